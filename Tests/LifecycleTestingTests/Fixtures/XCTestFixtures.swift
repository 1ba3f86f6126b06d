import LifecycleTesting
import XCTest

/// The same for XCTest; run by `XCTestTests`.
@MainActor final class XCTestFixtures: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(FixtureRun.isOn, "fails on purpose")
  }

  func testLeak() async throws {
    checksDeallocation().visit(Editor())
  }

  func testLateLeak() async throws {
    let simulation = checksDeallocation()
    let stack = UINavigationController(rootViewController: Home())
    let screen = Editor()
    simulation.show(stack)
    stack.pushViewController(screen, animated: false)
    simulation.endTurn()
    stack.popViewController(animated: true)
  }

  func testLiveLeak() async throws {
    checksDeallocation(time: .live)
    try await visitAndWait(Editor())
  }

  func testAllowed() async throws {
    let simulation = checksDeallocation(
      allowing: .leaks(of: Editor.self, "drafts"), .misuse("none"))
    simulation.visit(Editor())
  }

  func testExhaustive() async throws {
    let simulation = checksDeallocation(exhaustively: true)
    simulation.clock.schedule("blink", every: .seconds(1)) {}
    simulation.log.note("something")
  }

  func testTracked() async throws {
    trackForMemoryLeaks(Cycle())
  }

  func testAssertions() async throws {
    await assertDeallocation(after: .pop) { Editor() }
    await assertDeallocation(timeout: .milliseconds(50)) { Cycle() }
    _ = Simulation.ofTest()
  }

  func testTimeline() async throws {
    let simulation = checksDeallocation()
    simulation.log.note("something")
    simulation.expectTimeline("nothing")
  }

  var keeper: Keeper!

  override func tearDown() async throws { if !name.contains("Cycle") { keeper = nil } }

  func testHeldByACoordinator() async throws {
    let simulation = checksDeallocation()
    keeper = Keeper()
    keeper.screen = Detail()
    simulation.visit(keeper.screen!)
    await simulation.advance(by: .seconds(5))
  }

  func testCycleInAProperty() async throws {
    let simulation = checksDeallocation()
    keeper = Keeper()
    keeper.screen = Editor()
    simulation.visit(keeper.screen!)
  }

  func testKeptThroughAssertion() async throws {
    let keeper = Keeper()
    self.keeper = keeper
    await assertDeallocation {
      let screen = Detail()
      keeper.screen = screen
      return screen
    }
  }

  func testNextOneIsClean() async throws {
    let simulation = checksDeallocation()
    simulation.visit(Reader())
    XCTAssertEqual(simulation.visibleViewController?.readableName, "Home#1")
  }

  func testEndlessTask() async throws {
    checksDeallocation().visit(Feed(Numbers()))
  }
}
