import LeakDetection
import Testing

@testable import PackageDoctor

/// The judgement of edits by the tests that the explorer prints.
@Suite struct MendPlayedFlowTests {
  @Test func `a flow that an explorer has played belongs to the test that fails by its leaks`() {
    func outcome(
      _ leaks: [LeakReport], _ failure: String?, log: [String] = ["a", "b"]
    ) -> TestOutcome {
      TestOutcome(
        output: "",
        xunit: """
          <testcase classname="ShopTests" name="leak()" time="1">
          \(failure.map { "<failure message=\"\($0)\" />" } ?? "")
          <testcase classname="ShopTests" name="other()" time="1">
          """,
        findings: [TestFindings(played: ["tap a", "go back"], leaks: leaks, flow: log)])
    }
    func words(_ faults: String...) -> String {
      "Expectation failed: (end.faults → [\(faults.map { "&quot;leak: \($0)&quot;" }.joined(separator: ", "))]) == []"
    }
    let (first, second) = (MendJudgementTests.leak(), MendJudgementTests.leak(type: "Cart"))
    let both = outcome([first, second], words(first.signature, second.signature))
    #expect(both.leaks(of: "ShopTests/leak()") == [first, second])
    #expect(
      both.otherFailures(of: "ShopTests/leak()")
        == ["Expectation failed: (end.faults → []) == []"])
    func refusal(_ after: TestOutcome) -> MendJudgement.Refusal? {
      do throws(MendJudgement.Refusal) {
        try MendJudgement(before: both, signature: first.signature, test: "ShopTests/leak()")
          .check(after, isWhole: true)
        return nil
      } catch {
        return error
      }
    }
    // The other one still leaks, as before.
    #expect(refusal(outcome([second], words(second.signature))) == nil)
    #expect(refusal(outcome([], nil)) == nil)
    #expect(refusal(outcome([first], words(first.signature))) == .stillLeaks)
    #expect(
      refusal(outcome([], nil, log: ["a", "c"]))
        == .changesLog(test: "the flow tap a, go back", line: "c"))
    #expect(
      refusal(outcome([], "Expectation failed: (end.faults → [&quot;misuse: x&quot;]) == []"))
        == .fails(
          test: "ShopTests/leak()",
          words: "Expectation failed: (end.faults → [\"misuse: x\"]) == []"))
  }

  @Test func `a test of one leak of a flow has that leak alone, and passes while others are there`()
  {
    let (first, second) = (MendJudgementTests.leak(), MendJudgementTests.leak(type: "Cart"))
    let test = "ShopTests/leak()"
    func outcome(_ leaks: [LeakReport]) -> TestOutcome {
      let fault = "&quot;leak: \(first.signature)&quot;"
      let failure = leaks.contains(first) ? "(end.faults.filter → [\(fault)]) == []" : nil
      return TestOutcome(
        output: "",
        xunit: """
          <testcase classname="ShopTests" name="leak()" time="1">
          \(failure.map { "<failure message=\"\($0)\" />" } ?? "")
          """,
        findings: [TestFindings(played: ["go back"], leaks: leaks, flow: [])])
    }
    let before = outcome([first, second])
    #expect(before.leaks(of: test) == [first])
    func refusal(_ leaks: [LeakReport]) -> MendJudgement.Refusal? {
      do throws(MendJudgement.Refusal) {
        try MendJudgement(before: before, signature: first.signature, test: test)
          .check(outcome(leaks), isWhole: true)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal([second]) == nil)
    #expect(refusal([first, second]) == .stillLeaks)
    // The test passes, and the object leaks by another path, or something else does.
    let moved = MendJudgementTests.leak(".onPaid")
    #expect(refusal([moved, second])?.words == "still leaks")
    #expect(
      refusal([second, MendJudgementTests.leak(type: "Order")])?.words
        == "something else leaks: Order leaked, closure #1 in Order.load() captures self")
  }
}
