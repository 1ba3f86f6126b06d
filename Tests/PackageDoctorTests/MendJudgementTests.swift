import Foundation
import LeakDetection
import ObjectGraph
import Testing
import VirtualTime

@testable import PackageDoctor

/// The judgement of an edit: two runs of the tests.
@Suite struct MendJudgementTests {
  static let test = "ShopTests.OrdersTests/back()"

  /// A leak of a closure's.
  static func leak(_ field: String = ".onSave", type: String = "Orders") -> LeakReport {
    let screen = RetainingPath.Node(name: type, expectation: .expectedGone)
    let closure = RetainingPath.Node(name: "closure #1 in \(type).load()", kind: .closure)
    let path = RetainingPath(
      origin: .cycle, start: screen,
      steps: [
        RetainingPath.Step(label: field, target: closure),
        RetainingPath.Step(label: "captures self", target: screen),
      ])
    var report = LeakReport(
      subject: "\(type)#1", typeName: type, departure: nil, since: .zero, foundAt: .zero)
    report.retention = ObjectRetention(.searched(.cycle(path, visitedCount: 3)))
    return report
  }

  static func outcome(
    _ leaks: [LeakReport], failures: [String] = [], flow: [String] = ["a", "b"]
  ) -> TestOutcome {
    var outcome = TestOutcome()
    outcome.failures = [test: leaks.map(\.headline) + failures, "ShopTests.other()": []]
    outcome.findings = [test: [TestFindings(test: test, leaks: leaks, flow: flow)]]
    return outcome
  }

  func refusal(
    _ after: TestOutcome, before: TestOutcome = outcome([leak()]), in test: String = test
  ) -> MendJudgement.Refusal? {
    do throws(MendJudgement.Refusal) {
      try MendJudgement(before: before, signature: Self.leak().signature, test: test).check(
        after, isWhole: true)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a leak that is gone, and nothing else, is a proof`() {
    #expect(refusal(Self.outcome([])) == nil)
  }

  @Test func `each screen that a holder of UIKit's has is a leak of its own`() {
    func held(_ type: String) -> LeakReport {
      var report = Self.leak(type: type)
      let path = RetainingPath(
        origin: .cycle, start: RetainingPath.Node(name: "CADisplayLink"),
        steps: [
          RetainingPath.Step(
            label: ".target",
            target: RetainingPath.Node(name: type, expectation: .expectedGone))
        ])
      report.retention = ObjectRetention(.searched(.cycle(path, visitedCount: 3)))
      return report
    }
    var outcome = Self.outcome([held("Farm"), held("Farm"), held("Shed")])
    for (test, type) in [("ShopTests.A/visit()", "Compass"), ("ShopTests.B/visit()", "Farm")] {
      outcome.findings[test] = [TestFindings(test: test, leaks: [held(type)], flow: [])]
    }
    let leaks = Mender.Leak.all(in: outcome)
    #expect(Set(leaks.map(\.report.signature)).count == 1)
    #expect(leaks.map(\.report.typeName) == ["Compass", "Farm", "Shed"])
    #expect(leaks.map(\.tests.count) == [1, 2, 1])
    // What is left of each is found by its class.
    let left = leaks.map { $0.left(in: outcome, [Self.test], before: outcome)?.report.typeName }
    #expect(left == [nil, "Farm", "Shed"])
  }

  @Test func `a test of another suite that fails with an edit is run once more`() {
    func doubtful(_ test: String, _ words: String = "1 == 2") -> [String] {
      var after = Self.outcome([])
      after.failures[test, default: []].append(words)
      return after.doubtfulTests(
        since: Self.outcome([Self.leak()]), besides: [Self.test.suite])
    }
    #expect(doubtful("ShopTests.other()") == ["ShopTests.other()"])
    #expect(doubtful("ShopTests.OrdersTests/forward()") == [])
    #expect(doubtful(Self.test) == [])
    // What failed before fails again.
    var before = Self.outcome([Self.leak()])
    before.failures["ShopTests.other()"] = ["1 == 2"]
    #expect(before.doubtfulTests(since: before, besides: [Self.test.suite]) == [])
  }

  @Test func `an advice that the trials have refuted names what else may hold the object`() {
    func advice(_ text: String, _ reason: MendJudgement.Refusal = .stillLeaks) -> String? {
      SourceFolder(texts: [("Shop/Orders.swift", text)]).advice(
        for: Self.leak().retention!.path!,
        after: [RefusedTrial(kind: .capture, reason: reason)])
    }
    #expect(
      advice("class Shop { var children: [Orders] = []; weak var last: Orders? }")
        == "end each reference that may hold it: the capture of closure #1 in Orders.load(), "
        + "Shop.children; a weak capture alone does not free it")
    #expect(advice("class Shop { weak var last: Orders? }") == nil)
    #expect(advice("class Shop { var last: Orders? }", .doesNotEnd) == nil)
  }

  @Test func `where a property cannot be weak the screen's own is named`() {
    let text = """
      class Router { let root: UINavigationController }
      class List: UIViewController { let router: Router }
      """
    let root = RetainingPath.Node(name: "UINavigationController", expectation: .expectedGone)
    var step = RetainingPath.Step(label: ".root", target: root)
    step.facts = ReferenceFacts(
      ReferenceDeclaration([.init(".root", .property, [.reference])]), isOnly: true)
    let path = RetainingPath(
      origin: .cycle, start: root,
      steps: [
        RetainingPath.Step(label: ".top", target: RetainingPath.Node(name: "List")),
        RetainingPath.Step(label: ".router", target: RetainingPath.Node(name: "Router")), step,
      ])
    func advice(
      _ field: String, _ reason: MendJudgement.Refusal, _ router: String = "router: Router"
    ) -> String? {
      let text = text.replacing("router: Router", with: router)
      return SourceFolder(texts: [("Shop/List.swift", text)]).advice(
        for: path, after: [RefusedTrial(kind: .weakProperty(field), reason: reason)])
    }
    #expect(
      advice("Router.root", .doesNotCompile(""))
        == "make List.router weak, or let it hold what does not lead back to its screen")
    // What the screen has made has no other owner.
    #expect(
      advice("Router.root", .doesNotCompile(""), "router = Router()")
        == "make Router.root weak, and decide what its uses are to do without it")
    #expect(advice("Router.root", .stillLeaks) == nil)
    #expect(advice("List.router", .doesNotCompile("")) == nil)
  }

  @Test func `an edit that takes one of several holders goes on with the next one`() {
    func leak(line: Int, type: String = "Orders") -> LeakReport {
      var leak = Self.leak(type: type)
      var path = leak.retention!.path!
      path.steps[0].target.source = SourceLine(file: "Orders.swift", line: line, folder: "Shop")
      leak.retention = ObjectRetention(.searched(.cycle(path, visitedCount: 3)))
      return leak
    }
    let judgement = MendJudgement(
      before: Self.outcome([leak(line: 4)]), signature: Self.leak().signature, test: Self.test)
    func rest(_ line: Int, _ kind: MendCandidate.Kind = .capture) -> Int? {
      judgement.rest(
        of: leak(line: 4), in: Self.outcome([leak(line: line)]), after: kind, .stillLeaks
      )?.retention?.path?.suspectLine?.line
    }
    #expect(rest(8) == 8)
    #expect(rest(4) == nil)
    // Another edit may have moved the lines.
    #expect(rest(8, .other) == nil)
    // What is new and was not kept before is a leak of the edit's.
    #expect(
      judgement.rest(
        of: leak(line: 4), in: Self.outcome([leak(line: 4, type: "Cart")]), after: .capture,
        .leaksElsewhere("", [])) == nil)
  }

  @Test func `a leak that is known and stays is no reason against it`() {
    let other = Self.leak(type: "Cart")
    #expect(refusal(Self.outcome([other]), before: Self.outcome([Self.leak(), other])) == nil)
    #expect(
      refusal(Self.outcome([other]))?.words == """
        something else leaks: Cart leaked, closure #1 in Cart.load() captures self
        """)
  }

  @Test func `a leak whose path alone is another one is known, in its test and of its class`() {
    let other = Self.leak(type: "Cart")
    let moved = Self.leak(".onPaid", type: "Cart")
    #expect(refusal(Self.outcome([moved]), before: Self.outcome([Self.leak(), other])) == nil)
    // A second object of the class is another leak.
    #expect(
      refusal(Self.outcome([moved, moved]), before: Self.outcome([Self.leak(), other]))?.words
        == "something else leaks: Cart leaked, closure #1 in Cart.load() captures self")
    // The object itself still leaks, by whatever path its last holder is reached.
    #expect(refusal(Self.outcome([Self.leak(".onPaid")]))?.words == "still leaks")
  }

  @Test func `a leak of several tests is judged for one of them`() {
    let second = "ShopTests.OrdersTests/paid()"
    func both(_ leaks: [LeakReport]) -> TestOutcome {
      var outcome = Self.outcome(leaks)
      outcome.failures[second] = [Self.leak().headline]
      outcome.findings[second] = [TestFindings(test: second, leaks: [Self.leak()], flow: [])]
      return outcome
    }
    #expect(refusal(both([]), before: both([Self.leak()])) == nil)
    #expect(refusal(both([]), before: both([Self.leak()]), in: second) == .stillLeaks)
  }

  @Test func `an object that leaks as before is not mended`() {
    #expect(refusal(Self.outcome([Self.leak()])) == .stillLeaks)
  }

  @Test func `a test that fails by something else refuses the edit`() {
    let after = Self.outcome([], failures: ["Expectation failed: isSaved"])
    #expect(refusal(after) == .fails(test: Self.test, words: "Expectation failed: isSaved"))
    // It failed by it before.
    let before = Self.outcome([Self.leak()], failures: ["Expectation failed: isSaved"])
    #expect(refusal(after, before: before) == nil)
  }

  @Test func `another log refuses the edit, with the first other line`() {
    let after = Self.outcome([], flow: ["a", "c", "b"])
    #expect(refusal(after) == .changesLog(test: Self.test, line: "c"))
    #expect(refusal(after)?.words == "the log of OrdersTests/back has another line: c")
    #expect(refusal(Self.outcome([], flow: ["a"])) == .changesLog(test: Self.test, line: "b"))
  }

  @Test func `the log of a live test is not compared, as the proof says, and its failure refuses`()
  {
    func live(_ leaks: [LeakReport], _ flow: [String], failures: [String] = []) -> TestOutcome {
      var outcome = Self.outcome(leaks, failures: failures, flow: flow)
      outcome.findings[Self.test]?[0].isLive = true
      outcome.findings["ShopTests.other()"] = [
        TestFindings(test: "ShopTests.other()", leaks: [], flow: flow, isLive: true)
      ]
      return outcome
    }
    let before = live([Self.leak()], ["a", "b"])
    let cut = live([], ["a"])
    #expect(refusal(cut, before: before) == nil)
    // The words are the same for logs that are the same by chance.
    for flow in [["a"], ["a", "b"]] {
      #expect(
        live([], flow).proof(before: before) == """
          compiles, the leak is gone, 2 of 2 tests pass, the logs of 2 live tests go by the wall clock and were not compared
          """)
    }
    var mixed = before
    mixed.findings["ShopTests.other()"]?[0].isLive = false
    #expect(
      live([], ["a"]).proof(before: mixed) == """
        compiles, the leak is gone, 2 of 2 tests pass, the log of 1 live test goes by the wall clock and was not compared, all others are otherwise the same
        """)
    let failed = live([], ["a"], failures: ["Expectation failed: isSaved"])
    #expect(
      refusal(failed, before: before)
        == .fails(test: Self.test, words: "Expectation failed: isSaved")
    )
  }

  @Test func `a live test that has passed by chance may leak again`() {
    let other = "ShopTests.other()"
    func outcome(_ leaks: [LeakReport], others: [LeakReport]) -> TestOutcome {
      var outcome = Self.outcome(leaks)
      outcome.failures[other] = others.map(\.headline)
      outcome.findings[other] = [
        TestFindings(test: other, leaks: others, flow: [], isLive: true)
      ]
      return outcome
    }
    let feed = Self.leak(".feed", type: "Feed")
    let before = outcome([Self.leak()], others: [])
    let after = outcome([], others: [feed])
    func refusal(since first: TestOutcome?) -> MendJudgement.Refusal? {
      do throws(MendJudgement.Refusal) {
        try MendJudgement(
          before: before, signature: Self.leak().signature, test: Self.test, first: first
        ).check(after, isWhole: true)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(since: outcome([Self.leak()], others: [feed])) == nil)
    // What never leaked is new.
    #expect(refusal(since: before) != nil)
    #expect(refusal(since: nil) != nil)
    var timed = outcome([Self.leak()], others: [feed])
    timed.findings[other]?[0].isLive = false
    #expect(refusal(since: timed) != nil)
  }

  @Test func `a live test that fails is asked once more, one in virtual time is not`() {
    func outcome(_ failures: [String], isLive: Bool = true) -> TestOutcome {
      var outcome = Self.outcome([], failures: failures)
      outcome.findings[Self.test]?[0].isLive = isLive
      return outcome
    }
    let before = outcome([])
    var after = outcome(["Expectation failed: isShown"])
    let own: Set = [Self.test.suite]
    #expect(after.doubtfulTests(since: before, besides: own) == [Self.test])
    #expect(after.doubtfulTests(since: outcome([], isLive: false), besides: own) == [])
    #expect(after.doubtfulTests(since: after, besides: own) == [])
    var broken = before
    broken.isComplete = false
    after.take([Self.test], from: broken)
    #expect(after.failures[Self.test] == ["Expectation failed: isShown"])
    after.take([Self.test], from: before)
    #expect(after == before)
  }

  @Test func `a crash refuses the edit, as a test does that did not run`() {
    var after = Self.outcome([])
    after.isComplete = false
    #expect(refusal(after) == .doesNotEnd)
    after.isComplete = true
    after.failures["ShopTests.other()"] = nil
    #expect(refusal(after) == .doesNotEnd)
  }

  @Test func `a leak that a baseline knows is named so, and fails nothing`() {
    var report = MendReport(testCount: 2, passedCount: 1, passedCountAfter: 1)
    report.leaks = [MendReport.Leak(Self.test, Self.leak())]
    #expect(!report.isClean)
    report.leaks[0].isKnown = true
    report.leaks[0].advice = nil
    #expect(report.isClean)
    #expect(
      report.text == """
        OrdersTests/back: Orders leaked, closure #1 in Orders.load() captures self
          known: the baseline has it
          no patch: nothing that can be edited safely was found

        1 leak: 0 mended, 1 left to a person, known; 1 of 2 tests pass

        """)
  }

  @Test func `a test that fails for growth is told what it lacks`() {
    let growth = "growth over 4 rounds after 2 of warm-up: 1 type, 1 field"
    let outcome = TestOutcome(
      output: "",
      xunit: """
        <testcase classname="ShopTests" name="rounds()" time="1">
        <failure message="Expectation failed: (growth → \(growth)&#10;  type" />
        """, findings: [])
    var report = MendReport(testCount: 1, passedCount: 0, passedCountAfter: 0)
    report.growing = outcome.growing
    #expect(
      report.text == """
        ShopTests/rounds: \(growth)
          no patch: growth does not say which of the objects should have been deallocated
            to do by hand: expectDeallocation(of:reason:) for one of them in the test; its holder is mended then

        no test fails for a leak: 0 of 1 tests pass

        """)
  }
}
