import Foundation

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: String, Hashable, Sendable, Codable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  private(set) var handler: ((UIAlertAction) -> Void)?
  public override init() { super.init() }

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
