import LifecycleTesting
import Testing

/// Tests under the trait that have nothing to hide: each would fail by itself if it were found fault with.
@MainActor @Suite(.checksDeallocation) struct LivingTests {
  let simulation = Simulation.ofTest()

  @Test func `a screen that goes is no leak`() {
    simulation.visit(Reader())
    #expect(simulation.createdCount == 3)
  }

  @Test func `a local variable of the test is no leak`() {
    let screen = Reader()
    simulation.visit(screen)
    #expect(screen.parent == nil)
  }

  @Test func `a screen that was late, and went before the test was over, is no leak`() {
    var screen: Reader? = Reader()
    simulation.clock.schedule("letting go", after: .seconds(6)) { screen = nil }
    simulation.visit(screen ?? Reader())
    simulation.advance(by: .seconds(9))
    #expect(simulation.leaks.count == 1)
    #expect(screen == nil)
  }

  @Test func `a screen that goes late, and within the wait, is no leak`() {
    let screen = Reader()
    simulation.visit(screen)
    simulation.clock.schedule("letting go", after: .seconds(1)) { _ = screen }
  }

  @Test func `a local variable of the test holds its screen for as long as it likes`() {
    let screen = Reader()
    simulation.visit(screen)
    simulation.advance(by: .seconds(5))
    #expect(simulation.leaks.map(\.subject) == ["Reader#1"])
    #expect(screen.parent == nil)
  }

  @Test func `so does one of an asynchronous test`() async {
    let screen = Reader()
    simulation.visit(screen)
    await simulation.advance(by: .seconds(5))
    #expect(screen.parent == nil)
  }

  @Test func `so does what a requirement gives`() throws {
    let stack = UINavigationController(rootViewController: Home())
    simulation.show(stack)
    stack.pushViewController(Reader(), animated: true)
    simulation.advance(by: .seconds(1))
    let screen = try #require(simulation.visibleViewController as? Reader)
    simulation.tapBackButton()
    simulation.advance(by: .seconds(5))
    #expect(screen.parent == nil)
  }

  @Test func `so do a collection, a closure and a captured variable`() async {
    let (screens, closed, captured) = (["one": [Reader()]], Reader(), Reader())
    var box: Reader? = captured
    let use = { closed.title = "Used" }
    let reuse = { box = box?.parent == nil ? box : nil }
    for screen in [screens["one"]![0], closed, captured] { simulation.visit(screen) }
    await simulation.advance(by: .seconds(5))
    use()
    reuse()
    #expect(simulation.leaks.count == 3 && screens.count == 1 && box != nil)
  }

  @Test func `what only a screen of the test keeps is no leak`() {
    let container = Home()
    let child = Reader()
    container.addChild(child)
    child.didMove(toParent: container)
    trackForMemoryLeaks(container)
    simulation.visit(container)
    simulation.advance(by: .seconds(20))
    #expect(container.children.count == 1)
  }

  @Test func `what was never shown and only the test reaches is no leak`() {
    @MainActor final class Coordinator {
      let stack = UINavigationController(rootViewController: Home())
    }
    let coordinator = Coordinator()
    coordinator.stack.pushViewController(Reader(), animated: false)
    simulation.advance(by: .seconds(20))
    #expect(simulation.leaks.map(\.subject) == ["Home#1", "Reader#1"])
    #expect(coordinator.stack.viewControllers.count == 2)
  }

  @Test func `an object that the test expects to go and holds is no leak`() {
    final class Session {}
    let session = Session()
    simulation.expectDeallocation(of: session, reason: "the flow ended")
    simulation.advance(by: .seconds(5))
    #expect(simulation.leaks.count == 1)
    withExtendedLifetime(session) {}
  }

  @Test func `what a variable of the test holds passes the assertions`() {
    let (screen, object) = (Reader(), Cycle.Companion())
    assertDeallocation { screen }
    assertDeallocation { object }
  }

  @Test func `a task that needs real time has it before its screen is judged`() async {
    simulation.visit(Saver())
    await simulation.advance(by: .seconds(3))
    #expect(simulation.leaks.isEmpty)
    #expect(simulation.clock.now.description == "5.000 s")
  }

  @Test func `so has one before the scan judges what was never shown`() async {
    Task {
      let stack = UINavigationController(rootViewController: Home())
      try? await Task.sleep(for: .milliseconds(20))
      stack.title = "Made"
    }
    await simulation.advance(by: .seconds(30))
    #expect(simulation.createdCount == 2)
    #expect(simulation.leaks.isEmpty)
    #expect(simulation.scan.scanCount == 6)
  }

  @Test func `what the scan finds after that is reported`() async {
    let gate = AsyncStream<Void>.makeStream()
    let task = Task {
      let stack = UINavigationController(rootViewController: Home())
      for await _ in gate.stream {}
      stack.title = "Made"
    }
    await simulation.advance(by: .seconds(30))
    #expect(simulation.leaks.map(\.subject) == ["Home#1"])
    #expect(simulation.leaks.map(\.foundAt.description) == ["15.000 s"])
    gate.continuation.finish()
    await task.value
    await simulation.advance(by: .milliseconds(1))
  }

  @Test func `a task that waits for longer is reported`() async {
    let gate = AsyncStream<Void>.makeStream()
    func saving() -> Task<Void, Never>? {
      let screen = Saver()
      screen.gate = gate.stream
      simulation.visit(screen)
      return screen.saving
    }
    let task = saving()
    await simulation.advance(by: .seconds(3))
    #expect(simulation.leaks.map(\.subject) == ["Saver#1"])
    gate.continuation.finish()
    await task?.value
    await simulation.advance(by: .milliseconds(1))
  }

  @Test func `what is shown in the end stays on screen`() {
    let editor = Editor()
    simulation.show(editor)
    #expect(simulation.visibleViewController === editor)
  }

  @Test func `controllers made after a suspension and in tasks join`() async {
    await Task.yield()
    #expect(Detail().readableName == "Detail#1")
    #expect(Simulation.current === simulation)
    let name = await Task { @MainActor in Detail().readableName }.value
    #expect(name == "Detail#2")
  }

  @Test func `another simulation's call comes before the test's`() {
    let other = Simulation()
    #expect(other.perform { Detail().readableName } == "Detail#1")
    #expect(other.createdCount == 1)
    #expect(simulation.createdCount == 0)
  }

  @Test(arguments: 0..<20)
  func `every argument has a simulation of its own`(_ number: Int) async {
    for _ in 0..<3 {
      _ = Detail()
      await Task.yield()
    }
    #expect(simulation.createdCount == 3)
    #expect(simulation.clock.now == .zero)
  }

  @Test(.checksDeallocation(allowing: .leaks(of: Editor.self, "drafts are kept")))
  func `an allowed leak passes`() {
    simulation.visit(Editor())
  }

  @Test(.checksDeallocation(allowing: .misuse(.popAtRoot, "no harm"), .pendingWork("it blinks")))
  func `an allowed misuse and work that may remain pass`() {
    let stack = UINavigationController(rootViewController: Home())
    simulation.show(stack)
    stack.popViewController(animated: false)
    simulation.clock.schedule("blink", every: .seconds(1)) {}
  }

  @Test(.checksDeallocation(exhaustively: true))
  func `an exhaustive test that asserts every event passes`() throws {
    let stack = UINavigationController(rootViewController: Home())
    simulation.show(stack)
    simulation.skipEvents(because: "the root is not what this is about")
    stack.pushViewController(Reader(), animated: true)
    try simulation.settle()
    simulation.expectTimeline(
      """
      time     0.000   0.350
               |       |
      Reader#1 mlL·aiyY~AM
      Home#1   ───d~~~~D··
      """)
    simulation.tapBackButton()
    simulation.expectEvents(
      """
      UINavigationController#1 tap "back"
      Reader#1 willMove(toParent: nil)
      Reader#1 viewWillDisappear (moving from parent, animated)
      Home#1 viewWillAppear (animated)
      Home#1 viewIsAppearing (animated)
      Home#1 viewWillLayoutSubviews
      Home#1 viewDidLayoutSubviews
      """)
    simulation.skipEvents(because: "nothing happened since")
  }

  @Test func `a tracked object that goes is no leak`() {
    final class Session {}
    let session = Session()
    trackForMemoryLeaks(session)
  }

  @Test func `screens and objects that go pass the assertions`() {
    final class Session {}
    assertDeallocation { Reader() }
    assertDeallocation(after: .pop) { Reader() }
    assertDeallocation { UINavigationController(rootViewController: Reader()) }
    assertDeallocation { Session() }
    // None of it took place here.
    #expect(simulation.createdCount == 0)
  }

  @Test func `what goes wrong in making is thrown on`() {
    struct NotToday: Error {}
    func make() throws -> Reader { throw NotToday() }
    #expect(throws: NotToday.self) { try assertDeallocation { try make() } }
  }
}

/// The properties of a suite hold as its variables do.
@MainActor @Suite(.checksDeallocation) struct PropertyTests {
  let screen = Reader()

  @Test func `a suite's property holds its screen`() {
    Simulation.ofTest().visit(screen)
    Simulation.ofTest().advance(by: .seconds(5))
  }

  @MainActor @Suite final class OfClass {
    let screen = Reader()

    @Test func `so does that of a class`() {
      Simulation.ofTest().visit(screen)
      Simulation.ofTest().advance(by: .seconds(5))
    }
  }
}

/// A trait on one test alone: outside of it there is no simulation.
@MainActor @Suite struct ScopeTests {
  @Test func `without the trait there is no current simulation`() {
    #expect(Simulation.current == nil)
    #expect(Detail().readableName == "Detail")
  }

  final class Kept {}

  @Test(
    .checksDeallocation(
      allowing: .leaks(of: Kept.self, "an object that is no screen can be allowed as well")))
  func `an object that is expected to go can be allowed to stay`() {
    let simulation = Simulation.ofTest()
    let kept = Kept()
    simulation.expectDeallocation(of: kept, reason: "the test says so")
    let later = simulation.clock.now.advanced(by: .seconds(60))
    simulation.clock.scheduleInBackground("much later", at: later) { _ = kept }
  }
}
