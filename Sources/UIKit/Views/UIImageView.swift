import UIKitCore
import Foundation

/// A picture. (Values only.)
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    get { ownImage }
    set { change(.image) { ownImage = newValue } }
  }
  private var ownImage: UIImage?
  /// The picture while it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is drawn as highlighted.
  open var isHighlighted = false
  /// Pictures that follow each other.
  open var animationImages: [UIImage]?
  /// How long all of them take.
  open var animationDuration: TimeInterval = 0
  /// How often they are repeated; 0 without end.
  open var animationRepeatCount = 0
  /// The size of the symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the pictures follow each other at the moment.
  open private(set) var isAnimating = false

  /// Makes one at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes one of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes one of the picture's size, with another one while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Lets the pictures follow each other.
  open func startAnimating() { isAnimating = true }

  /// Stops that.
  open func stopAnimating() { isAnimating = false }
}
