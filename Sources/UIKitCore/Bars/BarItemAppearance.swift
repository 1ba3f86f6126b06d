import Foundation

/// How the buttons of a bar would look in one of their states: values only.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the words stand.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// Where that picture stands.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  /// Makes the look that the system has.
  public override init() {
    super.init()
  }
}

/// How the tabs of a bar would look in one of their states: values only.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the words stand.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// How the words on the badge look.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Makes the look that the system has.
  public override init() {
    super.init()
  }
}

/// How the buttons of a bar would look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look of those in no other state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of those that cannot be tapped.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of the one with the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Makes the look that buttons of a style have.
  public init(style: UIBarButtonItem.Style) {}

  /// Makes the look that plain buttons have.
  public override init() {}

  /// Goes back to the look that buttons of a style have.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [:]
      state.backgroundImage = nil
    }
  }
}

/// How the tabs of a bar would look.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The kinds of tabs.
  public enum Style: Int, Hashable, Sendable {
    case stacked, inline, compactInline
  }

  /// The look of those in no other state.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected one.
  public let selected = UITabBarItemStateAppearance()
  /// The look of those that cannot be tapped.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of the one with the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Makes the look that tabs of a kind have.
  public init(style: Style) {}

  /// Makes the look that stacked tabs have.
  public override init() {}
}
