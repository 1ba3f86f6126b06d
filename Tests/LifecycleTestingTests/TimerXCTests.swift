import Foundation
import LifecycleTesting
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

/// In live time XCTest runs the main run loop, which fires it. Swift Testing runs none; another test may.
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
