import LifecycleTesting
import XCTest

// The one line in the set-up of test cases of every kind, before tests that leak; run by `SetUpTests`.

/// On no actor, with a synchronous set-up, as most are.
final class PlainSetUpFixtures: XCTestCase {
  override func setUp() {
    super.setUp()
    if FixtureRun.isOn { checksDeallocation(time: .live) }
  }

  func testSynchronously() throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
    let popped = expectation(description: "popped")
    MainActor.assumeIsolated {
      let stack = UINavigationController(rootViewController: Home())
      UIApplication.shared.keyWindow?.rootViewController = stack
      // A turn, in which the stack comes on screen.
      RunLoop.main.run(until: Date())
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        CATransaction.begin()
        CATransaction.setCompletionBlock { popped.fulfill() }
        stack.popViewController(animated: true)
        CATransaction.commit()
      }
      stack.pushViewController(Editor(), animated: true)
      CATransaction.commit()
    }
    wait(for: [popped], timeout: 5)
  }

  func testAsynchronously() async throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
    try await visitAndWait(Editor())
  }
}

/// On no actor, with a set-up that throws.
final class ThrowingSetUpFixtures: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
    checksDeallocation(time: .live)
  }

  func testLeak() async throws {
    try await visitAndWait(Editor())
  }
}

/// On no actor, with an `async` set-up, which is off the main thread.
final class AsyncSetUpFixtures: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
    checksDeallocation(time: .live)
  }

  func testLeak() async throws {
    try await visitAndWait(Editor())
  }
}

/// On the main actor.
@MainActor final class MainActorSetUpFixtures: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
    checksDeallocation(time: .live)
  }

  func testLeak() async throws {
    try await visitAndWait(Editor())
  }

  func testNoLeak() async throws {
    try await visitAndWait(Reader())
  }
}

/// On the main actor, with a synchronous set-up, which is on none.
@MainActor final class MainActorPlainSetUpFixtures: XCTestCase {
  override func setUp() {
    super.setUp()
    if FixtureRun.isOn { checksDeallocation(time: .live) }
  }

  func testLeak() async throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
    try await visitAndWait(Editor())
  }
}

/// As tests have it that Xcode builds as well.
@MainActor final class PortableSetUpFixtures: XCTestCase {
  override func setUp() async throws {
    #if canImport(LifecycleTesting)
      checksDeallocation(time: .live)
    #endif
  }

  func testLeak() async throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
    try await visitAndWait(Editor())
  }
}
