extension SimulatedUser {
  /// Puts a finger on the page and begins to turn it: asks the data source for the neighbour, or for two where
  /// two pages stand side by side or a page has a back, tells the delegate, and sends the `will` callbacks. (Documented; order observed.)
  ///
  /// Refused as `affordanceUnavailable`: no data source, no page there, not on screen, covered by a
  /// presentation, another page being turned.
  @discardableResult
  public func beginSwipe(
    _ direction: UIPageViewController.NavigationDirection, in page: UIPageViewController
  ) -> SimulatedUser.Gesture? {
    application.endTurn()
    let words = "swipe \(direction.rawValue)"
    if let reason = obstacle(to: direction, in: page) {
      refuse("The \(words)", on: page, because: reason)
      return nil
    }
    let neighbours = perform { page.neighbours(direction) }
    guard !neighbours.isEmpty else {
      refuse("The \(words)", on: page, because: "the data source has no page there")
      return nil
    }
    guard page.canTurn(to: neighbours) else { return nil }
    // The data source may have changed what is on screen.
    if let reason = obstacle(to: direction, in: page) {
      refuse("The \(words)", on: page, because: reason)
      return nil
    }
    return begin(words, on: page, either: { .swipePage(page, direction, finishes: $0) }) {
      page.beginSwipe(to: neighbours, direction)
    }
  }

  /// Turns the page: begins the swipe and lets go. What is left of the animation runs on the clock.
  public func swipe(
    _ direction: UIPageViewController.NavigationDirection, in page: UIPageViewController
  ) {
    application.endTurn()
    beginSwipe(direction, in: page)?.finish()
  }

  func obstacle(
    to direction: UIPageViewController.NavigationDirection, in page: UIPageViewController
  ) -> String? {
    if page.dataSource == nil { return "it has no data source" }
    if page.appearance.state != .appeared { return "it is not on screen" }
    if let cover = page.presentedViewController { return "<\(cover.readableName)> covers it" }
    if page.machine.state != .idle || page.isMoving { return "another page is being turned" }
    if page.current.isEmpty { return "it has no page" }
    if !page.letsGestureBegin { return "its gesture may not begin" }
    return nil
  }
}
