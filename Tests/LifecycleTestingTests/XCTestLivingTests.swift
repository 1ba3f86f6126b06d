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

/// The properties of a test case hold as its variables do, whether they are cleared or not.
@MainActor final class PropertyXCTests: XCTestCase {
  final class Tapped: UIViewController {
    var onTap: (() -> Void)?
  }

  var isCleared = true
  var screen: Reader!
  var screens: [UIViewController] = []
  var tapped: Tapped!
  var keeper: Keeper!

  override func tearDown() async throws {
    guard isCleared else { return }
    (screen, screens, tapped, keeper) = (nil, [], nil, nil)
  }

  func testPropertyThatIsCleared() async throws {
    let simulation = checksDeallocation()
    screen = Reader()
    simulation.visit(screen)
    await simulation.advance(by: .seconds(5))
    XCTAssertEqual(simulation.leaks.map(\.subject), ["Reader#1"])
  }

  func testPropertyThatIsNotCleared() async throws {
    isCleared = false
    let simulation = checksDeallocation()
    (screen, screens) = (Reader(), [Reader(), Reader()])
    for screen in screens + [screen!] { simulation.visit(screen) }
    await simulation.advance(by: .seconds(20))
  }

  func testPropertyInLiveTime() async throws {
    checksDeallocation(time: .live)
    screen = Reader()
    try await visitAndWait(screen)
    trackForMemoryLeaks(screen)
  }

  func testClosureThatCapturesTheCase() async throws {
    let simulation = checksDeallocation()
    tapped = Tapped()
    tapped.onTap = { self.isCleared = true }
    simulation.visit(tapped)
    await simulation.advance(by: .seconds(20))
    tapped.onTap?()
  }

  func testCoordinatorThatIsNeverShown() async throws {
    let simulation = checksDeallocation()
    keeper = Keeper()
    keeper.stack = UINavigationController(rootViewController: Home())
    keeper.stack?.pushViewController(Reader(), animated: false)
    await simulation.advance(by: .seconds(20))
    XCTAssertEqual(simulation.leaks.map(\.subject), ["Home#1", "Reader#1"])
  }

  func testCoordinatorThatIsCleared() async throws {
    let simulation = checksDeallocation()
    keeper = Keeper()
    keeper.screen = Reader()
    simulation.visit(keeper.screen!)
  }

  func testTrackedProperty() async throws {
    (screen, keeper) = (Reader(), Keeper())
    keeper.object = Cycle.Companion()
    trackForMemoryLeaks(screen)
    trackForMemoryLeaks(keeper.object!)
  }

  func testAssertionsAboutProperties() async throws {
    (screen, keeper) = (Reader(), Keeper())
    await assertDeallocation { self.screen }
    await assertDeallocation { self.keeper }
  }
}
