import PastedTables
import Testing

/// What is known of UIKit, rule by rule.
@MainActor struct ConformanceTests {
  @Test(arguments: Rule.all) func `the rule holds`(_ rule: Rule) {
    judge(rule, rule.run())
  }

  @Test(arguments: Rule.all.filter { $0.versions != nil })
  func `a rule of some versions holds on the first and the last of them`(_ rule: Rule) {
    for version in [rule.versions?.lowerBound, rule.versions?.upperBound] {
      judge(rule, rule.run(on: version))
    }
  }

  @Test(arguments: [15, 16, 17, 18, 27])
  func `a rule that names no version holds on each that apps support`(_ version: Int) {
    for rule in Rule.all where rule.versions == nil { judge(rule, rule.run(on: version)) }
  }

  private func judge(_ rule: Rule, _ result: Rule.Result) {
    switch rule.verdict(on: result) {
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
    ) { bed in
      A(bed).loadViewIfNeeded()
      bed.note("the end")
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

  @Test func `the report that a Mac prints agrees with our own transcripts`() {
    let lines = ConformanceTable(of: Rule.all).report.split(separator: "\n")
    let count = Rule.all.count
    #expect(lines.contains("\(count) of \(count) rules agree"))
    #expect(!lines.contains { $0.hasPrefix("== differs ") })
    #expect(lines.count { $0.hasPrefix("== transcript ") } == count)
  }

  @Test func `the report says where a rule differs, and shows what was seen`() {
    let rule = Rule("0", "a made-up rule", "practice", .low, expected: "A loadView") { bed in
      bed.note("the end")
    }
    #expect(
      ConformanceTable(of: [rule]).report == """
        rule  source    confidence  result   what
        0     practice  low         differs  a made-up rule
        0 of 1 rules agree

        == differs 0: a made-up rule
        - A loadView
        + the end

        == transcript 0: a made-up rule
        the end

        """)
  }

  @Test func `the pasted table of versions is up to date`() throws {
    let pasted = PastedTable(
      "Sources/LifecycleKit/LifecycleKit.docc/VersionsOfIOS.md", between: "version table")
    #expect(try pasted.holds(ConformanceTable(of: Rule.all.filter { $0.versions != nil }).versions))
  }

  @Test func `the pasted table of fidelity is up to date`() throws {
    let table = ConformanceTable(of: Rule.all)
    print(table.text)
    let pasted = PastedTable(
      "Sources/LifecycleKit/LifecycleKit.docc/Fidelity.md", between: "conformance table")
    #expect(try pasted.holds(table.markdown))
  }
}
