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

  @Test func `the documentation's fidelity table is made from the rules`() throws {
    let table = ConformanceTable(of: Rule.all)
    print(table.text)
    let isWanted = ProcessInfo.processInfo.environment["CONFORMANCE_TABLE"] != nil
    if isWanted { print(table.markdown) }
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    let parts = article.components(separatedBy: "<!-- conformance table -->\n")
    try #require(parts.count == 3, "the article has the two markers of the table")
    #expect(
      parts[1] == "\n\(table.markdown)\n\n",
      "run with CONFORMANCE_TABLE=1 and paste what is printed between the markers")
  }

  private static let article = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LifecycleKit/LifecycleKit.docc/Fidelity.md")
}
