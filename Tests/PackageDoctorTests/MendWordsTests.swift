import Foundation
import LeakDetection
import ObjectGraph
import Testing

@testable import PackageDoctor

/// The words of mending: outcomes that are read, and patches that are printed.
@Suite struct MendWordsTests {
  @Test func `a test is called as one says it`() {
    #expect("ShopTests.OrdersTests/back()".testWords == "OrdersTests/back")
    #expect("ShopTests.OrdersTests/`a b`()".testWords == "OrdersTests/a b")
    #expect("OrdersTests/testBack".testWords == "OrdersTests/testBack")
    #expect("../Flows/a.flow".testWords == "../Flows/a.flow")
    #expect("the flow open \"a.b/c\"".testWords == "the flow open \"a.b/c\"")
  }

  @Test func `a capture without a name is called by its class`() {
    var report = MendJudgementTests.leak()
    if var path = report.retention?.path {
      path.steps[1].label = "captures #1"
      report.retention = ObjectRetention(.searched(.cycle(path, visitedCount: 3)))
    }
    #expect(report.words == "Orders leaked, closure #1 in Orders.load() captures Orders")
    #expect(
      MendJudgementTests.leak().words
        == "Orders leaked, closure #1 in Orders.load() captures self")
  }

  @Test func `the outcome of both frameworks is read`() {
    let findings = [
      TestFindings(
        test: "ShopTests.XCTests/testBack", leaks: [MendJudgementTests.leak()], flow: []),
      TestFindings(test: MendJudgementTests.test, leaks: [MendJudgementTests.leak()], flow: []),
    ]
    let headline = MendJudgementTests.leak().headline
    let outcome = TestOutcome(
      output: """
        Test Case 'XCTests.testBack' started at 1
        Test Case 'XCTests.testBack' passed (0.1 seconds)
        Test Case 'XCTests.testBack, after tearDown()' started at 1
        /Shop/Tests/A.swift:7: error: XCTests.testBack, after tearDown() : failed - \(headline)
        Test Case 'XCTests.testBack, after tearDown()' failed (0.1 seconds)
        Test Case 'XCTests.testTitle' started at 1
        /Shop/Tests/A.swift:9: error: XCTests.testTitle : XCTAssertEqual failed: ("a") is not equal to ("b")
        Test Case 'XCTests.testTitle' failed (0.1 seconds)
        """,
      xunit: """
        <testsuites>
            <testcase classname="ShopTests.OrdersTests" name="`a &lt; b`()" time="1" />
            <testcase classname="ShopTests.OrdersTests" name="back()" time="1" >
              <failure message="Issue recorded (error): \(headline)&#10;  cycle &#8594;" />
              <failure message="Issue recorded (warning): 1 task goes on" />
              <failure message="Expectation failed: a → b (error)" />
            </testcase>
        """, findings: findings)
    #expect(
      outcome.failures == [
        "ShopTests.XCTests/testBack": [headline],
        "XCTests/testTitle": ["XCTAssertEqual failed: (\"a\") is not equal to (\"b\")"],
        "ShopTests.OrdersTests/`a < b`()": [],
        MendJudgementTests.test: [headline, "Expectation failed: a → b"],
      ])
    #expect(outcome.passed == ["ShopTests.OrdersTests/`a < b`()"])
    #expect(outcome.otherFailures(of: "ShopTests.XCTests/testBack") == [])
    #expect(outcome.otherFailures(of: MendJudgementTests.test) == ["Expectation failed: a → b"])
  }

  @Test func `a patch is printed with its proof, and a leak without one with the reasons`() {
    var mended = MendReport.Leak(MendJudgementTests.test, MendJudgementTests.leak())
    mended.words =
      "OrdersViewController leaked, closure #1 in OrdersViewController.viewDidLoad() captures self"
    mended.place = "Sources/Shop/OrdersViewController.swift:13"
    mended.edit = "capture self weakly"
    let before = """
      import UIKit

      /// The orders.
      final class OrdersViewController: UIViewController {
        var onSave: (() -> Void)?

        // What is saved.
        var saved = 0

        public override func viewDidLoad() {
          super.viewDidLoad()
          title = "Orders"
          onSave = { self.title = "Saved" }
        }
      }

      """
    mended.patch = SourceText.difference(
      from: SourceText(before),
      to: SourceText(before.replacing("{ self.", with: "{ [weak self] in self?.")),
      path: "Sources/Shop/OrdersViewController.swift")
    mended.proof =
      "compiles, the leak is gone, 14 of 14 tests pass, the log of the flow is otherwise the same"
    var report = MendReport(testCount: 14, passedCount: 13, passedCountAfter: 14)
    report.leaks = [mended]
    #expect(
      report.text == """
        OrdersTests/back: OrdersViewController leaked, closure #1 in OrdersViewController.viewDidLoad() captures self
          Sources/Shop/OrdersViewController.swift:13
          capture self weakly

        --- a/Sources/Shop/OrdersViewController.swift
        +++ b/Sources/Shop/OrdersViewController.swift
        @@ -10,6 +10,6 @@
           public override func viewDidLoad() {
             super.viewDidLoad()
             title = "Orders"
        -    onSave = { self.title = "Saved" }
        +    onSave = { [weak self] in self?.title = "Saved" }
           }
         }

          proven: compiles, the leak is gone, 14 of 14 tests pass, the log of the flow is otherwise the same

        1 leak: 1 mended; 14 of 14 tests pass with the patch, 13 without

        """)
    var left = MendReport.Leak("ShopTests.DraftTests/send()", MendJudgementTests.leak())
    left.words =
      "DraftViewController leaked, closure #1 in DraftViewController.viewDidLoad() captures self"
    left.place = "Sources/Shop/DraftViewController.swift:26"
    left.refused = [
      MendReport.Refused(
        edit: "capture self weakly",
        reason: MendJudgement.Refusal.fails(
          test: "ShopTests.DraftTests/send()", words: "Expectation failed: archive.isSaved → false"
        ).words)
    ]
    left.advice = "capture self weakly"
    report.leaks = [left]
    report.passedCountAfter = 13
    #expect(
      report.text == """
        DraftTests/send: DraftViewController leaked, closure #1 in DraftViewController.viewDidLoad() captures self
          Sources/Shop/DraftViewController.swift:26
          no patch: nothing that was tried is a fix
            capture self weakly: DraftTests/send fails: Expectation failed: archive.isSaved → false

        1 leak: 0 mended, 1 left to a person; 13 of 14 tests pass

        """)
    left.test = "ShopTests.ScreenTests/draft()"
    left.refused = []
    left.advice = LostWork(words: "archive.isSaved = …", method: "save()", needed: ["archive"])
      .advice("DraftViewController", capturing: "self")
    report.leaks = [left]
    #expect(
      report.text == """
        ScreenTests/draft: DraftViewController leaked, closure #1 in DraftViewController.viewDidLoad() captures self
          Sources/Shop/DraftViewController.swift:26
          no patch: nothing that can be edited safely was found
          to do by hand: if it is called after DraftViewController has left, the closure, in `save()`, does `archive.isSaved = …`; capture what that needs, and self weakly for the rest: [archive = self.archive]

        1 leak: 0 mended, 1 left to a person; 13 of 14 tests pass

        """)
    report.leaks = []
    #expect(report.text == "no test fails for a leak: 13 of 14 tests pass\n")
  }
}
