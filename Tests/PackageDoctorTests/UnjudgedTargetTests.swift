import Testing

@testable import PackageDoctor

@Suite struct UnjudgedTargetTests {
  @Test
  func `tests of a target that does not compile wait for its edits, whatever the compiler says`()
    throws
  {
    let folder = try PlantedFolder([
      "Package.swift": JudgedTests.manifest(
        "targets: [.target(name: \"Shop\"), .testTarget(name: \"ShopTests\", dependencies: [\"Shop\"])]"
      ),
      "Sources/Shop/Form.swift": """
      import UIKit
      public final class Form: UIViewController {
        lazy var saveItem = UIBarButtonItem(
          title: "Save", style: .done, target: self, action: #selector(save))
        func save() {}
      }

      """,
      "Tests/ShopTests/Exports.swift": "@_exported import MainActorXCTest\n",
      "Tests/ShopTests/FormTests.swift": """
      import XCTest
      @testable import Shop
      @MainActor final class FormTests: XCTestCase {
        func testSave() async { XCTAssertNotNil(Form().saveItem.title) }
      }

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: JudgedTests.modules())
    #expect(
      diagnosis.findings.map { "\($0.path):\($0.line) \($0.what)" } == [
        "Sources/Shop/Form.swift:4 #selector(save)",
        "Tests/ShopTests/FormTests.swift:2 import Shop",
      ])
  }

  /// A module with a type that is unknown, at which the compiler crashes where a member of it is used.
  private static let row = """
    public struct Row {
      public var view: UIView
      public init(view: UIView) { self.view = view }
    }

    """

  private static let manifest = JudgedTests.manifest(
    "targets: [.target(name: \"Shop\"), .target(name: \"Till\", dependencies: [\"Shop\"])]")

  private static let drawer = "import Shop\nfunc open(_ row: Row) { print(row.view) }\n"

  @Test func `beside a target with errors, files that do not import it are judged all the same`()
    throws
  {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest,
      "Sources/Shop/Row.swift": Self.row.replacing("UIView", with: "Unknown"),
      "Sources/Till/Drawer.swift": Self.drawer,
      "Sources/Till/Purse.swift": "let purse: Int = \"purse\"\n",
      "Sources/Till/Safe.swift": "let safe = 1\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: JudgedTests.modules())
    #expect(
      diagnosis.files.map { "\($0.path) \($0.verdict)" } == [
        "Sources/Shop/Row.swift errors", "Sources/Till/Drawer.swift unjudged",
        "Sources/Till/Purse.swift errors", "Sources/Till/Safe.swift clean",
      ])
    #expect(
      diagnosis.findings.filter { $0.path.contains("Till") }.map { "\($0.line) \($0.what)" } == [
        "1 import Shop",
        "1 cannot convert value of type 'String' to specified type 'Int'",
      ])
  }

  @Test func `types that an added file below brings are known in the target above`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest,
      "Sources/Shop/Cell.swift": "import UIKit\nfinal class Cell: UIView {}\n",
      "Sources/Shop/Row.swift": "import Foundation\n" + Self.row,
      "Sources/Shop/Shelf.swift": "import Foundation\nfinal class Shelf: UIView {}\n",
      "Sources/Till/Drawer.swift": Self.drawer,
      "Sources/Till/Purse.swift": "import Shop\nfunc purse(_ row: Row) -> Int { row.view }\n",
      "Sources/Till/Scale.swift": "import Shop\nlet scale = UIView.self\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: JudgedTests.modules())
    #expect(diagnosis.addedFiles.map(\.path) == ["Sources/Shop/Exports.swift"])
    #expect(
      diagnosis.files.map { "\($0.path) \($0.verdict)" } == [
        "Sources/Shop/Cell.swift clean", "Sources/Shop/Row.swift edits",
        "Sources/Shop/Shelf.swift edits", "Sources/Till/Drawer.swift clean",
        "Sources/Till/Purse.swift errors", "Sources/Till/Scale.swift edits",
      ])
  }
}
