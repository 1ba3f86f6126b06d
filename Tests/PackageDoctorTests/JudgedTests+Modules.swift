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
}
