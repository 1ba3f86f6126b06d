import LeakDetection
import ObjectGraph
import Testing

@Suite struct LeakSummaryTests {
  typealias Made = MadeUpReports

  @Test func `three leaks by one mistake are one entry, and another mistake is another`() {
    let summary = LeakSummary([
      Made.cycle("Profile", 1), Made.cycle("Profile", 2), Made.unexplained("Feed", 1),
      Made.cycle("Profile", 7),
    ])
    #expect(
      summary.text == """
        2 mistakes; 4 leaks
        leak (3): Profile, popped from UINavigationController: make .onSave weak
          cycle: Profile.onSave
          Profile#1
          Profile#2
          Profile#7
        leak: Feed, popped from UINavigationController
          no path: Feed, popped from UINavigationController
          Feed#1

        """)
    #expect(summary.exitStatus == .leaks)
  }

  @Test func `a failure ends a run as a leak does`() {
    var summary = LeakSummary([])
    #expect(summary.exitStatus == .clean)
    summary.failures = [LeakSummary.Failure(file: "a.flow", line: 1, message: "not so")]
    #expect(summary.exitStatus == .leaks)
  }

  @Test func `a report's JSON says which steps are probable`() throws {
    var report = Made.cycle("Profile", 1)
    #expect(try report.json().contains("\"isProbable\" : false"))
    let node = RetainingPath.Node(name: "Profile#1", expectation: .expectedGone)
    let guess = RetainingPath(
      origin: .cycle, start: node,
      steps: [RetainingPath.Step(label: "holds", strength: .probable, target: node)])
    report.retention = ObjectRetention(.searched(.cycle(guess, visitedCount: 1)))
    #expect(try report.json().contains("\"isProbable\" : true"))
  }

  @Test func `victims stand under their culprit, however far and whoever was reported first`() {
    let summary = LeakSummary([
      Made.victim("Row", 1, of: "Detail#1"), Made.victim("Detail", 1, of: "Feed#1"),
      Made.held(by: ".screens[3]", "Feed", 1),
      Made.held(by: ".screens[3]", "Header", 1, past: ["Feed#1"]),
    ])
    #expect(
      summary.text == """
        1 leak, 3 victims
        leak: Feed, popped from UINavigationController: remove it from .screens
          Cache.screens[_]
          Feed#1
            keeps Row#1
            keeps Detail#1
            keeps Header#1

        """)
  }

  @Test func `of two that keep each other the one reported first stands for both`() {
    let summary = LeakSummary([
      Made.victim("A", 1, of: "B#1"), Made.victim("B", 1, of: "A#1"),
      Made.victim("C", 1, of: "B#1"),
    ])
    #expect(summary.groups.flatMap(\.leaks).map(\.report.subject) == ["A#1"])
    #expect(summary.groups[0].leaks[0].victims.map(\.subject) == ["B#1", "C#1"])
  }

  @Test func `a victim whose culprit is not reported speaks for itself`() {
    let summary = LeakSummary([Made.victim("Row", 1, of: "Detail#1")])
    #expect(summary.groups.map(\.signature) == ["Detail.next"])
    #expect(summary.exitStatus == .leaks)
  }

  @Test func `what went later is counted apart and is no leak, nor anybody's culprit`() {
    let late = LeakSummary([Made.cycle("Profile", 1).gone()])
    #expect(
      late.text == """
        1 deallocated late
        no leak: Profile, popped from UINavigationController: make .onSave weak
          cycle: Profile.onSave
          Profile#1, deallocated at 4.000 s

        """)
    #expect(late.exitStatus == .clean)
    let kept = LeakSummary([
      Made.cycle("Profile", 1).gone(), Made.victim("Row", 1, of: "Profile#1"),
    ])
    #expect(kept.groups(.new).map(\.signature) == ["Profile.next"])
  }

  @Test func `nothing leaked is clean`() {
    let summary = LeakSummary([])
    #expect(
      summary.text == "no leaks\n")
    #expect(summary.exitStatus == .clean)
  }

  @Test func `a fix passes when its leak is gone, partly when fewer or others, else fails`() {
    let baseline = LeakBaseline(LeakSummary([Made.cycle("Profile", 1), Made.cycle("Profile", 2)]))
    func verify(_ reports: LeakReport...) -> String {
      FixVerification(of: baseline, in: LeakSummary(reports)).text
    }
    #expect(
      verify() == """
        fix: pass
          the leak is gone: cycle: Profile.onSave

        """)
    #expect(verify(Made.cycle("Profile", 3).gone()) == verify())
    #expect(
      verify(Made.cycle("Profile", 3)) == """
        fix: partly
          fewer leak, 1 of 2: cycle: Profile.onSave

        """)
    #expect(
      verify(Made.unexplained("Feed", 1)) == """
        fix: partly
          the leak is gone: cycle: Profile.onSave
          something else leaks, 1: no path: Feed, popped from UINavigationController

        """)
    #expect(
      verify(Made.cycle("Profile", 3), Made.cycle("Profile", 4)) == """
        fix: fail
          still leaks, 2 of 2: cycle: Profile.onSave

        """)
    let unknownCount = FixVerification(
      of: [("cycle: Profile.onSave", nil)], in: LeakSummary([Made.cycle("Profile", 1)]))
    #expect(unknownCount.verdict == .fail)
    #expect(unknownCount.exitStatus == .leaks)
  }

  @Test func `a fix of what nothing says that it was is not judged`() {
    let never = FixVerification(of: [("cycle: Profil.onSave", nil)], in: LeakSummary([]))
    #expect(
      never.text == """
        fix: unjudged
          never seen, neither in this run nor in a baseline: cycle: Profil.onSave

        """)
    #expect(never.exitStatus == .error)
    let late = FixVerification(
      of: [("cycle: Profile.onSave", nil)], in: LeakSummary([Made.cycle("Profile", 1).gone()]))
    #expect(late.verdict == .pass)
  }

  @Test func `a rule fixes nothing, and what the baseline knows is not held against a fix`() throws
  {
    let day = try #require(IgnoreRule.Day("2026-11-21"))
    let rule = try #require(
      IgnoreRule(.type("Profile"), allowing: 1, until: day, because: "later"))
    let known = LeakBaseline(LeakSummary([Made.unexplained("Feed", 1)]))
    let summary = LeakSummary(
      [Made.cycle("Profile", 1), Made.unexplained("Feed", 1)], baseline: known,
      ignoring: IgnoreRules([rule], today: day))
    #expect(FixVerification(of: [("cycle: Profile.onSave", 1)], in: summary).verdict == .fail)
    #expect(FixVerification(of: [("cycle: Other.field", 1)], in: summary).verdict == .pass)
  }
}
