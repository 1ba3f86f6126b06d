extension User {
  /// Taps a tab: asks the delegate, selects, tells the delegate; on the selected tab again, a navigation
  /// controller pops to its root, animated. (Documented; re-tap observed.)
  public func tapTab(at index: Int, of tabs: TabBarController) {
    guard tabs.childList.indices.contains(index) else {
      return tabs.report(
        .tappedMissingTab,
        "Tab \(index) of <\(tabs.readableName)> cannot be tapped: it has \(tabs.childList.count) tabs"
      )
    }
    if let reason = tabs.reasonOutOfReach {
      return refuse("Tapping tab \(index)", on: tabs, because: reason)
    }
    perform { tabs.tap(tabs.childList[index]) }
  }
}
