import Foundation
import Testing

@testable import Doctor

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
      let blur = [UIBlurEffect(), UIBlurEffect()]

      @objc func tapped() {}
    }

    """,
    "Sources/Shop/Sheet.swift": """
    #if canImport(SwiftUI)
    import SwiftUI
    #endif
    import UIKit
    let board = UIStoryboard(name: "Sheet", bundle: nil)
    let empty = type.init(frame: .zero)

    """,
    "Tests/ShopTests/BasketTests.swift": "@testable import Shop\n",
  ]

  private func diagnosis(of path: String) throws -> Diagnosis {
    Diagnosis(of: try SourceFolder(path: path), table: Examined.table)
  }

  @Test func `the text has a line each finding, and the sums`() throws {
    let folder = try PlantedFolder(Self.package)
    #expect(
      try diagnosis(of: folder.path).text == """
        Sources/Shop/Basket.swift:1: import Combine finds no such module on Linux; fence it and what uses it by #if canImport(Combine)
        Sources/Shop/Basket.swift:6: #selector(tapped) has no Objective-C runtime to find it; pass a UIAction as primaryAction
        Sources/Shop/Basket.swift:7: UIBlurEffect is missing in the module UIKit; fence what uses it, or leave the file out
        Sources/Shop/Basket.swift:9: @objc is refused without the Objective-C runtime; remove it
        Sources/Shop/Sheet.swift:1: note: left out on Linux: #if canImport(SwiftUI)
        Sources/Shop/Sheet.swift:5: note: UIStoryboard reads no file on Linux; register with the storyboard what it makes, or make the screens in code
        Sources/Shop/Sheet.swift:6: type.init(frame:) needs a required initialiser, which UIKit's classes have by Objective-C alone; pass a closure that makes it, or declare the initialiser required in a class of your own

        4 files: 2 compile as they are, 2 need 4 edits, 1 symbol is missing

        """)
  }

  @Test func `the JSON has all of it with keys that stay`() throws {
    let folder = try PlantedFolder([
      "A.swift": "import os\n#if canImport(Combine)\n#endif\n", "B.swift": "let a: UIBlurEffect\n",
      "C.swift": "",
    ])
    #expect(
      try diagnosis(of: folder.path).json == """
        {
          "files" : [
            {
              "compiles" : false,
              "path" : "A.swift"
            },
            {
              "compiles" : false,
              "path" : "B.swift"
            },
            {
              "compiles" : true,
              "path" : "C.swift"
            }
          ],
          "findings" : [
            {
              "edit" : "fence it and each `Logger` by `#if canImport(os)`; `import UIKit` brings `os_log`",
              "kind" : "edit",
              "line" : 1,
              "path" : "A.swift",
              "rule" : "import-logging",
              "what" : "import os",
              "why" : "finds no such module on Linux"
            },
            {
              "edit" : "fence what uses it, or leave the file out",
              "kind" : "missing",
              "line" : 1,
              "path" : "B.swift",
              "rule" : "symbol",
              "what" : "UIBlurEffect",
              "why" : "is missing in the module `UIKit`"
            }
          ],
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

  @Test func `what is written as JSON is read again`() throws {
    let folder = try PlantedFolder(Self.package)
    let diagnosis = try diagnosis(of: folder.path)
    let read = try JSONDecoder().decode(Diagnosis.self, from: Data(diagnosis.json.utf8))
    #expect(read == diagnosis)
  }

  @Test func `one file can be asked for`() throws {
    let folder = try PlantedFolder(Self.package)
    let diagnosis = try diagnosis(of: folder.path + "/Sources/Shop/Clean.swift")
    #expect(diagnosis.text == "1 file: 1 compiles as it is\n")
    #expect(diagnosis.isClean)
  }

  @Test func `nothing to look at is refused in words`() throws {
    let folder = try PlantedFolder(["README.md": ""])
    let path = folder.path
    #expect(throws: Diagnosis.Refusal(words: "\(path): no Swift files there")) {
      try Diagnosis(path: path)
    }
    #expect(throws: Diagnosis.Refusal(words: "\(path)/none: cannot be read")) {
      try Diagnosis(path: path + "/none")
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
    #expect(diagnosis.summary == "1 file: 1 compiles as it is")
  }
}
