import UIKitCore
import Foundation

/// A text. (Values only.)
@preconcurrency @MainActor open class UILabel: UIView {
  /// The words.
  open var text: String? {
    get { attributedText?.string }
    set { change(.text) { attributedText = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The words with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of the letters.
  open var textColor: UIColor! = .label
  /// The colour of the letters while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// What becomes of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1
  /// Whether it is drawn as highlighted.
  open var isHighlighted = false
  /// Whether it is drawn as usable.
  open var isEnabled = true
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How far letters shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters move closer to fit.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the user's size.
  open var adjustsFontForContentSizeCategory = false
  /// How wide lines may be for the size of the content.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Makes a label at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Where the text would be drawn: all over.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }

  /// Draws the text; nothing calls it. For subclasses.
  open func drawText(in rect: CGRect) {}
}
