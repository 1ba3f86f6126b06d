import Foundation
import UIKitCore

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() {}
  public required init?(coder: NSCoder) {}
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open var collectionViewContentSize: CGSize { .zero }
  /// Called before the layout is asked where something is.
  open func prepare() {}
  /// No effect: the layout is asked anew each time.
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// Not asked.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    .made(of: type(of: self).invalidationContextClass)
  }
  /// Not asked.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    .made(of: type(of: self).invalidationContextClass)
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Not asked, as the next.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
  /// Not called here, as the next three.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Decoration views are not made here.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}

/// Never made here.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepare()
    return collectionViewLayout.layoutAttributesForItem(at: path)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepare()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// By the layout's attributes; `nil` where it has none.
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

/// Each row, or column where it scrolls horizontally, takes as many items as have room.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false

  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var collectionViewContentSize: CGSize {
    let (end, across) = places().end
    return scrollDirection == .vertical
      ? CGSize(width: across, height: end) : CGSize(width: end, height: across)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places().items.first { $0.indexPath == indexPath }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places().items.filter { $0.frame.intersects(rect) }
  }

  /// All items in order, and how far they reach along and across the scroll direction. Headers and
  /// footers take their reference sizes.
  private func places() -> (items: [UICollectionViewLayoutAttributes], end: (CGFloat, CGFloat)) {
    guard let view = collectionView else { return ([], (0, 0)) }
    let isVertical = scrollDirection == .vertical
    let asked = view.delegate as? any UICollectionViewDelegateFlowLayout
    func turned(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
      isVertical ? (size.height, size.width) : (size.width, size.height)
    }
    let room = turned(view.bounds.size).across
    let before = isVertical ? sectionInset.top : sectionInset.left
    let after = isVertical ? sectionInset.bottom : sectionInset.right
    let side = isVertical ? sectionInset.left : sectionInset.top
    let otherSide = isVertical ? sectionInset.right : sectionInset.bottom
    var made: [UICollectionViewLayoutAttributes] = []
    var along: CGFloat = 0
    for section in 0..<view.numberOfSections {
      along += turned(headerReferenceSize).along + before
      var (across, line) = (side, CGFloat(0))
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = asked?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        if line > 0, across + turned(size).across > room - otherSide {
          along += line + minimumLineSpacing
          (across, line) = (side, 0)
        }
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        place.frame = CGRect(origin: origin, size: size)
        made.append(place)
        across += turned(size).across + minimumInteritemSpacing
        line = max(line, turned(size).along)
      }
      along += line + after + turned(footerReferenceSize).along
    }
    return (made, (along, room))
  }
}
