extension SimulatedUser {
  /// Taps a tab: asks the delegate, selects, tells the delegate; on the selected tab again, a navigation
  /// controller pops to its root, animated. (Documented; re-tap observed.)
  public func tapTab(at index: Int, of tabs: UITabBarController) {
    application.endTurn()
    guard tabs.childList.indices.contains(index) else {
      return tabs.report(
        .tappedMissingTab,
        "Tab \(index) of <\(tabs.readableName)> cannot be tapped: it has \(tabs.childList.count) tabs"
      )
    }
    if let reason = tabs.reasonAgainstTapping(tabs.childList[index]) {
      return refuse("Tapping tab \(index)", on: tabs, because: reason)
    }
    note(.tapTab(tabs, index))
    perform { tabs.tap(tabs.childList[index]) }
  }
}

extension UITabBarController {
  func reasonAgainstTapping(_ tab: UIViewController) -> String? {
    if let reason = reasonOutOfReach { return reason }
    if isTabBarHidden { return "the tab bar is hidden" }
    if !tab.tabBarItem.isEnabled { return "its item is disabled" }
    let stack = selectedViewController as? UINavigationController
    // The root was not pushed. (That its wish does not count: unverified.)
    if let hiding = stack?.viewControllers.dropFirst().first(where: \.hidesBottomBarWhenPushed) {
      return "<\(hiding.readableName)> hides the tab bar"
    }
    return nil
  }
}
