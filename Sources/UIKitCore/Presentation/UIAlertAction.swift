import Foundation

/// One button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// How a button stands out.
  public enum Style: String, Hashable, Sendable, Codable {
    case `default`, cancel, destructive
  }

  /// The words on the button.
  open private(set) var title: String?
  /// How the button stands out.
  open private(set) var style = Style.default
  /// Whether the button can be tapped.
  open var isEnabled = true

  private(set) var handler: ((UIAlertAction) -> Void)?

  /// Makes a button without words that does nothing.
  public override init() {
    super.init()
  }

  /// Makes a button. The handler is held as long as the action is, which the alert holds.
  public convenience init(
    title: String?, style: Style = .default, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
