import Foundation

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  /// By the bits of a state.
  package var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

/// The tab of a disabled item cannot be tapped; selecting it by code works all the same.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var selectedImage: UIImage?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?) {
    self.init()
    self.title = title
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title)
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title)
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }

  public enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }
}

public enum UIBarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

public enum UIBarStyle: Int, Hashable, Sendable {
  case `default`, black
}

@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

/// Not called: not simulated.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  // @optional
  func position(for bar: any UIBarPositioning) -> UIBarPosition  // = .any
}
