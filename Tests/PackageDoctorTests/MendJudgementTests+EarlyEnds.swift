import LeakDetection
import Testing

@testable import PackageDoctor

/// Objects that are gone too early with an edit.
extension MendJudgementTests {
  @Test func `what is gone while its screen is shown, and was not before, is a reason against it`()
  {
    func ending(_ ends: [EarlyEnd], leaks: [LeakReport] = [], isLive: Bool = false) -> TestOutcome {
      var outcome = Self.outcome(leaks)
      outcome.findings[Self.test]?[0].earlyEnds = ends
      outcome.findings[Self.test]?[0].isLive = isLive
      return outcome
    }
    let flow = EarlyEnd(of: "Flow", by: "closure #1 in Flow.start()", on: "Orders")
    let other = EarlyEnd(of: nil, by: "Form.delegate", on: "Orders")
    #expect(refusal(ending([flow])) == .goneTooEarly(flow))
    #expect(
      refusal(ending([other, flow]), before: ending([other], leaks: [Self.leak()]))
        == .goneTooEarly(flow))
    #expect(refusal(ending([flow]), before: ending([flow], leaks: [Self.leak()])) == nil)
    let live = ending([], leaks: [Self.leak()], isLive: true)
    #expect(refusal(ending([flow], isLive: true), before: live) == nil)
    #expect(
      MendJudgement.Refusal.goneTooEarly(flow).words == "Flow is gone while Orders is still shown")
    #expect(
      MendJudgement.Refusal.goneTooEarly(other).words
        == "the object of Form.delegate is gone while Orders is still shown")
    #expect(
      SourceFolder(texts: []).advice(
        for: Self.leak().retention!.path!,
        after: [RefusedTrial(kind: .capture, reason: .goneTooEarly(flow))])
        == "keep Flow as long as Orders is shown, in a property or a list of what makes it, and end "
        + "that where the screen has left; a weak reference alone loses it at once")
    // In a flow that an explorer plays it is the same.
    var (before, after) = (ending([], leaks: [Self.leak()]), ending([]))
    func played(_ flows: [[String]: [EarlyEnd]]) -> [[String]: TestFindings] {
      Dictionary(
        uniqueKeysWithValues: flows.map { actions, ends in
          var findings = TestFindings(played: actions, leaks: [], flow: [])
          findings.earlyEnds = ends
          return (actions, findings)
        })
    }
    (before.played, after.played) = (played([["tap"]: [other]]), played([["tap"]: [other, flow]]))
    #expect(refusal(after, before: before) == .goneTooEarly(flow))
    after.played = played([["tap"]: [other], ["go back"]: [flow]])
    #expect(refusal(after, before: before) == nil)
  }

  @Test func `what keeps itself with an edit, and did not before, is named`() {
    func outcome(_ words: [String]) -> TestOutcome {
      var outcome = Self.outcome([])
      outcome.findings[Self.test]?[0].selfKept = words
      return outcome
    }
    let flow = "Flow stays: closure #1 in Flow.start() captures it"
    #expect(outcome([flow]).selfKept(in: Self.test, besides: outcome([])) == [flow])
    #expect(outcome([flow, "b"]).selfKept(in: Self.test, besides: outcome([flow])) == ["b"])
    #expect(outcome([flow]).selfKept(in: "ShopTests.other()", besides: outcome([])) == [])
  }
}
