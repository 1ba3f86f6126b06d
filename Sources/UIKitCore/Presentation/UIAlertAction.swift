import Foundation

/// One button of an alert. (`UIAlertAction`.)
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// How a button stands out. (`UIAlertAction.Style`.)
  public enum Style: String, Hashable, Sendable, Codable {
    case `default`, cancel, destructive
  }

  /// The words on the button.
  public let title: String?
  /// How the button stands out.
  public let style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button. The handler is held as long as the action is, which the alert holds.
  public init(
    title: String?, style: Style = .default, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Makes a button without words that does nothing.
  public convenience override init() {
    self.init(title: nil)
  }
}
