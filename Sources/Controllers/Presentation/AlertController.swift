import Foundation

/// A message with buttons, presented over the current screen. (`UIAlertController`.)
///
/// The presenter gets no appearance callbacks. The alert holds its actions and they their handlers until
/// the alert goes; a handler that captures the alert therefore leaks it, as on iOS.
@MainActor open class AlertController: ViewController {
  /// Where an alert comes from. (`UIAlertController.Style`.)
  public enum Style: String, Hashable, Sendable, Codable {
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String?
  /// Where the alert comes from.
  public private(set) var preferredStyle = Style.alert
  /// The buttons, in the order they were added. Retained.
  public private(set) var actions: [AlertAction] = []

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style = .alert) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Makes an alert without words.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .overFullScreen
  }

  /// Makes an alert without words; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button. Retains it.
  open func addAction(_ action: AlertAction) {
    actions.append(action)
  }

  /// What a user's tap on a button does: the alert is dismissed, animated, and then the button's handler
  /// is called. (Documented; the order observed.)
  ///
  /// Reported and ignored when the alert is not on screen, the button is disabled or not the alert's.
  open func tap(_ action: AlertAction) {
    guard actions.contains(where: { $0 === action }) else {
      return refuseTap(action, because: "it is not one of its actions")
    }
    guard action.isEnabled else { return refuseTap(action, because: "it is disabled") }
    guard presentation == nil, appearance.state == .appeared, !isBeingDismissed,
      let presenter = presentingViewController
    else {
      return refuseTap(action, because: "the alert is not on screen")
    }
    environment?.record(.tap, of: id, note: action.title ?? "")
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// Taps the first button with these words; reported and ignored when there is none.
  open func tapAction(titled title: String) {
    guard let action = actions.first(where: { $0.title == title }) else {
      let titles = actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
      return report(
        .tappedUnavailableAction,
        "<\(readableName)> has no action titled \"\(title)\"; it has \(titles.isEmpty ? "none" : titles)"
      )
    }
    tap(action)
  }

  private func refuseTap(_ action: AlertAction, because reason: String) {
    report(
      .tappedUnavailableAction,
      "The action \"\(action.title ?? "")\" of <\(readableName)> cannot be tapped: \(reason)")
  }
}
