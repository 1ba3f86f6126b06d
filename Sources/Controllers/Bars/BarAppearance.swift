import Foundation

/// How a bar would look: values only. (`UIBarAppearance`.)
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: Color?
  /// The colour of the line below the bar.
  open var shadowColor: Color?
  /// The picture behind the bar.
  open var backgroundImage: Image?
  /// The picture of the line below the bar.
  open var shadowImage: Image?

  /// Makes the look that the system has.
  public override init() {
    super.init()
  }

  /// Makes one with the values of another.
  public required init(barAppearance: BarAppearance) {
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

/// How a navigation bar would look. (`UINavigationBarAppearance`.)
@preconcurrency @MainActor open class UINavigationBarAppearance: BarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How plain buttons look.
  open var buttonAppearance = BarButtonItemAppearance()
  /// How the back button looks.
  open var backButtonAppearance = BarButtonItemAppearance()
  /// How prominent buttons look.
  open var doneButtonAppearance = BarButtonItemAppearance()
  /// The picture of the back button.
  open private(set) var backIndicatorImage: Image?
  /// What the title hides behind on its way to the back button.
  open private(set) var backIndicatorTransitionMaskImage: Image?

  /// Sets both pictures of the back button.
  open func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// How a toolbar would look. (`UIToolbarAppearance`.)
@preconcurrency @MainActor open class UIToolbarAppearance: BarAppearance {
  open var buttonAppearance = BarButtonItemAppearance()
  /// How prominent buttons look.
  open var doneButtonAppearance = BarButtonItemAppearance()
}

/// How a tab bar would look. (`UITabBarAppearance`.)
@preconcurrency @MainActor open class UITabBarAppearance: BarAppearance {
  open var stackedLayoutAppearance = TabBarItemAppearance()
  /// How tabs look with the words beside the picture.
  open var inlineLayoutAppearance = TabBarItemAppearance()
  /// The same on a phone that lies.
  open var compactInlineLayoutAppearance = TabBarItemAppearance()
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: Image?
}
