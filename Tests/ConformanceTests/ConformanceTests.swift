import PastedTables
import Testing

/// What is known of UIKit, rule by rule.
@MainActor struct ConformanceTests {
  @Test(arguments: Rule.all) func `the rule holds`(_ rule: Rule) {
    switch rule.verdict(on: rule.run()) {
    case .passes: break
    case .fails(let faults): Issue.record("\(rule.testDescription)\n\(faults)")
    case .notRun(let reason): print("not run: \(rule.testDescription): \(reason)")
    }
  }

  @Test func `every rule has a number of its own and a source that is listed`() {
    var numbers: Set<String> = []
    let letters = Set(Rule.sources.map(\.letters))
    for rule in Rule.all {
      #expect(numbers.insert(rule.number).inserted, "\(rule.number) twice")
      for source in rule.source.split(separator: " ") {
        #expect(letters.contains(String(source)), "\(rule.number): \(source)")
      }
    }
  }

  @Test func `a rule that is not kept fails, with the line that is missing and the one too much`() {
    let rule = Rule(
      "0", "a made-up rule", "practice", .low,
      expected: """
        A loadView
        A viewDidLoad
        A is painted
        """, complaints: [.silence], leaks: ["A"]
    ) { stage in
      A(stage).loadViewIfNeeded()
      stage.note("the end")
    }
    let verdict = rule.verdict(on: rule.run())
    #expect(
      verdict
        == .fails(
          """
            A loadView
            A viewDidLoad
          - A is painted
          + the end
          complaints: [], expected [ConformanceTests.Complaint.silence]
          leaks: [], expected ["A"]
          """))
  }

  @Test func `the pasted table of fidelity is up to date`() throws {
    let table = ConformanceTable(of: Rule.all)
    print(table.text)
    let pasted = PastedTable(
      "Sources/LifecycleKit/LifecycleKit.docc/Fidelity.md", between: "conformance table")
    #expect(try pasted.holds(table.markdown))
  }
}
