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
    _ deed: UserOption.Deed, _ change: (UISplitViewController.Column) -> Void
  ) {
    application.endTurn()
    if let reason = split.reasonAgainstMovingColumns {
      return refuse(words, on: split, because: reason)
    }
    guard let column else { return refuse(words, on: split, because: "there is none") }
    note(deed)
    perform {
      split.environment?.record(.tap, of: split.id, note: "the \(column) column")
      change(column)
    }
  }
}

extension UISplitViewController {
  /// The column that a user would bring in.
  var columnToShow: Column? {
    let shown = mode.columns(of: style)
    return [Column.supplementary, .primary].first { occupants[$0] != nil && !shown.contains($0) }
  }

  /// The column that a user would take away.
  var columnToHide: Column? {
    mode.columns(of: style).first { $0 != .secondary && occupants[$0] != nil }
  }

  var reasonAgainstMovingColumns: String? {
    if let reason = reasonOutOfReach { return reason }
    if collapsed { return "the columns are collapsed" }
    let hasButton = style != .unspecified && displayModeButtonVisibility != .never
    return presentsWithGesture || hasButton ? nil : "it has neither the gesture nor the button"
  }
}
