import LifecycleReports

final class HomeScreen: UIViewController {}
final class PlainScreen: UIViewController {}

/// Keeps itself by a closure; its owner is known to it weakly.
final class ProfileScreen: UIViewController {
  var onSave: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onSave = { self.title = "Saved" }
  }
}

/// What a title would look like that wants to be more than text.
let hostileName = "</script><img src=x onerror=\"document.title='owned'\">'&\u{202E}"

/// A stack on screen, and what is done with it.
@MainActor struct Flow {
  let simulation = Simulation()
  let stack: UINavigationController

  init() {
    stack = simulation.perform { UINavigationController(rootViewController: HomeScreen()) }
    simulation.show(stack)
  }

  func visit(_ make: () -> UIViewController) throws {
    simulation.perform { stack.pushViewController(make(), animated: true) }
    try simulation.settle()
    stack.popViewController(animated: true)
    try simulation.settle()
  }

  /// A profile that leaks, found by both checks.
  static func leaking() throws -> Flow {
    let flow = Flow()
    try flow.visit { ProfileScreen() }
    flow.simulation.advance(by: .seconds(20))
    return flow
  }
}
