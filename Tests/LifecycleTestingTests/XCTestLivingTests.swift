import LifecycleTesting
import XCTest

/// Clean tests of XCTest: each would fail by itself if it were found fault with.
@MainActor final class XCTestLivingTests: XCTestCase {
  func testCleanScreen() async throws {
    let simulation = checksDeallocation()
    simulation.visit(Reader())
    XCTAssertEqual(simulation.createdCount, 3)
    await Task.yield()
    XCTAssertEqual(Reader().readableName, "Reader#2")
    XCTAssertTrue(Simulation.ofTest() === simulation)
  }

  func testLocalVariable() async throws {
    let simulation = checksDeallocation()
    let screen = Reader()
    trackForMemoryLeaks(screen)
    simulation.visit(screen)
    XCTAssertNil(screen.parent)
  }

  func testAllowedLeak() async throws {
    checksDeallocation(allowing: .leaks(of: Editor.self, "drafts are kept")).visit(Editor())
  }

  func testNothingIsLeftOfTheTestBefore() async throws {
    XCTAssertNil(Simulation.current)
    trackForMemoryLeaks(Reader())
    await assertDeallocation { Reader() }
  }
}
