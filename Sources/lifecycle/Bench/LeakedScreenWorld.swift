import LifecycleKit

/// An app with a hundred live screens, in which one leaks now and then.
@MainActor final class LeakedScreenWorld {
  /// How a screen leaks.
  enum Leak {
    /// A closure in its model keeps it.
    case cycle
    /// A static keeps it.
    case heldByStatic
    /// A retain without a release keeps it: no holder is there to be found.
    case unseen
  }

  final class Screen: UIViewController {
    private final class Model {
      var onSave: (() -> Void)?
    }

    private let model = Model()

    /// Stores a closure in the model that keeps the screen.
    func arm() {
      model.onSave = { self.title = "saved" }
    }

    func disarm() {
      model.onSave = nil
    }
  }

  private static var last: Screen?

  private let simulation = Simulation()
  private let stacks: [UINavigationController]
  private weak var leaked: Screen?
  private var retained: Unmanaged<Screen>?

  /// A new simulation, in which nothing has leaked so far.
  ///
  /// - Parameter isSearched: Whether reports tell who holds a screen.
  init(isSearched: Bool = true) {
    stacks = (0..<10).map { _ in
      let stack = UINavigationController()
      stack.viewControllers = (0..<10).map { _ in Screen() }
      return stack
    }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    simulation.show(tabs)
    simulation.scan.isPeriodic = false
    simulation.holderSearch.isEnabled = isSearched
    simulation.holderSearch.thoroughSearchLimit = .max
  }

  /// Lets a screen leak and fixes it again.
  ///
  /// - Returns: the time that the check took to find it and to tell who holds it.
  func cost(of leak: Leak) -> Duration {
    visit(leak)
    let time = ContinuousClock().measure { simulation.advance(by: .seconds(3)) }
    if simulation.holderSearch.isEnabled {
      let isFound = simulation.leaks.last?.retention?.path != nil
      if isFound != (leak != .unseen) { fatalError("\(simulation.leaks)") }
    }
    leaked?.disarm()
    Self.last = nil
    retained?.release()
    retained = nil
    return time
  }

  private func visit(_ leak: Leak) {
    let screen = Screen()
    leaked = screen
    switch leak {
    case .cycle: screen.arm()
    case .heldByStatic: Self.last = screen
    case .unseen: retained = .passRetained(screen)
    }
    stacks[0].pushViewController(screen, animated: false)
    simulation.endTurn()
    stacks[0].popViewController(animated: false)
    simulation.endTurn()
  }
}
