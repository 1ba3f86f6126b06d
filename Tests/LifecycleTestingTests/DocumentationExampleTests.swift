import Foundation
import LifecycleTesting
import Testing

/// The examples of documentation comments, which stand there line by line.
@MainActor @Suite struct DocumentationExampleTests {
  final class ProfileViewController: UIViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onSave = { self.title = "Saved" }
    }
  }
  final class PlayerViewController: UIViewController {}

  let navigation = UINavigationController(rootViewController: UIViewController())

  /// A simulation with a leaked profile.
  private func simulationWithLeak() throws -> Simulation {
    let simulation = Simulation()
    simulation.show(navigation)

    navigation.pushViewController(ProfileViewController(), animated: true)
    try simulation.settle()  // the push has ended
    navigation.popViewController(animated: true)
    simulation.advance(by: .seconds(20))  // takes no time

    print(simulation.log.timeline())
    for leak in simulation.leaks { print(leak.text) }
    return simulation
  }

  @Test func `a simulation prints its log and its leaks, a report its fix`() throws {
    let simulation = try simulationWithLeak()
    for leak in simulation.leaks where leak.isOpen {
      print(leak.headline)  // Session#1 leaked: …
      print(leak.retention?.path?.repair ?? "no fix is known")  // capture self weakly
      print(leak.text(places: true))  // all lines, as in a test's failure
    }
    try print(LeakReport.json(simulation.leaks))
    #expect(simulation.leaks.map(\.retention?.path?.repair) == ["capture self weakly"])
    #expect(
      simulation.leaks.map(\.headline) == [
        "ProfileViewController#1 leaked: popped 2.0 s ago, should have been deallocated by now"
      ])
  }

  @Test func `a type that is excluded from the delayed check is not reported`() throws {
    let simulation = Simulation()
    simulation.show(navigation)
    let check = simulation.delayedCheck
    check.delay = .seconds(5)
    check.exclude(PlayerViewController.self, because: "it plays on behind the app")
    check.onLateDeallocation = { print("\($0.subject) was deallocated late") }

    let player = PlayerViewController()
    navigation.pushViewController(player, animated: false)
    simulation.endTurn()
    navigation.popViewController(animated: false)
    simulation.advance(by: .seconds(6))
    #expect(simulation.leaks.isEmpty)
    withExtendedLifetime(player) {}
  }

  @Test func `a user's taps are in the log, and a swipe that is cancelled keeps the screen`() throws
  {
    let simulation = Simulation()
    simulation.show(navigation)
    for _ in 1...3 {
      navigation.pushViewController(UIViewController(), animated: false)
      simulation.endTurn()
    }

    simulation.user.tapBackButton(in: navigation)
    try simulation.settle()  // the pop has ended

    let swipe = simulation.user.beginSwipeBack(in: navigation)
    swipe?.move(to: 0.4)
    swipe?.cancel()  // the screen slides back
    try simulation.settle()
    #expect(navigation.viewControllers.count == 3)

    let start = simulation.log.count
    navigation.popViewController(animated: true)
    try simulation.settle()

    print(simulation.log.transcript(from: start))  // a line for each callback
    print(simulation.log.timeline(from: start))  // a row for each screen
    let appeared = simulation.log.events(.viewDidAppear, from: start).map(\.controller)
    #expect(appeared == ["UIViewController#2"])
  }

  @Test func `an ownership graph tells weak references from strong ones`() throws {
    final class Session {
      var onEnd: (() -> Void)?
    }
    let session = Session()
    session.onEnd = { [weak session] in session?.onEnd = nil }

    let graph = try OwnershipGraph.of(session)
    print(graph.text())  // a tree, each object where it first appears
    print(graph.graphviz)  // for `dot -Tsvg`
    print(graph.nodes.count, graph.edges.filter(\.isWeak).count)
    #expect(graph.edges.filter(\.isWeak).count == 1)
  }

  @Test func `a timer ticks in virtual time until it is invalidated`() {
    let simulation = Simulation()
    let screen = UIViewController()
    let timer = simulation.services.scheduledTimer(
      named: "tick", every: .seconds(1), owner: screen
    ) { [weak screen] _ in screen?.title = "tick" }
    simulation.advance(by: .seconds(3))  // three ticks
    print(simulation.services.table())  // the timer, and whether its owner is alive
    timer.invalidate()
    #expect(screen.title == "tick")
    #expect(simulation.services.registrations.isEmpty)
  }

  @Test func `a run that leaks nothing new is clean`() throws {
    let simulation = try simulationWithLeak()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: file) }

    try LeakBaseline(LeakSummary(simulation.leaks)).save(to: file)

    let known = try LeakBaseline.load(from: file)
    let summary = LeakSummary(simulation.leaks, baseline: known)
    print(summary.text)
    let status = summary.exitStatus  // clean, as long as nothing new leaks
    #expect(status == .clean)
  }

  @Test func `work is done at its instant`() {
    let clock = VirtualClock()
    clock.schedule("save", after: .seconds(2)) { print("saved at \(clock.now)") }
    clock.advance(by: .seconds(5))  // saved at 2.000 s
    #expect(clock.now.description == "5.000 s")
  }
}
