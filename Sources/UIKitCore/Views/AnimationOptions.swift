extension UIView {
  /// How an animation is to look and behave; the raw values are UIKit's.
  ///
  /// Nothing is drawn, so all but `repeat` and `showHideTransitionViews` are of no consequence.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are let through meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at what is seen, not at the values of an animation under way.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on without end: the completion is held and not called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back and forth, together with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation; here every one does.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws during a transition of views.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// `UIView.transition(from:to:)` hides and shows the views in place of exchanging them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes over no option of an animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the standard.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No special transition.
    public static let transitionNone: AnimationOptions = []
    /// A turn about the vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn about the vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A turn about the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A turn about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// The speed over the time of an animation; a value only.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends, at the beginning, at the end, or even.
    case easeInOut, easeIn, easeOut, linear
  }
}
