import UIKitCore
import Foundation

/// Where words are laid out; values only. (`NSTextContainer`.)
open class NSTextContainer: NSObject {
  /// How large it is.
  open var size: CGSize
  /// The space at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there are at most; 0 without end.
  open var maximumNumberOfLines = 0
  /// What becomes of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether its width follows the view's.
  open var widthTracksTextView = false
  /// Whether its height follows the view's.
  open var heightTracksTextView = false

  /// Makes one of a size; of none it has no limits.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Makes one without limits. A subclass has this as soon as it has the other two.
  @_disfavoredOverload public convenience override init() {
    self.init(size: .zero)
  }

  /// Makes one without limits; there is nothing to decode.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }
}
