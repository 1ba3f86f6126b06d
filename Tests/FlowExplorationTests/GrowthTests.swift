import FlowExploration
import Testing

/// What grows with every round and leaks nothing.
@MainActor @Suite struct GrowthTests {
  /// Counts its visits in a list that nobody empties, or does not.
  @MainActor final class VisitsCoordinator {
    final class Visit {}

    let stack = UINavigationController()
    private var visits: [Visit] = []
    private let remembers: Bool

    init(remembers: Bool) {
      self.remembers = remembers
      let root = UIViewController()
      root.title = "Root"
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Visit", primaryAction: UIAction { [weak self] _ in self?.visit() })
      stack.viewControllers = [root]
    }

    private func visit() {
      if remembers { visits.append(Visit()) }
      stack.pushViewController(UIViewController(), animated: true)
    }
  }

  static func explorer(remembers: Bool) -> FlowExplorer<VisitsCoordinator> {
    FlowExplorer { simulation in
      let coordinator = VisitsCoordinator(remembers: remembers)
      simulation.show(coordinator.stack)
      return coordinator
    }
    .excluding(.rotation, .application, .memoryWarning)
  }

  @Test func `a list that grows with every visit is found, with the loop`() throws {
    let explorer = Self.explorer(remembers: true)
    let flows = try explorer.explore(.breadthFirst(depth: 4))
    #expect(flows.findings == [])
    let growing = try explorer.growth(in: flows, loops: 1)
    #expect(growing.map(\.kind) == [.growth])
    #expect(growing.first?.signature.contains("VisitsCoordinator.visits") == true)
    #expect(
      growing.first?.flow.suffix(2) == ["tap the bar button \"Visit\"", "tap the back button"])
  }

  @Test func `nothing grows where nothing is remembered`() throws {
    let explorer = Self.explorer(remembers: false)
    let flows = try explorer.explore(.breadthFirst(depth: 4))
    #expect(try explorer.growth(in: flows, loops: 1).map(\.details) == [])
  }
}
