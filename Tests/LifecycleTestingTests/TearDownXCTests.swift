import LifecycleTesting
import XCTest

/// The published shape of a coordinator's test: the coordinator is a property of the case, its stack is in no
/// window, and `tearDown()` clears the property.
@MainActor final class Coordinator {
  let stack = UINavigationController()

  func start() { stack.pushViewController(Home(), animated: false) }
  func showReader() { stack.pushViewController(Reader(), animated: false) }
}

/// Clean tests of XCTest: `tearDown()` clears the holders of the screens. Each would fail if it were judged before.
@MainActor final class TearDownXCTests: XCTestCase {
  static var reader: Reader?
  static var readers: [Reader] = []
  static var window: UIWindow?

  var sut: Coordinator!
  var window: UIWindow!

  override func setUp() async throws {
    sut = Coordinator()
  }

  override func tearDown() async throws {
    (sut, window) = (nil, nil)
    (Self.reader, Self.readers, Self.window) = (nil, [], nil)
  }

  private func check(_ time: SimulationTime) -> Simulation {
    let simulation = checksDeallocation(time: time)
    sut = Coordinator()
    return simulation
  }

  /// Visits a screen in a static, and one in a static collection.
  private func visitStatics(in simulation: Simulation) {
    Self.reader = Reader()
    Self.readers = [Reader()]
    simulation.visit(Self.reader!)
    simulation.visit(Self.readers[0])
  }

  func testCoordinator() async throws {
    let simulation = check(.virtual)
    sut.start()
    sut.showReader()
    XCTAssertTrue(sut.stack.topViewController is Reader)
    await simulation.advance(by: .seconds(20))
  }

  func testObjectAndScreenInATeardownBlock() async throws {
    let simulation = check(.virtual)
    await simulation.advance(by: .seconds(60))
    // Blocks run when the test's own code has ended, at a moment of the check's clock.
    addTeardownBlock { @MainActor in
      await assertDeallocation { UIViewController() }
      await assertDeallocation { Coordinator() }
    }
  }

  func testCoordinatorInLiveTime() async throws {
    let simulation = check(.live)
    sut.start()
    sut.showReader()
    await simulation.wait(seconds: 20)
    XCTAssertTrue(sut.stack.topViewController is Reader)
  }

  func testCoordinatorThatHasJustStarted() async throws {
    for time in [SimulationTime.virtual, .live] {
      _ = check(time)
      sut.start()
      sut.showReader()
    }
  }

  func testStaticThatIsCleared() async throws {
    visitStatics(in: check(.virtual))
  }

  func testStaticThatHeldForLong() async throws {
    let simulation = check(.virtual)
    visitStatics(in: simulation)
    await simulation.advance(by: .seconds(20))
    XCTAssertEqual(simulation.leaks.count, 2)
  }

  func testStaticInLiveTime() async throws {
    let simulation = check(.live)
    Self.reader = Reader()
    try await visitAndWait(Self.reader!)
    await simulation.wait(seconds: 20)
    XCTAssertEqual(simulation.leaks.count, 1)
  }

  func testWindow() async throws {
    for time in [SimulationTime.virtual, .live] {
      let simulation = check(time)
      window = simulation.makeWindow()
      Self.window = simulation.makeWindow()
      for window in [window!, Self.window!] {
        window.rootViewController = UINavigationController(rootViewController: Reader())
        window.makeKeyAndVisible()
      }
      if time == .live { await simulation.wait(seconds: 20) }
    }
  }

  func testHiddenWindow() async throws {
    let simulation = check(.live)
    window = simulation.makeWindow()
    window.rootViewController = UINavigationController(rootViewController: Reader())
    await simulation.wait(seconds: 20)
  }

  func testTrackedObjectInAStatic() async throws {
    Self.reader = Reader()
    trackForMemoryLeaks(Self.reader!)
  }
}

/// On no actor and synchronous, with each form of `tearDown()`, as most published tests are.
final class PlainTearDownXCTests: XCTestCase {
  @MainActor static var reader: Reader?
  @MainActor static var other: Reader?

  override func setUp() async throws {
    checksDeallocation(time: .live)
  }

  override func tearDown() {
    MainActor.assumeIsolated { Self.reader = nil }
    super.tearDown()
  }

  override func tearDownWithError() throws {
    MainActor.assumeIsolated { Self.other = nil }
  }

  func testStatics() {
    MainActor.assumeIsolated {
      (Self.reader, Self.other) = (Reader(), Reader())
      let stack = UINavigationController(rootViewController: Self.other!)
      UIApplication.shared.keyWindow?.rootViewController = stack
      stack.pushViewController(Self.reader!, animated: false)
      UIApplication.shared.keyWindow?.rootViewController = nil
    }
  }

  func testThatIsSkipped() throws {
    MainActor.assumeIsolated { Self.reader = Reader() }
    throw XCTSkip("nothing to test here")
  }
}

extension Simulation {
  /// Waits until live time has passed, which takes no real time where nothing happens.
  func wait(seconds: Int) async {
    await withCheckedContinuation { continuation in
      clock.schedule("later", after: .seconds(seconds)) { continuation.resume() }
    }
  }
}
