import LifecycleTesting
import UIKit
import XCTest

/// The published helper in XCTest.
@MainActor final class PublishedHelperXCTests: XCTestCase {
  func testEachFormInVirtualTime() async throws {
    let simulation = checksDeallocation()
    for form in PublishedHelper.allCases {
      let performance = perform(form)
      try simulation.settle()
      await finish(performance)
      XCTAssertNil(performance.remains.window)
    }
  }

  func testEachFormInLiveTime() async {
    checksDeallocation(time: .live)
    for form in PublishedHelper.allCases { await finish(perform(form)) }
  }

  func testEachFormWithoutASimulation() async {
    let own = UIApplication.shared.keyWindow
    for form in PublishedHelper.allCases { await finish(perform(form)) }
    own?.makeKey()
  }

  /// As published, in a synchronous method: the waits run the main run loop.
  func testEachFormInASynchronousMethod() {
    checksDeallocation(time: .live)
    for form in PublishedHelper.allCases {
      let performance = perform(form)
      wait(for: [performance.done], timeout: 10)
      wait(
        for: performance.remains.screen == nil, timeout: 3,
        description: "the screen is deallocated")
      check(performance)
    }
  }

  /// One form of the helper, begun.
  private struct Performance {
    let done: XCTestExpectation
    let diary: HelperScreen.Diary
    let remains: PublishedHelper.Remains
  }

  private func perform(_ form: PublishedHelper) -> Performance {
    let done = expectation(description: "\(form)")
    let diary = HelperScreen.Diary()
    let remains = form.perform {
      HelperScreen(diary)
    } fulfill: {
      done.fulfill()
    }
    return Performance(done: done, diary: diary, remains: remains)
  }

  private func finish(_ performance: Performance) async {
    await fulfillment(of: [performance.done], timeout: 10)
    await wait(
      for: performance.remains.screen == nil, timeout: 3, description: "the screen is deallocated")
    check(performance)
  }

  private func check(_ performance: Performance) {
    XCTAssertEqual(performance.diary.lines, ["viewDidAppear", "viewDidDisappear"])
  }
}
