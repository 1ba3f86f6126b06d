import Foundation
import LifecycleTesting
import Testing
import XCTest

/// The ticks of a `Timer` of Foundation, counted on the main queue.
@MainActor private final class Ticks {
  private(set) var count = 0

  func start(_ interval: TimeInterval, tick: @escaping @MainActor () -> Void = {}) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.count += 1
        tick()
      }
    }
  }
}

@MainActor @Suite(.checksDeallocation(time: .live)) struct TimerTests {
  /// What the guides say of `time: .live`. If this fails, they may promise more.
  @Test func `in Swift Testing no run loop fires a timer, though real time passes`() async {
    let ticks = Ticks()
    let timer = ticks.start(0.001)
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.resume() }
    }
    #expect(ticks.count <= 1)
    timer.invalidate()
  }
}

/// The same in XCTest, whose main run loop fires it.
@MainActor final class TimerXCTests: XCTestCase {
  func testTimerTicksInLiveTime() async {
    checksDeallocation(time: .live)
    let threeTicks = expectation(description: "three ticks")
    threeTicks.expectedFulfillmentCount = 3
    threeTicks.assertForOverFulfill = false
    let ticks = Ticks()
    let timer = ticks.start(0.001) { threeTicks.fulfill() }
    await fulfillment(of: [threeTicks], timeout: 10)
    XCTAssertGreaterThanOrEqual(ticks.count, 3)
    timer.invalidate()
  }
}
