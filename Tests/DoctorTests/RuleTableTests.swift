import Foundation
import Testing

@testable import Doctor

/// The rules as the documentation has them.
@Suite struct RuleTableTests {
  @Test func `the documentation has the table of rules`() throws {
    let article = try String(
      contentsOf: PlantedFolder.repository.appending(
        path: "Sources/UIKit/UIKit.docc/WhatCannotWork.md"), encoding: .utf8)
    let parts = article.components(separatedBy: "<!-- doctor rules -->")
    try #require(parts.count == 3, "the table stands between two markers")
    #expect(
      parts[1] == "\n" + RuleTable.markdown,
      "the rules have changed; `swift run Demo doctor --table` writes the table")
  }

  @Test func `a rule is a row`() {
    let rows = RuleTable.markdown.split(separator: "\n")
    #expect(rows.count == Rule.all.count + 2)
    #expect(
      rows.contains(
        "| `#selector(…)` | it has no Objective-C runtime to find it | pass a `UIAction` or a closure instead |"
      ))
  }
}
