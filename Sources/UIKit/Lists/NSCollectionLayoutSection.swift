import UIKitCore
import Foundation

/// Places in a row, in a column, or wherever a closure says.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Hands out the places in a group.
  public typealias CustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

  /// The places. Retained.
  public let subitems: [NSCollectionLayoutItem]
  private let provider: CustomItemProvider?
  /// Stored, not simulated.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Stored, not simulated. Retained.
  open var supplementaryGroupItems: [NSCollectionLayoutSupplementaryItem] = []

  /// Makes a group; UIKit offers the class methods. Retains the closure.
  public required init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ provider: CustomItemProvider? = nil
  ) {
    (self.subitems, self.provider) = (subitems, provider)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Places beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { Self(layoutSize, subitems) }

  /// The same place several times beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, Array(repeating: subitem, count: count)) }

  /// The same place several times beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, Array(repeating: subitem, count: count)) }

  /// Places below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { Self(layoutSize, subitems) }

  /// The same place several times below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, Array(repeating: subitem, count: count)) }

  /// The same place several times below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, Array(repeating: subitem, count: count)) }

  /// Places as a closure says, which is held and not called.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider
  ) -> Self { Self(layoutSize, [], itemProvider) }
}

/// A place in a group that a closure says.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle.
  public let frame: CGRect
  /// What is in front.
  public let zIndex: Int

  /// Makes a place.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// What a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// What can be said of the surroundings.
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// All of it.
  var contentSize: CGSize { get }
  /// Without its insets.
  var effectiveContentSize: CGSize { get }
  /// Its insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Its insets without what is outside.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// How a section scrolls across the way of all.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not, freely, to the next group's edge, or by pages.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What the insets of a section count from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout says, nothing, the safe area, the margins, or where one likes to read.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A section of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// What is called while a section is seen.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  private let group: NSCollectionLayoutGroup?
  /// Stored, not simulated.
  open var contentInsets = NSDirectionalEdgeInsets.zero, interGroupSpacing: CGFloat = 0
  /// Stored, not simulated.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Stored, not simulated.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Stored, not simulated.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Stored, not simulated.
  open var supplementariesFollowContentInsets = true
  /// Stored, not simulated. Retained.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Stored, not simulated. Retained.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Held, and not called.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  private override init() { group = nil }

  /// A section like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}

/// An item that is seen, as a section's handler gets it; never made here.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// What is in front.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// How it is turned or scaled.
  var transform: CGAffineTransform { get set }
  /// The rectangle.
  var frame: CGRect { get }
  /// The item.
  var indexPath: IndexPath { get }
}
