import LifecycleKit

/// One row of the catalogue: something is kept beyond its time, or not when it is fixed.
struct KeptShape: Sendable, CustomStringConvertible {
  let row: Int
  let description: String
  /// The root that the path has to begin at.
  let root: String
  /// The last reference of the path.
  let label: String
  /// Plants the shape; gives what should be gone.
  let plant: @MainActor @Sendable (_ stage: KeptStage, _ isFixed: Bool) -> AnyObject

  init(
    _ row: Int, _ description: String, root: String = "the keeper", _ label: String,
    _ plant: @escaping @MainActor @Sendable (KeptStage, Bool) -> AnyObject
  ) {
    self.row = row
    self.description = description
    self.root = root
    self.label = label
    self.plant = plant
  }

  static let all = owners + stacks + containers
}

extension KeptShape {
  /// Owners beside the hierarchy.
  private static let owners = [
    KeptShape(76, "a listener that is never removed", ".listeners[0]") { stage, isFixed in
      let screen = KeptScreen()
      stage.keeper.listeners = [screen]
      stage.visit { screen }
      if isFixed { stage.keeper.listeners = [] }
      return screen
    },
    KeptShape(98, "a cache that keeps the screen", ".cache[\"last\"]") { stage, isFixed in
      let screen = KeptScreen()
      stage.visit { screen }
      if !isFixed { stage.keeper.cache["last"] = screen }
      return screen
    },
    KeptShape(105, "a store of view models that outlives the flow", ".models[\"edit\"]") {
      stage, isFixed in
      let screen = KeptScreen()
      stage.keeper.models["edit"] = screen.model
      stage.visit { screen }
      if isFixed { stage.keeper.models = [:] }
      return screen.model
    },
    KeptShape(106, "a log that keeps the screen of the last entry", ".cache[\"entry\"]") {
      stage, isFixed in
      let screen = KeptScreen()
      stage.visit { screen }
      stage.keeper.cache["entry"] = isFixed ? nil : screen
      return screen
    },
    KeptShape(108, "a child coordinator kept after the back button", ".children[0]") {
      stage, isFixed in
      let child = KeptCoordinator()
      stage.keeper.coordinator.children = [child]
      stage.visit { KeptScreen() }
      if isFixed { stage.keeper.coordinator.children = [] }
      return child
    },
    KeptShape(110, "a router never told to detach its child", ".children[1]") { stage, isFixed in
      let (stays, leaves) = (KeptCoordinator(), KeptCoordinator())
      stage.keeper.coordinator.children = isFixed ? [stays] : [stays, leaves]
      return leaves
    },
    KeptShape(122, "a screen built and never shown", ".listeners[0]") { stage, isFixed in
      let screen = KeptScreen()
      if !isFixed { stage.keeper.listeners.append(screen) }
      return screen
    },
    KeptShape(123, "the second screen of one deep link", ".listeners[1]") { stage, isFixed in
      let screens = [KeptScreen(), KeptScreen()]
      stage.keeper.listeners = isFixed ? [screens[0]] : screens
      return screens[1]
    },
    KeptShape(125, "a view model that outlives its freed screen", ".models[\"row\"]") {
      stage, isFixed in
      let model = KeptScreen().model
      if !isFixed { stage.keeper.models["row"] = model }
      return model
    },
  ]

  /// Screens of a stack.
  private static let stacks = [
    KeptShape(114, "one of several that leave when the stack is replaced", ".listeners[0]") {
      stage, isFixed in
      let screens = [KeptScreen(), KeptScreen()]
      stage.navigation.setViewControllers([KeptHome()] + screens, animated: false)
      stage.simulation.endTurn()
      stage.navigation.setViewControllers([KeptHome()], animated: false)
      stage.simulation.endTurn()
      if !isFixed { stage.keeper.listeners = [screens[0]] }
      return screens[0]
    },
    KeptShape(115, "a covered screen, popped to the root", ".listeners[0]") { stage, isFixed in
      let screen = KeptScreen()
      stage.navigation.pushViewController(screen, animated: false)
      stage.simulation.endTurn()
      stage.navigation.pushViewController(KeptScreen(), animated: false)
      stage.simulation.endTurn()
      stage.navigation.popToRootViewController(animated: false)
      stage.simulation.endTurn()
      if !isFixed { stage.keeper.listeners = [screen] }
      return screen
    },
    KeptShape(118, "a child of a popped container", ".listeners[0]") { stage, isFixed in
      let child = KeptChild()
      stage.visit {
        let container = KeptScreen()
        container.addChild(child)
        return container
      }
      if !isFixed { stage.keeper.listeners = [child] }
      return child
    },
    KeptShape(124, "screens pushed over and over", root: "UIWindow#1", ".children[1]") {
      stage, isFixed in
      let first = KeptScreen()
      for screen in [first, KeptScreen(), KeptScreen()] {
        stage.navigation.pushViewController(screen, animated: false)
      }
      if isFixed { stage.navigation.popToRootViewController(animated: false) }
      return first
    },
    KeptShape(126, "a view that was removed and is still stored", root: "UIWindow#1", ".badge") {
      stage, isFixed in
      let (screen, badge) = (KeptScreen(), UIView())
      stage.navigation.pushViewController(screen, animated: false)
      stage.simulation.endTurn()
      screen.badge = badge
      screen.view.addSubview(badge)
      badge.removeFromSuperview()
      if isFixed { screen.badge = nil }
      return badge
    },
  ]

  /// Presentations, tabs, windows, containers.
  private static let containers = [
    KeptShape(
      111, "what is presented when the root is swapped", root: "UIWindow#1",
      ".presentations[0].presentedViewController"
    ) {
      stage, isFixed in
      let screen = KeptScreen()
      stage.navigation.present(screen, animated: false)
      stage.simulation.endTurn()
      if isFixed { stage.navigation.dismiss(animated: false) }
      stage.simulation.window.rootViewController = KeptHome()
      stage.simulation.endTurn()
      return screen
    },
    KeptShape(112, "the old root after a swap", ".listeners[0]") { stage, isFixed in
      let screen = KeptScreen()
      stage.simulation.window.rootViewController = screen
      stage.simulation.endTurn()
      stage.simulation.window.rootViewController = KeptHome()
      stage.simulation.endTurn()
      if !isFixed { stage.keeper.listeners = [screen] }
      return screen
    },
    KeptShape(113, "a hidden window", ".windows[0]") { stage, isFixed in
      let window = stage.simulation.makeWindow()
      window.rootViewController = KeptHome()
      stage.simulation.endTurn()
      if !isFixed { stage.keeper.windows = [window] }
      return window
    },
    KeptShape(116, "a pushed screen of a dismissed container", ".listeners[0]") { stage, isFixed in
      let screen = KeptScreen()
      let container = UINavigationController(rootViewController: KeptHome())
      container.pushViewController(screen, animated: false)
      stage.simulation.endTurn()
      stage.presentAndDismiss(container)
      if !isFixed { stage.keeper.listeners = [screen] }
      return screen
    },
    KeptShape(117, "the middle of a chain dismissed from its bottom", ".listeners[0]") {
      stage, isFixed in
      let screen = KeptScreen()
      stage.navigation.present(screen, animated: false)
      stage.simulation.endTurn()
      screen.present(KeptScreen(), animated: false)
      stage.simulation.endTurn()
      stage.navigation.dismiss(animated: false)
      stage.simulation.endTurn()
      if !isFixed { stage.keeper.listeners = [screen] }
      return screen
    },
    KeptShape(119, "a child that its container still lists", root: "UIWindow#1", ".pages[0]") {
      stage, isFixed in
      let (pager, page) = (KeptPager(), KeptScreen())
      stage.navigation.pushViewController(pager, animated: false)
      stage.simulation.endTurn()
      pager.addChild(page)
      pager.pages = [page]
      page.willMove(toParent: nil)
      page.removeFromParent()
      if isFixed { pager.pages = [] }
      return page
    },
    KeptShape(120, "a tab that was removed", ".listeners[0]") { stage, isFixed in
      let (tabs, tab) = (UITabBarController(), KeptScreen())
      tabs.viewControllers = [KeptHome(), tab]
      stage.simulation.window.rootViewController = tabs
      stage.simulation.endTurn()
      tabs.viewControllers = [KeptHome()]
      if !isFixed { stage.keeper.listeners = [tab] }
      return tab
    },
    KeptShape(121, "a presented tab container", ".listeners[0]") { stage, isFixed in
      let tabs = UITabBarController()
      tabs.viewControllers = [KeptHome()]
      stage.presentAndDismiss(tabs)
      if !isFixed { stage.keeper.listeners = [tabs] }
      return tabs
    },
  ]
}
