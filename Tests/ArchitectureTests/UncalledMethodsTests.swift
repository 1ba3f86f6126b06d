import Foundation
import Testing

@testable import Doctor

@Suite struct UncalledMethodsTests {
  @Test func `the guide lists the delegates' methods that nothing calls`() throws {
    let guide = try Repository.text("Sources/UIKit/UIKit.docc/WhatNothingCalls.md")
    let parts = guide.components(separatedBy: "<!-- uncalled methods -->")
    #expect(parts.count == 3)
    let table = UncalledMethods.table
    if ProcessInfo.processInfo.environment["UNCALLED_TABLE"] != nil { print(table) }
    #expect(
      parts[1].trimmingCharacters(in: .newlines) == table,
      "run with UNCALLED_TABLE=1 and paste what is printed between the markers")
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
