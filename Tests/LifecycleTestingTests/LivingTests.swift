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
