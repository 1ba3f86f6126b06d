import Testing

@testable import PackageDoctor

extension JudgedTests {
  @Test func `what is in another module on Linux is named alone, and no log is left out`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Net.swift": """
      #if canImport(os)
      import os
      #endif
      import Foundation
      func session() -> Any { URLSession.shared }

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        URLSession is in a module of its own on Linux; add import FoundationNetworking between #if canImport(FoundationNetworking) and #endif
          Sources/Shop/Net.swift:5

        1 file: 1 needs edits

        """)
  }

  @Test func `a file outside of the project's folder is judged in the target that compiles it`()
    throws
  {
    let folder = try PlantedFolder([
      "App/Ferry.xcodeproj/project.pbxproj": """
      1 = { isa = PBXSourcesBuildPhase; files = ( 2 /* Ferry.swift in Sources */, ); };
      3 = { isa = PBXSourcesBuildPhase; files = ( 4 /* DeckTests.swift in Sources */, 5 /* Camera.swift in Sources */, 6 /* Ferry.swift in Sources */, ); };

      """,
      "App/Ferry/Ferry.swift": "let ferry = 1\n",
      "App/FerryTests/DeckTests.swift": "let picture = camera + ferry\n",
      "tools/Camera.swift": "let camera = 1\nlet film: Int = picture\nlet no: Int = \"\"\n",
      "tools/Other.swift": "let other = camera\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.findings.map { "\($0.path):\($0.line) \($0.what)" } == [
        "tools/Camera.swift:3 cannot convert value of type 'String' to specified type 'Int'",
        "tools/Other.swift:1 cannot find 'camera' in scope",
      ])
  }

  @Test func `a script is judged by itself, with code at its top level`() throws {
    let folder = try PlantedFolder([
      "Ferry/Ferry.swift": "let ferry = 1\n",
      "tools/count.swift": "#!/usr/bin/env swift\nimport Foundation\nprint(\"1\")\n",
      "tools/fail.swift": "#!/usr/bin/env swift\nprint(\"1\")\nprint(ferry)\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        the compiler: cannot find 'ferry' in scope
          tools/fail.swift:3

        3 files: 2 compile as they are, 1 has other errors

        """)
  }

  @Test func `a name comes from Combine if that has it, else from any module that is missing`()
    throws
  {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Countdown.swift": """
      import AVFoundation
      import Combine
      final class Countdown {
        @Published var remaining = 10
        private var bag: Set<AnyCancellable> = []
        let player = AVPlayer()
        func start() {
          $remaining.sink { print($0) }.store(in: &bag)
          print([remaining].publisher.map { $0 })
        }
      }

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        Published, AnyCancellable, $remaining: each comes from import Combine; it comes with the target Combine, else put it inside that fence as well
          Sources/Shop/Countdown.swift:4 Published, 5 AnyCancellable, 8 $remaining
        AVPlayer, publisher: each comes from import AVFoundation or import Combine; put it inside that fence as well
          Sources/Shop/Countdown.swift:6 AVPlayer, 9 publisher
        import AVFoundation names a module that is not on Linux; fence it and what uses it by #if canImport(AVFoundation)
          Sources/Shop/Countdown.swift:1
        import Combine names a module that is not on Linux; have lifecycle doctor --init write a target Combine, which is OpenCombine; or fence it and what uses it by #if canImport(Combine)
          Sources/Shop/Countdown.swift:2

        1 file: 1 needs edits

        """)
  }
}
