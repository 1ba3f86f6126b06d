extension SimulatedUser {
  /// Taps a button of a navigation bar or a toolbar: performs its `primaryAction`.
  ///
  /// Reported and ignored when it is disabled, hidden or only a space, and when it is in no bar that the user
  /// sees: its screen is the top of a navigation controller that shows the bar, and on screen.
  public func tap(_ item: UIBarButtonItem) {
    application.endTurn()
    guard let place = application.place(of: item) else {
      return application.reportTapNowhere(on: item)
    }
    if let reason = item.reasonAgainstTapping ?? place.reasonAgainstTapping {
      return refuse("Tapping \(item.words)", on: place.screen, because: reason)
    }
    note(.tapBarButton(item))
    perform {
      place.screen.environment?.record(.tap, of: place.screen.id, note: item.words)
      item.sendAction()
    }
  }
}

extension UIBarButtonItem {
  fileprivate var words: String { title.map { "the bar button \"\($0)\"" } ?? "a bar button" }

  var reasonAgainstTapping: String? {
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return "it is a space" }
    if isHidden { return "it is hidden" }
    if !isEnabled { return "it is disabled" }
    return obstacleToAction
  }
}

/// The bar of a screen that a button is in.
@MainActor private struct BarPlace {
  let screen: UIViewController
  let isToolbar: Bool

  var reasonAgainstTapping: String? {
    if let reason = screen.reasonOutOfReach { return reason }
    guard let navigation = screen.navigationController else {
      return "no navigation controller shows it"
    }
    if navigation.topViewController !== screen { return "its screen is not on top of the stack" }
    if isToolbar {
      return navigation.isToolbarHidden ? "the toolbar is hidden" : nil
    }
    return navigation.isNavigationBarHidden ? "the navigation bar is hidden" : nil
  }
}

extension UIApplication {
  /// The screen, among those that are tied to a window, whose bar has the button.
  fileprivate func place(of item: UIBarButtonItem) -> BarPlace? {
    var place: BarPlace?
    for window in allWindows {
      window.rootViewController?.forEachBelow { screen in
        let buttons = screen.item.map { $0.leftBarButtonItems ?? [] } ?? []
        let others = screen.item.map { $0.rightBarButtonItems ?? [] } ?? []
        if (buttons + others).contains(where: { $0 === item }) {
          place = BarPlace(screen: screen, isToolbar: false)
        } else if screen.toolbarItems?.contains(where: { $0 === item }) == true {
          place = BarPlace(screen: screen, isToolbar: true)
        }
      }
    }
    return place
  }

  fileprivate func reportTapNowhere(on item: UIBarButtonItem) {
    guard let root = (keyWindow ?? windows.first)?.rootViewController else { return }
    root.report(
      .affordanceUnavailable,
      "Tapping \(item.words) is not possible: it is in no bar of a screen in a window")
  }
}
