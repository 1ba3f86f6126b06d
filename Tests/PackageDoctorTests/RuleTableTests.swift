import PastedTables
import Testing

@testable import PackageDoctor

/// The rules as the documentation has them.
@Suite struct RuleTableTests {
  @Test func `the pasted table of rules is up to date`() throws {
    let table = PastedTable("Sources/UIKit/UIKit.docc/WhatCannotWork.md", between: "doctor rules")
    #expect(try table.holds(RuleTable.markdown))
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
