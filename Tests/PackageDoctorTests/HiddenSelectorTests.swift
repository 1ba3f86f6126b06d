import Testing

@testable import PackageDoctor

/// The compiler says one error of an expression that has several.
@Suite struct HiddenSelectorTests {
  @Test func `of two selectors in one list both are named, with an edit for each`() throws {
    let folder = try PlantedFolder([
      "Recipe.swift": """
      import UIKit
      final class Recipe: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Keep", style: .plain, target: self, action: #selector(keep)),
            UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share)),
          ]
        }
        @objc private func keep() {}
        @objc private func share() {}
      }

      """
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: try JudgedTests.modules())
    #expect(
      diagnosis.findings.filter { $0.rule == "selector" }.map { "\($0.line) \($0.what)" } == [
        "6 #selector(keep)", "7 #selector(share)",
      ])
  }
}
