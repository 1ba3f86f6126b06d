import Foundation

/// An entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an entry is chosen.
  public enum State: Int, Sendable {
    /// Not chosen, chosen, or some of what it stands for.
    case off, on, mixed
  }

  /// How an entry behaves and looks.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// The attributes with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Takes something away for good.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The words.
  open var title: String
  /// The second line.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
