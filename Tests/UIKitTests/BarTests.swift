import LifecycleTesting
import Testing
import UIKit

@Suite(.checksDeallocation) @MainActor struct BarTests {
  let simulation = Simulation.ofTest()

  /// A stack of a root and one screen above it, on screen.
  private func stack(above screen: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    return navigation
  }

  @Test func `a tap on the edit button switches editing`() {
    let screen = UIViewController()
    _ = stack(above: screen)
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    simulation.user.tap(screen.editButtonItem)
    #expect(screen.isEditing)
    #expect(screen.editButtonItem.title == "Done")
    simulation.user.tap(screen.editButtonItem)
    #expect(!screen.isEditing)
  }

  @Test(.checksDeallocation(allowing: .misuse(.affordanceUnavailable, "it is the point")))
  func `a button that no user could tap is refused with the reason`() {
    let screen = UIViewController()
    let navigation = stack(above: screen)
    let button = screen.editButtonItem
    simulation.user.tap(button)
    screen.navigationItem.setRightBarButtonItems([.flexibleSpace(), button], animated: false)
    button.isEnabled = false
    simulation.user.tap(button)
    button.isEnabled = true
    button.isHidden = true
    simulation.user.tap(button)
    button.isHidden = false
    navigation.isNavigationBarHidden = true
    simulation.user.tap(button)
    navigation.isNavigationBarHidden = false
    screen.present(UIViewController(), animated: false)
    simulation.user.tap(button)
    screen.dismiss(animated: false)
    screen.navigationItem.rightBarButtonItem = nil
    screen.toolbarItems = [button]
    simulation.user.tap(button)
    #expect(!screen.isEditing)
    #expect(
      simulation.misuses.map(\.message) == [
        "Tapping the bar button \"Edit\" is not possible: it is in no bar of a screen in a window",
        "Tapping the bar button \"Edit\" in <UIViewController#1> is not possible: it is disabled",
        "Tapping the bar button \"Edit\" in <UIViewController#1> is not possible: it is hidden",
        "Tapping the bar button \"Edit\" in <UIViewController#1> is not possible: "
          + "the navigation bar is hidden",
        "Tapping the bar button \"Edit\" in <UIViewController#1> is not possible: "
          + "<UIViewController#3> is presented over it",
        "Tapping the bar button \"Edit\" in <UIViewController#1> is not possible: "
          + "the toolbar is hidden",
      ])
    navigation.setToolbarHidden(false, animated: false)
    simulation.user.tap(button)
    #expect(screen.isEditing)
  }

  @Test(.checksDeallocation(allowing: .misuse(.affordanceUnavailable, "it is the point")))
  func `left buttons take the place of the back button unless they supplement it`() throws {
    let screen = UIViewController()
    let navigation = stack(above: screen)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    simulation.user.tapBackButton(in: navigation)
    #expect(navigation.topViewController === screen)
    #expect(
      simulation.misuses.map(\.message) == [
        "The back button in <UINavigationController#1> is not possible: "
          + "the left bar buttons of <UIViewController#1> stand in its place"
      ])
    screen.navigationItem.leftItemsSupplementBackButton = true
    simulation.user.tapBackButton(in: navigation)
    #expect(navigation.viewControllers.count == 1)
    try simulation.settle()
  }

  @Test func `the bars of a navigation controller follow its stack`() {
    let screen = UIViewController()
    screen.title = "Detail"
    let navigation = stack(above: screen)
    #expect(navigation.navigationBar.topItem === screen.navigationItem)
    #expect(navigation.navigationBar.items?.count == 2)
    #expect(navigation.navigationBar.backItem !== screen.navigationItem)
    screen.setToolbarItems([.flexibleSpace()], animated: false)
    #expect(navigation.toolbar.items?.count == 1)
    navigation.popViewController(animated: false)
    #expect(navigation.navigationBar.items?.count == 1)
    #expect(navigation.toolbar.items == nil)
  }

  @Test func `a bar of one's own asks its delegate`() {
    final class Keeper: UINavigationBarDelegate {
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      { item.title != "Kept" }
    }
    let keeper = Keeper()
    let bar = UINavigationBar()
    bar.delegate = keeper
    bar.pushItem(UINavigationItem(title: "Root"), animated: false)
    bar.pushItem(UINavigationItem(title: "Kept"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.topItem?.title == "Kept")
  }

  @Test func `a tab bar has the items of its controller and tells it of taps`() {
    final class Tabs: UITabBarController {
      var tapped: [String?] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tapped.append("\(item.title ?? "") at \(selectedIndex)")
      }
    }
    let tabs = Tabs()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 4)
    let second = UIViewController()
    second.title = "Search"
    tabs.viewControllers = [first, second]
    simulation.window.rootViewController = tabs
    simulation.window.makeKeyAndVisible()
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])
    #expect(tabs.tabBar.items?.first?.tag == 4)
    simulation.user.tapTab(at: 1, of: tabs)
    #expect(tabs.tapped == ["Search at 0"])
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
  }

  @Test func `tabs that are described make their screens and select them`() {
    let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    let search = UITab(title: "Search", image: nil, identifier: "search") { tab in
      let screen = UIViewController()
      screen.restorationIdentifier = tab.identifier
      return screen
    }
    let tabs = UITabBarController(tabs: [home, search])
    simulation.window.rootViewController = tabs
    simulation.window.makeKeyAndVisible()
    #expect(tabs.selectedTab === home)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])
    tabs.selectedTab = tabs.tab(forIdentifier: "search")
    #expect(tabs.selectedViewController?.restorationIdentifier == "search")
    search.badgeValue = "2"
    #expect(tabs.tabBar.selectedItem?.badgeValue == "2")
  }

  private func describedTabs(_ made: Made) -> UITabBarController {
    UITabBarController(
      tabs: ["home", "search", "me"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in
          made.names.append(name)
          return UIViewController()
        }
      })
  }

  @MainActor private final class Made { var names: [String] = [] }

  @Test func `a described tab makes its screen when it is first selected, by code or by a tap`() {
    let made = Made()
    let tabs = describedTabs(made)
    simulation.window.rootViewController = tabs
    simulation.window.makeKeyAndVisible()
    #expect(made.names == ["home"])
    #expect(tabs.tabBar.items?.map(\.title) == ["home", "search", "me"])
    simulation.user.tapTab(at: 2, of: tabs)
    #expect(made.names == ["home", "me"])
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.viewControllers?.count == 2)
    tabs.selectedIndex = 1
    #expect(made.names == ["home", "me", "search"])
    #expect(tabs.viewControllers == tabs.tabs.map(\.viewController))
    tabs.selectedIndex = 0
    #expect(made.names.count == 3)
    #expect(simulation.misuses.isEmpty)
  }

  @Test
  func `described tabs that are set anew keep the selection, by the tab and then by its index`() {
    let made = Made()
    let tabs = describedTabs(made)
    tabs.selectedIndex = 1
    let (home, search, me) = (tabs.tabs[0], tabs.tabs[1], tabs.tabs[2])
    tabs.tabs = [me, search]
    #expect(tabs.selectedTab === search)
    tabs.tabs = [home, me]
    #expect(tabs.selectedTab === me)
    #expect(made.names == ["home", "search", "me"])
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.tabs.isEmpty && me.tabBarController == nil)
  }

  @Test func `the selected item of a bar can be observed, also when a tab is selected`() {
    let tabs = describedTabs(Made())
    var heard: [String?] = []
    let observation = tabs.tabBar.observe(\.selectedItem) { bar, _ in
      heard.append(bar.selectedItem?.title)
    }
    tabs.selectedIndex = 1
    tabs.selectedTab = tabs.tabs[2]
    tabs.selectedIndex = 2
    #expect(heard == ["search", "me"])
    withExtendedLifetime(observation) {}
  }

  @Test func `values of bars are kept`() {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.setBackIndicatorImage(UIImage(named: "back"), transitionMaskImage: nil)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
    navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigation.navigationBar.shadowImage = UIImage()
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.navigationBar.scrollEdgeAppearance === appearance)
    #expect(navigation.navigationBar.backgroundImage(for: .default) != nil)
    #expect(navigation.navigationBar.backgroundImage(for: .compact) == nil)
    #expect(UINavigationBarAppearance(barAppearance: appearance).backgroundImage == nil)
    #expect(appearance.backIndicatorImage?.name == "back")
  }
}
