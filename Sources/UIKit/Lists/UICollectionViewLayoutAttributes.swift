import UIKitCore
import Foundation
import RuntimeLayout

/// Where and how an item, a header or an ornament stands. A value in an object, which copies.
///
/// Of no actor, because `NSObject`'s `isEqual(_:)`, which it overrides, is of none on Linux.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The rectangle.
  open var frame = CGRect.zero
  /// How it is turned or scaled.
  open var transform = CGAffineTransform.identity
  /// The same in space.
  open var transform3D = CATransform3DIdentity
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// What is in front.
  open var zIndex = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// The item.
  open var indexPath: IndexPath
  /// What it is.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of header or ornament; `nil` for a cell.
  open private(set) var representedElementKind: String?

  /// Makes those of the first item.
  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Makes those of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes those of a header or the like.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }

  /// Makes those of an ornament.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init(forCellWith: path)
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }

  /// The size, with the middle kept.
  open var size: CGSize {
    get { frame.size }
    set { (frame.size, center) = (newValue, center) }
  }

  /// The middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Another with the same values, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = Self.made()
    (made.frame, made.transform, made.transform3D) = (frame, transform, transform3D)
    (made.alpha, made.zIndex, made.isHidden, made.indexPath) = (alpha, zIndex, isHidden, indexPath)
    made.representedElementKind = representedElementKind
    made.representedElementCategory = representedElementCategory
    return made
  }

  /// New ones of a subclass, by its own `init()`.
  private static func made() -> UICollectionViewLayoutAttributes {
    sibling(self, standingFor: Mold.self).init()
  }

  /// The class by which `copy(with:)` makes new ones; of no use to anyone else. See `UITableViewCell.Mold`.
  open class Mold: UICollectionViewLayoutAttributes {
    /// Makes new ones.
    public required override init() {
      super.init()
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other.frame == frame && other.transform == transform
      && other.transform3D == transform3D && other.alpha == alpha && other.zIndex == zIndex
      && other.isHidden == isHidden && other.indexPath == indexPath
      && other.representedElementKind == representedElementKind
  }

  open override var hash: Int { indexPath.hashValue }
}

extension UICollectionView {
  /// What stands somewhere.
  public enum ElementCategory: UInt, Sendable {
    /// An item, a header or the like, or an ornament.
    case cell, supplementaryView, decorationView
  }
}

/// What of a layout is stale. (Values; nothing acts on them.)
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all is.
  open private(set) var invalidateEverything = false
  /// Whether the number of items may be another one.
  open private(set) var invalidateDataSourceCounts = false
  /// How much the content moves.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and the like that are, by their kinds.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The ornaments that are, by their kinds.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Makes one that says nothing.
  public override init() {
    super.init()
  }

  /// A new one of a class; a plain one for what is none.
  static func made(of contextClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return sibling(contextClass, standingFor: Mold.self).init()
  }

  /// The class by which a layout makes new ones; of no use to anyone else. See `UITableViewCell.Mold`.
  @MainActor open class Mold: UICollectionViewLayoutInvalidationContext {
    /// Makes a new one.
    public required override init() {
      super.init()
    }
  }

  /// Says that items are.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Says that headers and the like are.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += paths
  }

  /// Says that ornaments are.
  open func invalidateDecorationElements(ofKind elementKind: String, at paths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += paths
  }
}

/// What of a flow layout is stale.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the sizes may be other ones.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places may be.
  open var invalidateFlowLayoutAttributes = true
}
