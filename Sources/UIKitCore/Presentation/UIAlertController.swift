import Foundation

public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  case `default`, critical
}

/// The presenter gets no appearance callbacks. The alert holds its actions and they their handlers; a handler that
/// captures the alert therefore leaks it, as on iOS.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: String, Hashable, Sendable, Codable {
    case actionSheet, alert
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  /// Retained.
  open private(set) var actions: [UIAlertAction] = []
  /// An action that is not among `actions` is refused by UIKit; here it is kept.
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

  /// The text fields, in the order in which they were added. Retained.
  package private(set) var fields: [UIView] = []

  package func addField(_ field: UIView) {
    fields.append(field)
    loadedView?.addSubview(field)
  }

  open override func loadView() {
    super.loadView()
    for field in fields { loadedView?.addSubview(field) }
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: String, Hashable, Sendable, Codable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  open var accessibilityLabel: String?
  private(set) var handler: ((UIAlertAction) -> Void)?
  public override init() { super.init() }

  /// Holds the handler.
  public convenience init(
    title: String?, style: Style = .default, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
