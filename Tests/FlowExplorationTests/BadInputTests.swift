import FlowExploration
import Testing

/// Apps that no exploration comes to an end with: each gets a clear word, and what was found so far stays.
///
/// What traps, leaves or hangs is in the tests of the Demo, which runs it in processes of its own.
@MainActor @Suite struct BadInputTests {
  /// A screen that can go on to another one, which leaks, for ever.
  final class EndlessViewController: UIViewController {
    var onward: (() -> Void)?

    convenience init(number: Int, leaks: Bool) {
      self.init(nibName: nil, bundle: nil)
      title = "Page \(number)"
      if leaks { onward = { self.title = "leaks" } }
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More",
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(
            EndlessViewController(number: number + 1, leaks: number == 0), animated: true)
        })
    }
  }

  static let endless = FlowExplorer { simulation in
    let stack = UINavigationController(
      rootViewController: EndlessViewController(number: 0, leaks: false))
    simulation.show(stack)
    return stack
  }
  .excluding(.rotation, .application, .memoryWarning, .swipeBack)

  /// A screen with as many buttons.
  static func crowd(_ count: Int) -> FlowExplorer<UINavigationController> {
    FlowExplorer { simulation in
      let screen = UIViewController()
      screen.navigationItem.rightBarButtonItems = (1...count).map { number in
        UIBarButtonItem(title: "Button \(number)", primaryAction: UIAction { _ in })
      }
      let stack = UINavigationController(rootViewController: screen)
      simulation.show(stack)
      return stack
    }
    .excluding(.rotation, .application, .memoryWarning)
    .distinguishing(appearances: 0)
  }

  @Test func `a state space without an end ends at the budget, with what was found so far`() throws
  {
    let flows = try Self.endless.explore(
      .breadthFirst(depth: 1_000), budget: FlowBudget(states: 12))
    #expect(flows.ending == .outOfStates(12))
    #expect(flows.findings.map(\.flow) == [["tap the bar button \"More\"", "tap the back button"]])
    #expect(flows.text.contains("given up at the budget of 12 states"))
    let timed = try Self.endless.explore(.breadthFirst(depth: 1_000), within: .milliseconds(1))
    #expect(timed.ending == .outOfTime)
    #expect(timed.headline.hasSuffix("given up at the budget of time"))
  }

  @Test func `where states never repeat the text says so`() throws {
    let flows = try Self.endless.excluding(.backButton).explore(
      .breadthFirst(depth: 1_000), budget: FlowBudget(states: 102))
    #expect(
      flows.text.contains(
        "No action led to a state that was met before: does a title or a fingerprint change each time?"
      ))
  }

  @Test func `thousands of actions are tried in order, up to the budget`() throws {
    let explorer = Self.crowd(3_000)
    #expect(try explorer.play([]).offers.count == 3_000)
    let flows = try explorer.explore(.breadthFirst(depth: 1), budget: FlowBudget(actions: 20))
    #expect(flows.ending == .outOfActions(20))
    #expect(flows.steps.count == 20)
    #expect(flows.actions.count == 3_000)
    #expect(flows.isClean)
  }

  @Test func `a fingerprint that is another one each time is told, and the budget ends it`() throws
  {
    var count = 0
    let explorer = Self.crowd(2).fingerprint { _, _ in
      count += 1
      return "\(count)"
    }
    let flows = try explorer.explore(.breadthFirst(depth: 10), budget: FlowBudget(actions: 50))
    #expect(flows.findings.map(\.kind) == [.notDeterministic])
    #expect(flows.findings.first?.headline == "the app does not start the same each time")
    #expect(
      flows.findings.first?.details
        == "The callbacks are the same each time; a title, what can be done or a fingerprint is not."
    )
    let walks = try explorer.explore(.randomWalks(count: 2, length: 5))
    #expect(walks.findings.map(\.kind) == [.notDeterministic])
  }

  @Test func `an app that never settles is told, and the rest of it is explored`() throws {
    let explorer = FlowExplorer { simulation in
      let screen = UIViewController()
      let stack = UINavigationController(rootViewController: screen)
      screen.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          title: "Spin", primaryAction: UIAction { [weak simulation] _ in Self.spin(simulation) }),
        UIBarButtonItem(
          title: "Go",
          primaryAction: UIAction { [weak stack] _ in
            stack?.pushViewController(
              UIAlertController(title: "There", message: nil), animated: true)
          }),
      ]
      simulation.show(stack)
      return stack
    }
    .excluding(.rotation, .application, .memoryWarning, .swipeBack)
    let flows = try explorer.explore(.breadthFirst(depth: 2))
    #expect(flows.findings.map(\.flow).first == ["tap the bar button \"Spin\""])
    #expect(flows.findings.first?.signature.hasPrefix("timeStandsStill") == true)
    #expect(flows.screens.contains { $0.contains("There") })
  }

  private static func spin(_ simulation: Simulation?) {
    simulation?.clock.schedule("again", after: .zero) { [weak simulation] in spin(simulation) }
  }

  @Test func `an app that cannot start says why`() {
    struct NoServer: Error {}
    #expect(throws: NoServer.self) {
      try FlowExplorer { _ -> Int in throw NoServer() }.explore(.breadthFirst(depth: 1))
    }
  }
}
