import UIKitCore
import Foundation

/// What places the items of a collection view. The view asks it where an item is; nothing is drawn there.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view whose items it places. Not retained.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes one.
  public override init() {
    super.init()
  }

  /// Makes one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of its places. (Values of a subclass are made by who overrides this.)
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of what says that it is stale.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The size of all items: none, unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// Makes ready; called before the layout is asked where something is. For subclasses.
  open func prepare() {}
  /// Remembers nothing: the layout is asked anew each time.
  open func invalidateLayout() {}
  /// Remembers nothing.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// Whether another size, or another place of the content, makes the layout stale: no. Not asked.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is stale then: a new one of `invalidationContextClass`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    .made(of: type(of: self).invalidationContextClass)
  }
  /// Whether what a cell would rather have makes the layout stale: no. Not asked.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is stale then: a new one of `invalidationContextClass`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    .made(of: type(of: self).invalidationContextClass)
  }

  /// Where an item is: nowhere, unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// All that stands in a rectangle: nothing, unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where a header or the like is: nowhere, unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an ornament is: nowhere, unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item comes from: where it will be.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Where an item goes to: where it was.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Where scrolling comes to rest: where it would. Not asked.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The same for a change.
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
  /// Makes ready for changes; nothing calls it. For subclasses.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Tells that changes are over; nothing calls it. For subclasses.
  open func finalizeCollectionViewUpdates() {}
  /// Makes ready for another size that is animated to; nothing calls it. For subclasses.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Tells that another size is there; nothing calls it. For subclasses.
  open func finalizeAnimatedBoundsChange() {}
  /// Where a header or the like comes from: where it will be.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Where a header or the like goes to: where it was.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Whether it is mirrored where one reads from right to left: no.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction it was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Remembers the class of a kind of ornaments, of which none is made.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Remembers the nib of a kind of ornaments, of which none is made.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}

/// A change of the items; never made here.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What becomes of an item.
  public enum Action: Int, Sendable {
    /// It comes, goes, is asked for again, goes elsewhere, or nothing.
    case insert, delete, reload, move, none
  }

  /// Where it was.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where it is.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// What becomes of it.
  open var updateAction: Action { .none }
}

extension UICollectionView {
  /// The direction in which a view scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down, or from side to side.
    case vertical, horizontal
  }

  /// Where an item is, as the layout says.
  public func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepare()
    return collectionViewLayout.layoutAttributesForItem(at: path)
  }

  /// Where a header or the like is, as the layout says.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepare()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point, as the layout says where items are; `nil` where none is, or the layout does not say.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepare()
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
        if attributes?.frame.contains(point) == true { return path }
      }
    }
    return nil
  }
}
