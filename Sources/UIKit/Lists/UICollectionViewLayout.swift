import UIKitCore
import Foundation

/// What would place the items of a collection view. (Nothing is placed.)
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view whose items it would place. Not retained.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes one.
  public override init() {
    super.init()
  }

  /// Makes one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The size of all items: none, unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// Makes ready; nothing calls it. For subclasses.
  open func prepare() {}
  /// Remembers nothing.
  open func invalidateLayout() {}
}

/// Items in rows. (Values only.)
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size that items are taken to have.
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

  /// The sign for a size that follows from the content.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension UICollectionView {
  /// The direction in which a view scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down, or from side to side.
    case vertical, horizontal
  }
}
