import UIKitCore
import Foundation

/// Asked for the content of a collection view. (All but two optional there.)
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  // @optional
  /// How many sections there are; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int  // = 1
  /// A header, footer or the like. Not asked here.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView  // = UICollectionReusableView()
}

/// Asked and told about the items of a collection view. (All optional there.
/// Only what is about highlighting and selection is called here.)
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // @optional
  /// Whether an item can be pressed; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool  // = true
  /// Whether the user can choose an item; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool  // = true
  /// Tells that the user has chosen an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Tells that an item is chosen no longer by the user.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Tells that a cell is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells that a cell is shown no longer.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// What a long press on items opens; `nil` for nothing.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Tells that the screen looked into was tapped.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells that a menu is about to open.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells that a menu is about to close.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

/// Asked for sizes by a flow layout. (Only that of an item is asked here.)
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  // @optional
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize  // = collectionViewLayout.asFlow?.itemSize ?? .zero
  /// The size of a section's header. Not asked here.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize  // = collectionViewLayout.asFlow?.headerReferenceSize ?? .zero
  /// The size of a section's footer. Not asked here.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize  // = collectionViewLayout.asFlow?.footerReferenceSize ?? .zero
  /// The distances around a section. Not asked here.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets  // = collectionViewLayout.asFlow?.sectionInset ?? .zero
  /// The least distance between rows. Not asked here.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat  // = collectionViewLayout.asFlow?.minimumLineSpacing ?? 0
  /// The least distance between items. Not asked here.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat  // = collectionViewLayout.asFlow?.minimumInteritemSpacing ?? 0
}

extension UICollectionViewLayout {
  var asFlow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
