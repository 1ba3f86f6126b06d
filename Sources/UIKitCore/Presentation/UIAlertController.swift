import Foundation

public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  case `default`, critical
}

/// A message with buttons, presented over the current screen.
///
/// The presenter gets no appearance callbacks. The alert holds its actions and they their handlers until
/// the alert goes; a handler that captures the alert therefore leaks it, as on iOS.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: String, Hashable, Sendable, Codable {
    case actionSheet, alert
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order they were added. Retained.
  open private(set) var actions: [UIAlertAction] = []

  /// The button that stands out. One that is not among `actions` is refused by UIKit; here it is kept.
  open var preferredAction: UIAlertAction?
  open var severity = UIAlertControllerSeverity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style = .alert) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// The fields to type into, in the order they were added. Retained.
  package private(set) var fields: [UIView] = []

  /// Puts a field into the alert's view.
  package func addField(_ field: UIView) {
    fields.append(field)
    loadedView?.addSubview(field)
  }

  open override func loadView() {
    super.loadView()
    for field in fields { loadedView?.addSubview(field) }
  }

  /// Adds a button. Retains it.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
