import LifecycleKit

/// An app that goes deeper, or lives longer, than any app should.
@MainActor final class DeepWorld {
  let simulation = Simulation()
  private var stack = UINavigationController(rootViewController: BenchScreen())

  /// A screen that a bug keeps: a closure of its own captures it.
  private final class KeptScreen: UIViewController {
    var onSave: (() -> Void)?

    func arm() {
      onSave = { self.title = "saved" }
    }
  }

  init() {
    simulation.show(stack)
  }

  /// Presents screens above each other.
  func present(_ count: Int) {
    var presenter: UIViewController = stack
    for _ in 0..<count {
      let presented = BenchScreen()
      presenter.present(presented, animated: false)
      simulation.endTurn()
      presenter = presented
    }
  }

  /// Dismisses all that was presented, from the bottom.
  func dismiss() {
    stack.dismiss(animated: false)
    simulation.endTurn()
  }

  /// Pops all that was pushed.
  func popToRoot() {
    stack.popToRootViewController(animated: false)
  }

  /// Puts another root into the window and releases all that there was.
  func replaceRoot() {
    simulation.window.rootViewController = UIViewController()
    stack = UINavigationController(rootViewController: BenchScreen())
    simulation.advance(by: .zero)
  }

  /// Pops screens that one and the same bug keeps, and has them judged.
  func leakAndTell(_ count: Int) {
    leak(count)
    simulation.advance(by: .seconds(20))
  }

  /// Pushes screens and gives each a name.
  func push(_ count: Int) {
    for number in 0..<count {
      let screen = simulation.perform { BenchScreen() }
      simulation.rename(screen, to: "Screen \(number)")
      stack.pushViewController(screen, animated: false)
      simulation.endTurn()
    }
  }

  /// Adds a child to a child to a child, on screen, each with its view.
  func nest(_ count: Int) {
    var parent: UIViewController = stack.viewControllers[0]
    for _ in 0..<count {
      let child = BenchScreen()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent = child
    }
    simulation.endTurn()
  }

  /// Adds a view to a view to a view, on screen.
  func nestViews(_ count: Int) {
    var outer: UIView = stack.view
    for _ in 0..<count {
      let inner = UIView()
      outer.addSubview(inner)
      outer = inner
    }
  }

  /// Pushes and pops until the log has that many events.
  func makeEvents(_ count: Int) {
    while simulation.log.count < count {
      stack.pushViewController(BenchScreen(), animated: true)
      simulation.advance(by: .seconds(1))
      stack.popViewController(animated: true)
      simulation.advance(by: .seconds(1))
    }
  }

  /// Pops screens that one and the same bug keeps.
  func leak(_ count: Int) {
    for _ in 0..<count {
      let screen = KeptScreen()
      screen.arm()
      stack.pushViewController(screen, animated: false)
      simulation.endTurn()
      stack.popViewController(animated: false)
      simulation.endTurn()
    }
  }
}
