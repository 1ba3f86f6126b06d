import LifecycleTesting
import Testing

private final class Feed: UIViewController {}

private final class Detail: UIViewController {
  var links: [AnyObject] = []
  weak var delegate: AnyObject?
}

private final class Compose: UIViewController {
  var links: [AnyObject] = []
  weak var delegate: AnyObject?
}

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

@MainActor private final class Coordinator {
  var screen: UIViewController?
  weak var weakScreen: UIViewController?
  var linked: [AnyObject] = []
}

@MainActor
@Suite(
  .checksDeallocation(
    allowing: .misuse(.popAtRoot, "expected by a step"),
    .misuse(.nothingToDismiss, "expected by a step"),
    .leaks(of: Profile.self, "expected by a step"),
    .leaks(of: Note.self, "expected by a step"),
    .leaks(of: Coordinator.self, "expected by a step"),
    .leaks(of: Detail.self, "expected by a step"),
    .pendingWork(named: "tick", "expected by a step"),
    .registrations(named: "timer 'tick' (repeating)", "expected by a step"),
    .registrations(named: "notification 'saved'", "expected by a step"),
    .pendingWork(named: "tock", "expected by a step"),
    .registrations(named: "timer 'tock' (repeating)", "expected by a step"),
    .pendingWork(named: "sleep", "expected by a step"),
    .registrations(named: "task 'sync'", "expected by a step"),
    .registrations(named: "task 'load'", "expected by a step"),
    .leaks(of: Draft.self, "expected by a step"))
)
struct SavedSessionTests {
  let simulation = Simulation.ofTest()
  var visible: UIViewController? { simulation.visibleViewController }
  var stack: UINavigationController? { visible?.navigationController }

  @Test func `what the session did`() throws {
    weak var compose1: UIViewController?
    weak var compose4: UIViewController?
    weak var detail2: UIViewController?
    weak var detail3: UIViewController?
    weak var detail4: UIViewController?
    weak var draft1: UIViewController?
    weak var feed2: UIViewController?
    weak var feed3: UIViewController?
    weak var note1: UIViewController?
    weak var profile1: UIViewController?
    var held: [UIViewController] = []
    var coordinators: [String: Coordinator] = [:]
    weak var first: Coordinator?
    weak var second: Coordinator?
    weak var third: Coordinator?
    var timers: [String: SimulatedTimer] = [:]
    var observers: [String: SimulatedNotificationToken] = [:]
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
    do {
      let note1Made = Note()
      note1 = note1Made
      stack?.pushViewController(note1Made, animated: true)
    }
    try simulation.settle()
    do {
      let coordinator = Coordinator()
      coordinator.screen = note1
      coordinators["First"] = coordinator
      first = coordinator
    }
    simulation.endTurn()
    stack?.popViewController(animated: true)
    try simulation.settle()
    if let coordinator = coordinators.removeValue(forKey: "First") {
      simulation.expectDeallocation(
        of: coordinator, reason: "First was released")
    }
    simulation.endTurn()
    #expect(first == nil)
    simulation.advance(by: .milliseconds(3000))
    simulation.endTurn()
    #expect(simulation.leaks.contains { $0.subject == "Note#1" && $0.isOpen })
    do {
      let detail4Made = Detail()
      detail4 = detail4Made
      stack?.pushViewController(detail4Made, animated: true)
    }
    try simulation.settle()
    do {
      let coordinator = Coordinator()
      coordinator.screen = detail4
      coordinators["Second"] = coordinator
      second = coordinator
    }
    simulation.endTurn()
    (detail4 as? Detail)?.links.append(try #require(second))
    simulation.endTurn()
    stack?.popViewController(animated: true)
    try simulation.settle()
    if let coordinator = coordinators.removeValue(forKey: "Second") {
      simulation.expectDeallocation(
        of: coordinator, reason: "Second was released")
    }
    simulation.endTurn()
    simulation.advance(by: .milliseconds(3000))
    simulation.endTurn()
    #expect(simulation.leaks.contains { $0.typeName == "Coordinator" && $0.isOpen })
    #expect(simulation.leaks.contains { $0.subject == "Detail#4" && $0.isOpen })
    do {
      let compose4Made = Compose()
      compose4 = compose4Made
      stack?.pushViewController(compose4Made, animated: true)
    }
    try simulation.settle()
    do {
      let coordinator = Coordinator()
      coordinator.weakScreen = compose4
      coordinators["Third"] = coordinator
      third = coordinator
    }
    simulation.endTurn()
    simulation.endTurn()
    (compose4 as? Compose)?.delegate = third
    simulation.endTurn()
    do {
      let screen = try #require(compose4)
      timers["tick"] = simulation.services.scheduledTimer(
        named: "tick", every: .seconds(1), owner: screen
      ) { _ in screen.title = "tick" }
    }
    simulation.endTurn()
    do {
      let screen = try #require(compose4)
      observers["saved"] = simulation.services.notificationCenter.addObserver(
        forName: "saved", owner: screen
      ) { [weak screen] _ in screen?.title = "saved" }
    }
    simulation.endTurn()
    simulation.services.notificationCenter.post(name: "saved")
    simulation.endTurn()
    timers.removeValue(forKey: "tick")?.invalidate()
    simulation.endTurn()
    if let observer = observers.removeValue(forKey: "saved") {
      simulation.services.notificationCenter.removeObserver(observer)
    }
    simulation.endTurn()
    do {
      let feed3Made = Feed()
      feed3 = feed3Made
      let child = feed3Made
      let parent = try #require(visible)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    try simulation.settle()
    feed3?.willMove(toParent: nil)
    feed3?.view.removeFromSuperview()
    feed3?.removeFromParent()
    try simulation.settle()
    stack?.popViewController(animated: true)
    try simulation.settle()
    #expect(compose4 == nil)
    do {
      let draft1Made = Draft()
      draft1 = draft1Made
      stack?.pushViewController(draft1Made, animated: true)
    }
    try simulation.settle()
    do {
      let screen = try #require(draft1)
      timers["tock"] = simulation.services.scheduledTimer(
        named: "tock", every: .seconds(1), owner: screen
      ) { _ in screen.title = "tock" }
    }
    simulation.endTurn()
    do {
      let screen = try #require(draft1)
      simulation.services.tasks.start("sync", owner: screen) {
        [clock = simulation.clock] in
        while true {
          try await clock.sleep(for: .seconds(1))
          screen.title = "sync"
        }
      }
    }
    simulation.endTurn()
    do {
      let screen = try #require(draft1)
      simulation.services.tasks.start("load", owner: screen) {
        [weak screen, clock = simulation.clock] in
        while true {
          try await clock.sleep(for: .seconds(1))
          screen?.title = "load"
        }
      }
    }
    simulation.endTurn()
    simulation.window.windowScene?.rotate()
    try simulation.settle()
    simulation.application.enterBackground()
    simulation.endTurn()
    simulation.application.enterForeground()
    simulation.endTurn()
    stack?.popViewController(animated: true)
    try simulation.settle()
    simulation.advance(by: .milliseconds(3000))
    simulation.endTurn()
    #expect(simulation.leaks.contains { $0.subject == "Draft#1" && $0.isOpen })
    do {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Feed(), for: .primary)
      split.setViewController(Detail(), for: .secondary)
      simulation.show(split)
    }
    simulation.endTurn()
    visible?.showDetailViewController(Compose(), sender: nil)
    try simulation.settle()
    #expect(visible?.readableName == "Compose#5")
    simulation.advance(by: .seconds(20))
  }
}
