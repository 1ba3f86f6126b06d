import LeakDetection
import Testing

@Suite struct IgnoreRuleTests {
  typealias Made = MadeUpReports

  private func summary(
    _ rules: String, on day: String = "2026-11-21", _ reports: [LeakReport]
  ) throws -> LeakSummary {
    LeakSummary(
      reports,
      ignoring: IgnoreRules(
        try IgnoreRule.parse(rules, path: "rules"), today: try #require(IgnoreRule.Day(day))))
  }

  private let profile = """
    # A comment, and an empty line.

    type "Profile" allow 1 until 2026-12-24 because "waits for \\"Save\\""
    """

  @Test func `an ignored leak stays in the summary, with its reason and its victims`() throws {
    let summary = try summary(
      profile, [Made.cycle("Profile", 1), Made.victim("Row", 1, of: "Profile#1")])
    #expect(
      summary.text == """
        1 victim; 1 ignored
        ignored: Profile, popped from UINavigationController: make .onSave weak
          cycle: Profile.onSave
          Profile#1, ignored: waits for "Save"
            keeps Row#1

        """)
    #expect(summary.exitStatus == .clean)
    #expect(summary.rules.map(\.hitCount) == [1])
  }

  @Test func `more than allowed count`() throws {
    let summary = try summary(profile, [Made.cycle("Profile", 1), Made.cycle("Profile", 2)])
    #expect(
      summary.text == """
        1 leak; 1 ignored
        leak (2): Profile, popped from UINavigationController: make .onSave weak
          cycle: Profile.onSave
          Profile#1, ignored: waits for "Save"
          Profile#2
        rule type "Profile": allows 1, 2 matched: 1 too many

        """)
    #expect(summary.exitStatus == .leaks)
  }

  @Test func `a rule works through its last day and not after`() throws {
    let reports = [Made.cycle("Profile", 1)]
    #expect(try summary(profile, on: "2026-12-24", reports).exitStatus == .clean)
    let expired = try summary(profile, on: "2026-12-25", reports)
    #expect(expired.exitStatus == .leaks)
    #expect(
      expired.rules.map(\.complaint) == [
        "expired after 2026-12-24, no longer ignores; 1 matched"
      ])
  }

  @Test func `an unused rule is told of, and a leak that came to nothing uses none`() throws {
    let unused = try summary(profile, [Made.cycle("Profile", 1).gone(), Made.cycle("Feed", 1)])
    #expect(unused.rules.map(\.complaint) == ["unused: nothing matched"])
    #expect(unused.exitStatus == .leaks)
  }

  @Test(arguments: [
    ("holder \"Cache.screens[_]\"", ["Feed#1"]),
    ("holder \"Cache.screens\"", []),
    ("signature \"no path: Row, dismissed from UINavigationController\"", ["Row#1"]),
    ("departure \"popped\"", ["Profile#1", "Feed#1"]),
    ("departure \"dismissed from UINavigationController\"", ["Row#1"]),
    ("type \"Pro\"", []),
  ])
  func `a rule takes what it names and nothing else`(rule: String, subjects: [String]) throws {
    let summary = try summary(
      "\(rule) allow 9 until 2027-01-01 because \"x\"",
      [
        Made.cycle("Profile", 1), Made.held(by: ".screens[3]", "Feed", 1),
        Made.unexplained("Row", 1, as: .dismissed),
      ])
    let ignored = summary.groups.flatMap(\.leaks).filter { $0.ignoredBecause != nil }
    #expect(ignored.map(\.report.subject) == subjects)
  }

  @Test(arguments: [
    ("pattern", "expected type, holder, signature or departure, found pattern"),
    ("type A", "expected a text in quotes after type, found A"),
    ("type \"A", "expected a closing quote for the text after type"),
    ("type \"A\" until", "expected allow, found until"),
    ("type \"A\" allow 0", "expected a number above zero, found 0"),
    (
      "type \"A\" allow 1 until 2026-02-29 because \"x\"",
      "expected a day such as 2027-01-31, found 2026-02-29"
    ),
    ("type \"A\" allow 1 until 2026-02-28", "expected because, found nothing"),
    (
      "type \"A\" allow 1 until 2026-02-28 because \"\"",
      "expected a text in quotes after because, found \"\""
    ),
    (
      "type \"A\" allow 1 until 2026-02-28 because \" \"",
      "expected a reason in words, found nothing"
    ),
    (
      "type \"A\" allow 1 until 2026-02-28 because \"x\" y",
      "expected the end of the line, found y"
    ),
  ])
  func `a wrong rule is told of with its line`(rule: String, reason: String) {
    let error = #expect(throws: LeakFileError.self) {
      try IgnoreRule.parse("# rules\n\n\(rule)\n", path: "rules")
    }
    #expect(error?.description == "rules:3: \(reason)")
  }

  @Test func `days are those of the calendar`() throws {
    for text in ["2026-13-01", "2026-00-01", "2026-04-31", "1900-02-29", "2026-4-01", "today", ""] {
      #expect(IgnoreRule.Day(text) == nil, "\(text)")
    }
    let leapDay = try #require(IgnoreRule.Day("2000-02-29"))
    #expect("\(leapDay)" == "2000-02-29")
    #expect(try leapDay < #require(IgnoreRule.Day("2000-03-01")))
  }
}
