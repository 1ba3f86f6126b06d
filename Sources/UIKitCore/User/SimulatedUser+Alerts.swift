extension SimulatedUser {
  /// Taps a button of an alert: the alert is dismissed, animated, and then the button's handler is called.
  /// (Documented; the order observed.)
  ///
  /// Reported and ignored when the alert is not on screen, the button is disabled or not the alert's.
  public func tap(_ action: UIAlertAction, in alert: UIAlertController) {
    application.endTurn()
    if let reason = alert.reasonAgainst(action) {
      return alert.report(
        .tappedUnavailableAction,
        "The action \"\(action.title ?? "")\" of <\(alert.readableName)> cannot be tapped: \(reason)"
      )
    }
    note(.tapAction(action, alert))
    perform {
      alert.environment?.record(.tap, of: alert.id, note: action.title ?? "")
      alert.presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
  }

  /// Taps the first button with these words; reported and ignored when there is none.
  public func tapAction(titled title: String, in alert: UIAlertController) {
    application.endTurn()
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      let titles = alert.actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
      return alert.report(
        .tappedUnavailableAction,
        "<\(alert.readableName)> has no action titled \"\(title)\"; it has "
          + (titles.isEmpty ? "none" : titles))
    }
    tap(action, in: alert)
  }
}

extension UIAlertController {
  func reasonAgainst(_ action: UIAlertAction) -> String? {
    if !actions.contains(where: { $0 === action }) { return "it is not one of its actions" }
    if !action.isEnabled { return "it is disabled" }
    let isOnScreen = presentation == nil && appearance.state == .appeared && !isBeingDismissed
    return isOnScreen && presentingViewController != nil ? nil : "the alert is not on screen"
  }
}
