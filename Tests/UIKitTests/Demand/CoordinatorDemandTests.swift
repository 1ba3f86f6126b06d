import LifecycleTesting
import Testing
import UIKit

/// What coordinators use most, written as they write it.
@Suite(.checksDeallocation) @MainActor struct CoordinatorDemandTests {
  @Test func `an app delegate's window shows the flow's stack`() throws {
    let delegate = AppDelegate()
    #expect(delegate.start())
    let window = try #require(delegate.window)
    let stack = try #require(window.rootViewController as? UINavigationController)
    #expect(window.isKeyWindow)
    #expect(UIApplication.shared.windows.contains(window))
    #expect(stack.topViewController?.title == "Home")
    #expect(stack.visibleViewController?.view.window === window)
    #expect(stack.isNavigationBarHidden)
    #expect(stack.navigationBar.topItem === stack.topViewController?.navigationItem)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.first?.windows.contains(window) == true)
    let second = UIWindow(windowScene: try #require(scenes.first))
    #expect(second.isHidden)
    #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
  }

  @Test func `a container adds and removes a child in UIKit's steps`() {
    let parent = Reporter()
    let child = Reporter()
    parent.loadViewIfNeeded()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.didMove(toParent: parent)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    #expect(child.view.superview === parent.view)
    #expect(parent.view.subviews == [child.view])
    #expect(child.next === parent.view)

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
    #expect(child.reports == ["will true", "load", "did true", "will false", "did false"])
    #expect(parent.isViewLoaded)
    #expect(Reporter(coder: NSCoder()) != nil)
  }

  @Test func `an alert keeps its words, and its actions are tapped`() throws {
    let simulation = Simulation.ofTest()
    let root = UIViewController()
    simulation.show(root)
    var confirmed = 0
    let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in confirmed += 1 })
    alert.popoverPresentationController?.sourceView = root.view
    root.present(alert, animated: true, completion: nil)
    try simulation.settle()
    #expect(alert.title == "Sure?")
    #expect(alert.message == "Really")
    #expect(alert.actions.map(\.title) == ["Cancel", "Yes"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    simulation.tapAction(titled: "Yes")
    try simulation.settle()
    #expect(confirmed == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a tab coordinator fills its tabs and is told of taps`() throws {
    let simulation = Simulation.ofTest()
    let tabs = UITabBarController()
    let delegate = TabCoordinator()
    tabs.delegate = delegate
    let stacks = ["One", "Two"].map { title -> UINavigationController in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
      return stack
    }
    tabs.setViewControllers(stacks, animated: false)
    simulation.show(tabs)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === stacks[1])
    #expect(stacks[1].viewControllers[0].tabBarController === tabs)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["One", "Two"])
    simulation.tapTab(at: 0)
    try simulation.settle()
    #expect(delegate.selected === stacks[0])
  }

  @Test func `work waits on the main queue and for notifications`() async {
    let centre = NotificationCenter()
    let name = Notification.Name("flow ended")
    var heard = 0
    let token = centre.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard += 1 }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        centre.post(name: name, object: nil)
        continuation.resume()
      }
    }
    centre.removeObserver(token)
    #expect(heard == 1)
  }

  @Test func `a bar's button does what it was made for`() {
    let screen = UIViewController()
    let button = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItem = button
    screen.navigationItem.title = "Title"
    #expect(screen.navigationItem.rightBarButtonItems == [button])
    #expect(button.title == "Done")
  }
}

@MainActor private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: HomeCoordinator?

  func start() -> Bool {
    let stack = UINavigationController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    coordinator = HomeCoordinator(navigationController: stack)
    coordinator?.start()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@MainActor private final class HomeCoordinator: NSObject {
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.setNavigationBarHidden(true, animated: false)
  }

  func start() {
    let home = UIViewController(nibName: nil, bundle: nil)
    home.title = "Home"
    navigationController.pushViewController(home, animated: false)
  }
}

private final class Reporter: UIViewController {
  var reports: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    reports.append("load")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    reports.append("will \(parent != nil)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    reports.append("did \(parent != nil)")
  }
}

private final class TabCoordinator: NSObject, UITabBarControllerDelegate {
  weak var selected: UIViewController?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== tabBarController.selectedViewController }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { selected = viewController }
}
