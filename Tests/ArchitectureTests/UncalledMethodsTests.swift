import PastedTables
import Testing

@testable import PackageDoctor

@Suite struct UncalledMethodsTests {
  @Test func `the pasted table of delegates' methods that nothing calls is up to date`() throws {
    let table = PastedTable(
      "Sources/UIKit/UIKit.docc/WhatNothingCalls.md", between: "uncalled methods")
    #expect(try table.holds(UncalledMethods.table))
  }

  @Test func `the doctor tells of the same methods`() {
    let list = UncalledMethods.found().map { owner, methods in
      "\(owner):\n" + methods.map { "  \($0)\n" }.joined()
    }
    #expect(Rule.listOfUncalled == list.joined(), "write the guide's table there as well")
  }

  @Test func `a call is known by its name and its labels`() {
    let tokens = SourceFile(
      path: "A.swift",
      text: """
        func shown(_ row: Int, in table: Table) {}
        delegate?.shown(row, in: table)
        delegate?.picked(list.map { ($0, b: 1) }, at: [a, b])
        super.done(row)
        """
    ).tokens
    let calls = UncalledMethods.calls(in: tokens)
    #expect(calls.contains("shown(_:in:)"))
    #expect(calls.contains("picked(_:at:)"))
    #expect(!calls.contains("done(_:)"))
    #expect(!calls.contains("shown(_:_:)"))
  }

  @Test func `what is called is not listed, and what is not called is`() {
    let found = Dictionary(uniqueKeysWithValues: UncalledMethods.found().map { ($0, $1) })
    #expect(
      found["UINavigationControllerDelegate"]?.contains("navigationController(_:didShow:animated:)")
        != true)
    #expect(found["UITableViewDelegate"]?.contains("tableView(_:didSelectRowAt:)") != true)
    #expect(found["UITableViewDelegate"]?.contains("tableView(_:willDisplay:forRowAt:)") == true)
  }
}
