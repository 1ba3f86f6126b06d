import UIKitCore
import Foundation

/// Items in rows, or in columns where it scrolls from side to side: each as many as have room.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size that items are taken to have. Stored, not simulated.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between rows.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distances around sections.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers.
  open var footerReferenceSize = CGSize.zero
  /// Stored, not simulated.
  open var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false

  /// The sign for a size that follows from the content.
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

  /// All items in order, and how far they reach: along the way of scrolling, and across. Headers and footers
  /// take their reference sizes.
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
        let size =
          asked?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
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
