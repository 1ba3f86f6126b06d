import Foundation

/// How a bar would look: values only.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The colour of the line below the bar.
  open var shadowColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The picture of the line below the bar.
  open var shadowImage: UIImage?

  /// Makes the look that the system has.
  public override init() {
    super.init()
  }

  /// Makes one with the values of another.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
  }

  /// Goes back to the look that the system has.
  open func configureWithDefaultBackground() { clear() }
  /// Goes back to a look without transparency.
  open func configureWithOpaqueBackground() { clear() }
  /// Goes back to a look with neither background nor line.
  open func configureWithTransparentBackground() { clear() }

  private func clear() {
    backgroundColor = nil
    shadowColor = nil
    backgroundImage = nil
    shadowImage = nil
  }
}

/// How a navigation bar would look.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How prominent buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the back button.
  open private(set) var backIndicatorImage: UIImage?
  /// What the title hides behind on its way to the back button.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets both pictures of the back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// How a toolbar would look.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How prominent buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a tab bar would look.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with the words beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The same on a phone that lies.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: UIImage?
}
