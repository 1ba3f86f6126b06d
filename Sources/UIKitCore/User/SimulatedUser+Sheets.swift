extension SimulatedUser {
  /// Begins to pull down the sheet that a controller is, or is shown in; also a tap beside a popover.
  ///
  /// First the adaptive delegate is asked. Where it, or `isModalInPresentation`, refuses, the sheet springs
  /// back: `presentationControllerDidAttemptToDismiss`, nothing else, and `nil`. That is no misuse. A style
  /// that cannot be pulled down, or a sheet that is covered, is refused and reported. (Documented.)
  public func beginPullingDown(_ controller: UIViewController) -> SimulatedUser.Gesture? {
    application.endTurn()
    let sheet = controller.rootParent
    guard let presentation = sheet.presentationOfSelf,
      let presenter = presentation.presenter.object
    else {
      refuse("Pulling down", on: sheet, because: "it is not presented")
      return nil
    }
    if let reason = presentation.reasonAgainstPulling ?? sheet.reasonOutOfReach {
      refuse("Pulling down", on: sheet, because: reason)
      return nil
    }
    return begin("pull down", on: sheet, either: { .pullDown(sheet, finishes: $0) }) {
      guard presentation.agreesToBePulled() else {
        sheet.environment?.record(.gestureCancelled, of: sheet.id, note: "pull down")
        presentation.controller.tellDelegateDidAttemptToDismiss()
        return nil
      }
      presentation.controller.tellDelegateWillDismiss()
      // The delegate may have dismissed it, or presented over it.
      guard presentation.state == .presented, sheet.presentation == nil else { return nil }
      presenter.dismiss([presentation], animated: true, by: .finger, completion: nil)
      return presentation.transition
    }
  }

  /// Pulls a sheet down to the end: the rest of the animation runs on the clock.
  public func pullDown(_ controller: UIViewController) {
    application.endTurn()
    beginPullingDown(controller)?.finish()
  }
}

extension Presentation {
  var reasonAgainstPulling: String? {
    if !style.canBePulledDown { return "it is presented as \(style.rawValue)" }
    if presented.systemVersion < .iOS(13), style != .popover {
      return "\(presented.systemVersion) has no sheets that can be"
    }
    return nil
  }

  /// Asks the screens shown in the sheet, and then the delegate.
  fileprivate func agreesToBePulled() -> Bool {
    var shown = [presented]
    while let controller = shown.popLast() {
      if controller.isModalInPresentation { return false }
      shown.append(contentsOf: controller.appearingChildren)
    }
    return controller.askDelegateWhetherToDismiss()
  }
}

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
