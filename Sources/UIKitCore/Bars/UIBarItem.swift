import Foundation

/// What stands in a bar: values only, nothing is drawn.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture on a phone that lies.
  open var landscapeImagePhone: UIImage?
  /// The picture at the largest sizes of type.
  open var largeContentSizeImage: UIImage?
  /// The space around the picture.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// A name to find the item by.
  open var accessibilityIdentifier: String?

  /// How the words look, by the bits of a state.
  package var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item that can be tapped.
  public override init() {
    super.init()
  }

  /// Makes an item without values; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
