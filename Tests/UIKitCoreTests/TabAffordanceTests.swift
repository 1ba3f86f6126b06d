import LifecycleKit
import Testing

/// Tabs that no finger reaches.
@MainActor struct TabAffordanceTests {
  @Test
  func `a tab that cannot be tapped is refused with its reason, and selected by code all the same`()
  {
    let (b, over) = (B(), C())
    let stack = Nav(rootViewController: A())
    let (app, tabs) = App.tabs(stack, b)
    let user = app.simulation.user
    b.tabBarItem.isEnabled = false
    user.tapTab(at: 1, of: tabs)
    b.tabBarItem.isEnabled = true
    tabs.isTabBarHidden = true
    user.tapTab(at: 1, of: tabs)
    tabs.isTabBarHidden = false
    over.hidesBottomBarWhenPushed = true
    stack.pushViewController(over, animated: false)
    user.tapTab(at: 1, of: tabs)
    stack.popViewController(animated: false)
    tabs.present(P(), animated: false)
    user.tapTab(at: 1, of: tabs)
    #expect(
      app.misuses == [
        "Tapping tab 1 in <Tabs#1> is not possible: its item is disabled",
        "Tapping tab 1 in <Tabs#1> is not possible: the tab bar is hidden",
        "Tapping tab 1 in <Tabs#1> is not possible: <C#1> hides the tab bar",
        "Tapping tab 1 in <Tabs#1> is not possible: <P#1> is presented over it",
      ])
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === b)
  }
}
