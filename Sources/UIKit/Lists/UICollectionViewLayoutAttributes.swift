import UIKitCore
import Foundation
import SwiftRuntime

/// Not isolated, because `NSObject.isEqual(_:)`, which it overrides, is not on Linux.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var frame = CGRect.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath: IndexPath
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?
  public override init() { indexPath = IndexPath(item: 0, section: 0) }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init(forCellWith: path)
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }

  open var size: CGSize {
    get { frame.size }
    set { (frame.size, center) = (newValue, center) }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let made = Self.made()
    (made.frame, made.transform, made.transform3D) = (frame, transform, transform3D)
    (made.alpha, made.zIndex, made.isHidden, made.indexPath) = (alpha, zIndex, isHidden, indexPath)
    made.representedElementKind = representedElementKind
    made.representedElementCategory = representedElementCategory
    return made
  }

  /// A new instance of a subclass, by its own `init()`.
  private static func made() -> UICollectionViewLayoutAttributes {
    sibling(self, standingFor: InitializerTemplate.self).init()
  }

  /// `copy(with:)` makes new instances by this class; see `UITableViewCell.InitializerTemplate`.
  open class InitializerTemplate: UICollectionViewLayoutAttributes {
    public required override init() {}
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
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open private(set) var invalidateEverything = false
  open private(set) var invalidateDataSourceCounts = false
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  public override init() {}

  static func made(of contextClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return sibling(contextClass, standingFor: InitializerTemplate.self).init()
  }

  /// A layout makes new instances by this class; see `UITableViewCell.InitializerTemplate`.
  @MainActor open class InitializerTemplate: UICollectionViewLayoutInvalidationContext {
    public required override init() {}
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += paths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at paths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += paths
  }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
