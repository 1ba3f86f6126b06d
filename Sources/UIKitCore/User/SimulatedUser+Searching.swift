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
