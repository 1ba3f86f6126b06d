import UIKitCore
import Foundation

/// A wheel that turns while one waits.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// Medium or large; the raw values are UIKit's.
    case medium = 100
    case large
  }

  /// How large it is.
  open var style: Style
  /// Whether it is not shown while it rests. Hides it at once when it does. (Documented.)
  open var hidesWhenStopped = true { didSet { follow() } }
  /// The colour.
  open var color: UIColor!
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Makes one of a size, at rest.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    follow()
  }

  /// Makes one at a place, at rest.
  public override init(frame: CGRect = .zero) {
    style = .medium
    super.init(frame: frame)
    follow()
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    follow()
  }

  /// Lets it turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    follow()
  }

  /// Lets it rest, and hides it unless it is to stay.
  open func stopAnimating() {
    isAnimating = false
    follow()
  }

  private func follow() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }
}

/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual, or at the edge of a bar.
    case `default`, bar
  }

  /// How it looks.
  open var progressViewStyle = Style.default
  /// How far, 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not.
  open var trackTintColor: UIColor?
  /// What it follows; kept and not followed.
  open var observedProgress: Progress?

  /// Makes one with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
