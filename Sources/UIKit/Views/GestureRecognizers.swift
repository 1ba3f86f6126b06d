import UIKitCore
import Foundation

// The kinds of gestures: values. None of them recognises anything; `SimulatedUser.make(_:)` makes the gesture.

/// A tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer, DiscreteGesture {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// A movement of fingers.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes.
  open var minimumNumberOfTouches = 1
  /// How many fingers there may be.
  open var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero

  /// How far the fingers have come: nowhere, or what was set.
  open func translation(in view: UIView?) -> CGPoint { way }
  /// Sets how far the fingers have come.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  /// How fast the fingers are: not at all, unless overridden.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A movement from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges.
  open var edges: UIRectEdge = []
}

/// A quick movement.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer, DiscreteGesture
{
  /// Where it goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// The directions with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Where it goes.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// A long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it takes.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before it.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Two fingers that part or meet.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they have parted.
  open var scale: CGFloat = 1
  /// How fast they are: not at all.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned.
  open var rotation: CGFloat = 0
  /// How fast they are: not at all.
  open var velocity: CGFloat { 0 }
}

/// A pointer above.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
