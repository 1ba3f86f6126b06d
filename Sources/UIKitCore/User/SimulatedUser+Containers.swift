extension SimulatedUser {
  /// Puts a finger on the page and begins to turn it: asks the data source for the neighbour, or for two where
  /// two pages stand side by side or a page has a back, tells the delegate, and sends the `will` callbacks.
  /// (Documented; order observed.)
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
    if !page.machine.isIdle || page.isMoving { return "another page is being turned" }
    if page.current.isEmpty { return "it has no page" }
    if !page.letsGestureBegin { return "its gesture may not begin" }
    return nil
  }
}

extension SimulatedUser {
  /// Brings in the next column that is off screen, as a swipe from the edge or the bar's button does: the
  /// supplementary column before the primary one. Asks and tells the delegate. (Which one comes: unverified.)
  ///
  /// Reported and ignored when none is off screen, where the columns are collapsed or out of reach, and where
  /// neither the gesture nor the button is there.
  public func showColumn(of split: UISplitViewController) {
    move(split.columnToShow, of: split, "Showing a column", .showColumn(split), split.bringIn)
  }

  /// Takes away the first column on screen but the secondary one, as a swipe or the bar's button does.
  /// Refused as `showColumn(of:)` is.
  public func hideColumn(of split: UISplitViewController) {
    move(split.columnToHide, of: split, "Hiding a column", .hideColumn(split), split.takeAway)
  }

  private func move(
    _ column: UISplitViewController.Column?, of split: UISplitViewController, _ words: String,
    _ action: UserOption.Action, _ change: (UISplitViewController.Column) -> Void
  ) {
    application.endTurn()
    if let reason = split.reasonAgainstMovingColumns {
      return refuse(words, on: split, because: reason)
    }
    guard let column else { return refuse(words, on: split, because: "there is none") }
    note(action)
    perform {
      split.environment?.record(.tap, of: split.id, note: "the \(column) column")
      change(column)
    }
  }
}

extension UISplitViewController {
  var columnToShow: Column? {
    let shown = mode.columns(of: style)
    return [Column.supplementary, .primary].first { occupants[$0] != nil && !shown.contains($0) }
  }

  var columnToHide: Column? {
    mode.columns(of: style).first { $0 != .secondary && occupants[$0] != nil }
  }

  var reasonAgainstMovingColumns: String? {
    if let reason = reasonOutOfReach { return reason }
    if arrangement.isCollapsed { return "the columns are collapsed" }
    let hasButton = style != .unspecified && displayModeButtonVisibility != .never
    return presentsWithGesture || hasButton ? nil : "it has neither the gesture nor the button"
  }
}

extension SimulatedUser {
  /// Taps the search bar, which begins the search: the same as `isActive = true`, and the bar's delegate is
  /// told. Refused as `affordanceUnavailable`: the bar is on no screen, that screen is not shown, something
  /// is presented over it, the search is active already.
  public func beginSearch(in search: UISearchController) {
    application.endTurn()
    if let reason = obstacle(to: search) {
      return refuse("The tap on the search bar", on: search, because: reason)
    }
    note(.beginSearch(search))
    perform {
      search.environment?.record(.tap, of: search.id, note: "search bar")
      search.isActive = true
      let bar = search.searchBar
      bar.delegate?.searchBarTextDidBeginEditing(bar)
    }
  }

  /// Types, so that `text` is in the bar and nothing else: the results are updated and shown, or hidden
  /// when it is empty, and the bar's delegate is told. Refused when the search is not on screen or covered.
  public func type(_ text: String, in search: UISearchController) {
    application.endTurn()
    if let reason = obstacle(within: search) {
      return refuse("Typing", on: search, because: reason)
    }
    note(.type(text, search))
    perform {
      search.environment?.record(.note, of: search.id, note: "is typed into: \"\(text)\"")
      let bar = search.searchBar
      guard text != bar.text ?? "" else { return }
      bar.take(typed: text)
    }
  }

  /// Taps Cancel: the bar's delegate is told, and the search ends as by `isActive = false`. Refused when
  /// the search is not on screen or covered.
  public func cancelSearch(in search: UISearchController) {
    application.endTurn()
    if let reason = obstacle(within: search) {
      return refuse("The tap on Cancel", on: search, because: reason)
    }
    note(.cancelSearch(search))
    perform {
      search.environment?.record(.tap, of: search.id, note: "Cancel")
      search.searchBar.delegate?.searchBarCancelButtonClicked(search.searchBar)
      search.isActive = false
    }
  }

  func obstacle(to search: UISearchController) -> String? {
    if search.presenterReference?.object != nil { return "the search is active already" }
    guard let screen = search.keeper else { return "its bar is on no screen" }
    if screen.appearance.state != .appeared { return "<\(screen.readableName)> is not on screen" }
    if let cover = screen.presentedViewController { return "<\(cover.readableName)> covers it" }
    return nil
  }

  func obstacle(within search: UISearchController) -> String? {
    if !search.isActive { return "the search is not active" }
    if search.appearance.state != .appeared { return "the search is not on screen yet" }
    if let cover = search.presentedViewController { return "<\(cover.readableName)> covers it" }
    return nil
  }
}
