import Foundation

/// What would let the device shake; nothing does.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes one.
  public override init() {}

  /// Makes ready for it.
  open func prepare() {}
}

/// A shake as by something that hits.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes one of a strength.
  public init(style: FeedbackStyle) {}

  /// Makes one of medium strength.
  public override init() {}

  /// Would shake.
  open func impactOccurred() {}
  /// Would shake by an intensity.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A shake that says how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Would shake.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A shake as by something that snaps in.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Would shake.
  open func selectionChanged() {}
}
