import LifecycleKit
import Testing

@testable import UIKitCore

@MainActor struct DescribedTabTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { tab in
      let screen = UIViewController()
      screen.title = tab.identifier
      return screen
    }
  }

  private func open(_ tabs: UITab...) -> (App, UITabBarController) {
    let controller = UITabBarController(tabs: tabs)
    let app = App(root: controller)
    app.simulation.endTurn()
    return (app, controller)
  }

  private func widen(_ app: App) {
    for case let scene as UIWindowScene in app.simulation.application.connectedScenes {
      var traits = scene.traitCollection
      traits.horizontalSizeClass = .regular
      scene.setTraits(traits, animated: false)
    }
  }

  @Test func `a group finds its tabs, sorts them and knows the one to select`() {
    let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [tab("c")])
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [tab("a"), tab("b"), inner])
    #expect(group.tab(forIdentifier: "c")?.parent === inner)
    group.displayOrderIdentifiers = ["inner", "x", "b"]
    #expect(group.displayOrder.map(\.identifier) == ["inner", "b", "a"])
    #expect(group.selectedLeaf.identifier == "a")
    group.defaultChildIdentifier = "inner"
    #expect(group.selectedLeaf.identifier == "c")
    group.selectedChild = group.children[1]
    #expect(group.selectedLeaf.identifier == "b")
    group.selectedChild = tab("b")
    #expect(group.selectedChild === group.children[1])
    group.children.remove(at: 1)
    #expect(group.selectedChild == nil)
  }

  @Test func `a tab that is disabled or hidden, or whose bar is hidden, cannot be tapped`() {
    let (app, tabs) = open(tab("a"), tab("b"))
    tabs.tabs[1].isEnabled = false
    app.simulation.user.tapTab(at: 1, of: tabs)
    tabs.tabs[1].isEnabled = true
    tabs.tabs[1].isHidden = true
    app.simulation.user.tapTab(at: 1, of: tabs)
    tabs.tabs[1].isHidden = false
    tabs.setTabBarHidden(true, animated: false)
    app.simulation.user.tapTab(at: 1, of: tabs)
    #expect(
      app.misuses == [
        "Tapping tab 1 in <UITabBarController#1> is not possible: it is disabled",
        "Tapping tab 1 in <UITabBarController#1> is not possible: it is hidden",
        "Tapping tab 1 in <UITabBarController#1> is not possible: the tab bar is hidden",
      ])
  }

  @Test func `a user finds the tabs of groups in the sidebar, where there is one`() {
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [tab("b"), tab("c")]
    ) { _ in UIViewController() }
    let (app, tabs) = open(tab("a"), group)
    var options: [String] {
      app.simulation.application.userOptions(typing: []).filter { $0.family == .tab }
        .map(\.sentence)
    }
    app.simulation.user.tapInSidebar(group.children[0], of: tabs)
    #expect(
      app.misuses == [
        "Tapping \"b\" in the sidebar in <UITabBarController#1> is not possible: the mode is not tabSidebar"
      ])
    widen(app)
    tabs.mode = .tabSidebar
    #expect(
      options == [
        "tap the tab \"a\"", "tap the tab \"group\"", "tap \"b\" in the sidebar",
        "tap \"c\" in the sidebar",
      ])
    app.simulation.user.tapInSidebar(group.children[1], of: tabs)
    #expect(tabs.selectedTab?.identifier == "c")
    tabs.sidebar.isHidden = true
    #expect(options == ["tap the tab \"a\"", "tap the tab \"group\""])
  }

  @Test func `screens that leave a managed stack are kept by their tabs, and no leaks`() throws {
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [tab("b"), tab("c")])
    group.managingNavigationController = UINavigationController()
    let (app, tabs) = open(tab("a"), group)
    let stack = try #require(group.managingNavigationController)
    for name in ["b", "c", "b"] {
      tabs.selectedTab = tabs.tab(forIdentifier: name)
      app.advance(by: .seconds(30))
      #expect(stack.viewControllers.map(\.title) == [name])
    }
    #expect(tabs.selectedViewController === stack)
    #expect(tabs.selectedTab?.managingTabGroup === group)
    #expect(app.simulation.leaks.isEmpty)
    tabs.tabs = [tab("d")]
    app.advance(by: .seconds(30))
    #expect(group.children[0].tabBarController == nil)
  }

  @Test func `the delegate may leave screens out of a managed stack`() {
    final class Leaving: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
      ) -> [UIViewController] { tab is UITabGroup ? [] : proposedViewControllers }
    }
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [tab("b")]
    ) { _ in UIViewController() }
    group.managingNavigationController = UINavigationController()
    let (app, tabs) = open(tab("a"), group)
    let delegate = Leaving()
    tabs.delegate = delegate
    tabs.selectedTab = tabs.tab(forIdentifier: "b")
    app.simulation.endTurn()
    #expect(group.managingNavigationController?.viewControllers.map(\.title) == ["b"])
  }
}
