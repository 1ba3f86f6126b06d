import UIKitCore
import Foundation

extension UICollectionView {
  /// Remembers the class of an identifier's cells; `nil` forgets it. They are made by `init(frame:)`, as on
  /// iOS.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }

  /// Remembers the nib of an identifier's cells; see `UINib.register(name:make:)`.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }

  /// Remembers the class of an identifier's headers, footers and the like.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, for: elementKind + " " + identifier)
  }

  /// Remembers the nib of an identifier's headers, footers and the like.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(nib, for: elementKind + " " + identifier)
  }

  /// A cell that a reload let go, else one of the registered class or nib, else a plain one. (UIKit, where
  /// none is registered: exception.)
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      registry.take(identifier, make: UICollectionReusableView.made) as? UICollectionViewCell
      ?? UICollectionViewCell()
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A header, footer or the like of the registered class, else a plain one.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      registry.take(elementKind + " " + identifier, make: UICollectionReusableView.made)
      as? UICollectionReusableView ?? UICollectionReusableView()
    view.reuseIdentifier = elementKind + " " + identifier
    return view
  }
}

/// A view that a collection view uses again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView, Reusable {
  /// The name under which it is used again.
  open internal(set) var reuseIdentifier: String?

  /// Makes one at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the view back before it is used again. For subclasses.
  open func prepareForReuse() {}

  /// Takes on what a layout says. Nothing calls it; for subclasses.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view would rather have than what the layout says: the same. Nothing calls it; for subclasses.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection view. (Values only.)
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for content. A subview.
  public let contentView = UIView()
  /// The view behind the content. Retained.
  open var backgroundView: UIView?
  /// The view behind the content while it is chosen. Retained.
  open var selectedBackgroundView: UIView?
  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether the item is pressed.
  open var isHighlighted = false
  /// What is shown, as a value. Setting it puts its view into `contentView`. (Documented.)
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Makes one at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func showContent() {
    for view in contentView.subviews where view is any UIContentView { view.removeFromSuperview() }
    if let contentConfiguration { contentView.addSubview(contentConfiguration.makeContentView()) }
  }
}
