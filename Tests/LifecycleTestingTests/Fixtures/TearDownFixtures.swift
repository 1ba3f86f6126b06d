import LifecycleTesting
import XCTest

/// Tests that leak past `tearDown()`; run by `TearDownTests`.
@MainActor final class TearDownFixtures: XCTestCase {
  static var detail: Detail?

  var keeper: Keeper!

  override func setUp() async throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
  }

  override func tearDown() async throws {
    keeper = nil
    if FixtureRun.isOn, name.contains("Throwing") { throw CancellationError() }
  }

  func testStaticThatIsNotCleared() async throws {
    let simulation = checksDeallocation()
    Self.detail = Detail()
    simulation.visit(Self.detail!)
  }

  func testStaticInLiveTime() async throws {
    checksDeallocation(time: .live)
    Self.detail = Detail()
    try await visitAndWait(Self.detail!)
  }

  func testCycle() async throws {
    let simulation = checksDeallocation()
    keeper = Keeper()
    keeper.screen = Editor()
    simulation.visit(keeper.screen!)
  }

  func testCycleInLiveTime() async throws {
    let simulation = checksDeallocation(time: .live)
    keeper = Keeper()
    keeper.screen = Editor()
    try await visitAndWait(keeper.screen!)
    await simulation.wait(seconds: 5)
  }

  func testCoordinatorInLiveTime() async throws {
    let simulation = checksDeallocation(time: .live)
    keeper = Keeper()
    keeper.screen = Detail()
    try await visitAndWait(keeper.screen!)
    await simulation.wait(seconds: 5)
  }

  func testThrowing() async throws {
    checksDeallocation().visit(Editor())
    throw CancellationError()
  }

  func testThatFails() async throws {
    checksDeallocation().visit(Editor())
    XCTFail("by itself")
  }

  func testAssertionOfLateCode() async throws {
    let simulation = checksDeallocation()
    simulation.clock.schedule("late", after: .seconds(1)) { XCTFail("too late") }
  }

  func testTwoChecks() async throws {
    trackForMemoryLeaks(Cycle())
    checksDeallocation().visit(Editor())
  }

  func testTurnNotEnded() async throws {
    let simulation = checksDeallocation()
    let stack = UINavigationController(rootViewController: Home())
    simulation.show(stack)
    stack.pushViewController(Reader(), animated: true)
    XCTFail("after one change")
    stack.present(Home(), animated: true)
    XCTFail("after two changes")
    try simulation.settle()
    XCTFail("after the turn")
  }
}
