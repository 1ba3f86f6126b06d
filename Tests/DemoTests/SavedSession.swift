import LifecycleTesting
import Testing

private final class Feed: UIViewController {}

private final class Detail: UIViewController {}

private final class Compose: UIViewController {}

private final class Profile: UIViewController {
  private var action: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    action = { self.title = "tapped" }
  }
}

private final class Draft: UIViewController {
  private final class Loader {
    var delegate: UIViewController?
  }

  private let loader = Loader()

  override func viewDidLoad() {
    super.viewDidLoad()
    loader.delegate = self
  }
}

private final class Note: UIViewController {
  private final class Loader {
    var delegate: UIViewController?
  }

  private let loader = Loader()

  override func viewDidLoad() {
    super.viewDidLoad()
    loader.delegate = self
  }
}

private final class Menu: UIViewController {
  private var action: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    action = act
  }

  private func act() { title = "tapped" }
}

@MainActor
@Suite(
  .checksDeallocation(
    allowing: .misuse(.popAtRoot, "expected by a step"),
    .misuse(.nothingToDismiss, "expected by a step"),
    .leaks(of: Profile.self, "expected by a step"))
)
struct SavedSession {
  let simulation = Simulation.ofTest()
  var visible: UIViewController? { simulation.visibleViewController }
  var stack: UINavigationController? { visible?.navigationController }

  @Test func `what the session did`() throws {
    weak var compose1: UIViewController?
    weak var detail2: UIViewController?
    weak var detail3: UIViewController?
    weak var feed2: UIViewController?
    weak var profile1: UIViewController?
    var held: [UIViewController] = []
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: Feed()),
        UINavigationController(rootViewController: Detail()),
      ]
      simulation.show(tabs)
    }
    simulation.endTurn()
    do {
      let detail2Made = Detail()
      detail2 = detail2Made
      stack?.pushViewController(detail2Made, animated: true)
    }
    try simulation.settle()
    #expect(visible?.readableName == "Detail#2")
    if let stack {
      let swipe = simulation.user.beginSwipeBack(in: stack)
      swipe?.move(to: 0.5)
      swipe?.cancel()
    }
    try simulation.settle()
    if let stack {
      let swipe = simulation.user.beginSwipeBack(in: stack)
      swipe?.move(to: 0.5)
      swipe?.finish()
    }
    try simulation.settle()
    #expect(detail2 == nil)
    do {
      let compose1Made = Compose()
      compose1 = compose1Made
      let presented = UINavigationController(rootViewController: compose1Made)
      presented.modalPresentationStyle = .pageSheet
      visible?.present(presented, animated: true)
    }
    try simulation.settle()
    #expect(stack?.viewControllers.map { "\(type(of: $0))" } == ["Compose"])
    do {
      let alert = UIAlertController(title: "Say \"no\"?", message: nil)
      alert.addAction(UIAlertAction(title: "No"))
      alert.addAction(UIAlertAction(title: "Yes"))
      visible?.present(alert, animated: true)
    }
    try simulation.settle()
    if let alert = visible as? UIAlertController {
      simulation.user.tapAction(titled: "No", in: alert)
    }
    try simulation.settle()
    if let visible {
      let pull = simulation.user.beginPullingDown(visible)
      pull?.move(to: 0.5)
      pull?.finish()
    }
    try simulation.settle()
    #expect(compose1 == nil)
    (simulation.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    simulation.endTurn()
    if let tabs = simulation.window.rootViewController as? UITabBarController {
      simulation.user.tapTab(at: 0, of: tabs)
    }
    try simulation.settle()
    do {
      let detail3Made = Detail()
      detail3 = detail3Made
      stack?.pushViewController(detail3Made, animated: false)
    }
    try simulation.settle()
    held.append(try #require(detail3))
    simulation.endTurn()
    if let stack {
      simulation.user.tapBackButton(in: stack)
    }
    try simulation.settle()
    simulation.advance(by: .milliseconds(500))
    simulation.endTurn()
    #expect(detail3 != nil)
    stack?.pushViewController(try #require(detail3), animated: true)
    simulation.endTurn()
    simulation.advance(by: .milliseconds(1000))
    simulation.endTurn()
    held.removeAll { $0 === detail3 }
    simulation.endTurn()
    stack?.popToRootViewController(animated: true)
    try simulation.settle()
    do {
      let navigation = UINavigationController()
      let feed2Made = Feed()
      feed2 = feed2Made
      navigation.viewControllers = [feed2Made, Compose()]
      simulation.show(navigation)
    }
    simulation.endTurn()
    #expect(stack?.viewControllers.map(\.readableName) == ["Feed#2", "Compose#2"])
    stack?.popToViewController(try #require(feed2), animated: true)
    try simulation.settle()
    stack?.popViewController(animated: true)
    try simulation.settle()
    #expect(simulation.misuses.contains { $0.kind == .popAtRoot })
    do {
      let profile1Made = Profile()
      profile1 = profile1Made
      stack?.pushViewController(profile1Made, animated: true)
    }
    try simulation.settle()
    profile1?.navigationController?.pushViewController(Compose(), animated: true)
    try simulation.settle()
    visible?.dismiss(animated: true)
    try simulation.settle()
    #expect(simulation.misuses.contains { $0.kind == .nothingToDismiss })
    stack?.popToRootViewController(animated: true)
    try simulation.settle()
    simulation.advance(by: .milliseconds(3000))
    simulation.endTurn()
    #expect(simulation.leaks.contains { $0.subject == "Profile#1" && $0.isOpen })
    simulation.advance(by: .seconds(20))
  }
}
