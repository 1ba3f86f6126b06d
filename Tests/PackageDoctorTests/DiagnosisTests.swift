import Foundation
import Testing

@testable import PackageDoctor

/// The whole of what is said of a small package, in both forms.
@Suite struct DiagnosisTests {
  static let package = [
    "Package.swift": "import os\n",
    ".build/checkouts/Other/A.swift": "@objc class A {}\n",
    "Pods/B.swift": "@objc class B {}\n",
    "README.md": "#selector(nothing)\n",
    "Sources/Shop/Clean.swift": "import UIKit\n\nfinal class Clean: UIViewController {}\n",
    "Sources/Shop/Basket.swift": """
    import Combine
    import UIKit

    final class Basket: UIViewController {
      lazy var done = UIBarButtonItem(
        title: nil, style: .done, target: self, action: #selector(tapped))

      @objc func tapped() {}
      @objc func swiped() {}
    }

    """,
    "Sources/Shop/Sheet.swift": """
    #if canImport(SwiftUI)
    import SwiftUI
    #endif
    import UIKit
    let board = UIStoryboard(name: "Sheet", bundle: nil)

    """,
    "Tests/ShopTests/BasketTests.swift": "@testable import Shop\n",
  ]

  private func diagnosis(of path: String) throws -> Diagnosis {
    Diagnosis(of: try SourceFolder(path: path))
  }

  @Test func `the text has a line each finding, and the sums`() throws {
    let folder = try PlantedFolder(Self.package)
    #expect(
      try diagnosis(of: folder.path).text == """
        @objc is refused without the Objective-C runtime; remove it
          Sources/Shop/Basket.swift:8, 9
        import Combine names a module that is not on Linux; have lifecycle doctor --init write a target Combine, which is OpenCombine; or fence it and what uses it by #if canImport(Combine)
          Sources/Shop/Basket.swift:1
        #selector(tapped) has no Objective-C runtime to find it; make the item by UIBarButtonItem(primaryAction: UIAction(title: …, image: …) { [weak self] _ in self?.tapped() }), and set its style after
          Sources/Shop/Basket.swift:6
        note: UIStoryboard reads no file on Linux; register with the storyboard what it makes, or make the screens in code
          Sources/Shop/Sheet.swift:5
        note: left out on Linux: #if canImport(SwiftUI)
          Sources/Shop/Sheet.swift:1

        4 files: 3 without a finding, 1 needs edits

        """)
  }

  @Test func `the JSON has all of it with keys that stay`() throws {
    let folder = try PlantedFolder([
      "A.swift": "import os\n#if canImport(Combine)\n#endif\n",
      "B.swift": "import UIKit\n#if os(iOS)\n#endif\n",
      "C.swift": "",
    ])
    #expect(
      try diagnosis(of: folder.path).json == """
        {
          "addedFiles" : [

          ],
          "files" : [
            {
              "compiles" : false,
              "path" : "A.swift",
              "verdict" : "edits"
            },
            {
              "compiles" : true,
              "path" : "B.swift",
              "verdict" : "clean"
            },
            {
              "compiles" : true,
              "path" : "C.swift",
              "verdict" : "clean"
            }
          ],
          "findings" : [
            {
              "edit" : "add LifecycleKit's product `OSLog` to the dependencies of its target",
              "kind" : "edit",
              "line" : 1,
              "path" : "A.swift",
              "rule" : "import-logging",
              "what" : "import os",
              "why" : "names a module that has a product of its own on Linux"
            },
            {
              "edit" : "ask for `canImport(UIKit)` in its place",
              "kind" : "run",
              "line" : 2,
              "path" : "B.swift",
              "rule" : "fence",
              "what" : "#if os(iOS)",
              "why" : "is answered otherwise on Linux than on iOS"
            }
          ],
          "judge" : "rules",
          "leftOut" : [
            {
              "condition" : "canImport(Combine)",
              "line" : 2,
              "path" : "A.swift"
            }
          ]
        }

        """)
  }

  @Test func `for GitHub each finding is an annotation at its line`() throws {
    let folder = try PlantedFolder(Self.package)
    #expect(
      try diagnosis(of: folder.path).written(as: .github, of: "Shop/") == """
        ::error file=Shop/Sources/Shop/Basket.swift,line=1,title=doctor%3A import-combine::import Combine names a module that is not on Linux; have lifecycle doctor --init write a target Combine, which is OpenCombine; or fence it and what uses it by #if canImport(Combine)
        ::error file=Shop/Sources/Shop/Basket.swift,line=6,title=doctor%3A selector::#selector(tapped) has no Objective-C runtime to find it; make the item by UIBarButtonItem(primaryAction: UIAction(title: …, image: …) { [weak self] _ in self?.tapped() }), and set its style after
        ::error file=Shop/Sources/Shop/Basket.swift,line=8,title=doctor%3A objc::@objc is refused without the Objective-C runtime; remove it
        ::error file=Shop/Sources/Shop/Basket.swift,line=9,title=doctor%3A objc::@objc is refused without the Objective-C runtime; remove it
        ::notice file=Shop/Sources/Shop/Sheet.swift,line=5,title=doctor%3A nib::UIStoryboard reads no file on Linux; register with the storyboard what it makes, or make the screens in code

        """)
    // One file is told by its own path, and what is not below the working directory by its whole one.
    let basket = folder.path + "/Sources/Shop/Basket.swift"
    let first = try diagnosis(of: basket).written(as: .github, of: basket).prefix { $0 != "," }
    #expect(first == "::error file=\(basket)")
  }

  @Test func `as SARIF each finding is a result with its rule and place`() throws {
    let folder = try PlantedFolder(Self.package)
    let sarif = try diagnosis(of: folder.path).written(as: .sarif, of: "Shop")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.compactMap { $0["ruleId"] as? String } == [
        "import-combine", "selector", "objc", "objc", "nib",
      ])
    #expect(
      results.compactMap { $0["level"] as? String } == ["error", "error", "error", "error", "note"])
    #expect(results.compactMap { $0["ruleIndex"] as? Int } == [0, 3, 2, 2, 1])
    #expect(
      sarif.contains(
        """
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "Shop/Sources/Shop/Basket.swift",
                          "uriBaseId" : "%SRCROOT%"
                        },
                        "region" : {
                          "startLine" : 6
                        }
                      }
        """))
    #expect(
      sarif.contains(
        #""text" : "objc: it is refused without the Objective-C runtime.""#))
  }

  @Test func `a file outside of the working directory is named by the message of its result`()
    throws
  {
    let folder = try PlantedFolder(Self.package)
    let sarif = try diagnosis(of: folder.path).written(as: .sarif, of: folder.path)
    let place = "\(folder.path)/Sources/Shop/Basket.swift:6"
    #expect(sarif.contains(#""text" : "\#(place): #selector(tapped) has no"#), "\(sarif)")
    #expect(sarif.contains(#""uri" : "Package.swift""#))
  }

  @Test func `what is written as JSON is read again`() throws {
    let folder = try PlantedFolder(Self.package)
    let diagnosis = try diagnosis(of: folder.path)
    let read = try JSONDecoder().decode(Diagnosis.self, from: Data(diagnosis.json.utf8))
    #expect(read.json == diagnosis.json)
    #expect(read.text == diagnosis.text)
  }

  @Test func `one file can be asked for`() throws {
    let folder = try PlantedFolder(Self.package)
    let diagnosis = try diagnosis(of: folder.path + "/Sources/Shop/Clean.swift")
    #expect(diagnosis.text == "1 file: 1 without a finding\n")
    #expect(diagnosis.isClean)
  }

  @Test func `by the rules alone, a file that does not run counts as a finding`() throws {
    let folder = try PlantedFolder([
      "A.swift": "import UIKit\n#if os(iOS)\n#endif\n", "B.swift": "@objc class B: UIView {}\n",
      "C.swift": "", "D.swift": "#if os(iOS)\n#endif\n",
    ])
    let diagnosis = try diagnosis(of: folder.path)
    #expect(
      diagnosis.summary
        == "4 files: 1 without a finding, 1 needs edits, 2 to edit before they run")
    #expect(!diagnosis.isClean)
  }

  @Test func `nothing to look at is refused in words`() throws {
    let folder = try PlantedFolder(["README.md": ""])
    let path = folder.path
    #expect(throws: Diagnosis.Refusal(words: "\(path): no Swift files there")) {
      try Diagnosis(quickly: path)
    }
    #expect(throws: Diagnosis.Refusal(words: "\(path)/none: cannot be read")) {
      try Diagnosis(quickly: path + "/none")
    }
  }

  @Test func `a note is told once for a file, at its first place`() {
    let examined = Examined("let a = UIStoryboard(name: b)\nlet c = UIStoryboard(name: d)")
    #expect(examined.diagnosis.findings.map(\.line) == [1])
  }

  @Test func `notes alone leave a file as it is`() {
    let diagnosis = Examined("let a = UIStoryboard(name: b)\nimport RxSwift").diagnosis
    #expect(diagnosis.findings.map(\.kind) == [.note, .note])
    #expect(diagnosis.isClean)
    #expect(diagnosis.summary == "1 file: 1 without a finding")
  }
}
