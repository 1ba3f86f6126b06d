import Foundation

/// What a tab bar would show of a controller: values only, nothing is drawn.
///
/// One that is not enabled cannot be tapped. Selecting its tab by code works all the same.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The words on the badge; `nil` for none.
  open var badgeValue: String?

  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// Where the words stand.
  open var titlePositionAdjustment = UIOffset.zero

  /// The picture while the tab is selected.
  open var selectedImage: UIImage?

  /// Makes an item that can be tapped.
  public override init() {
    super.init()
  }

  /// Makes an item without values; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item with words alone.
  public convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// Makes an item with words and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title)
    self.image = image
    self.tag = tag
  }

  /// Makes an item with words and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title)
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the items that the system draws; it has no title of its own.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }

  /// The items that the system draws.
  public enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }
}
