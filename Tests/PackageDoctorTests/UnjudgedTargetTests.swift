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
}
