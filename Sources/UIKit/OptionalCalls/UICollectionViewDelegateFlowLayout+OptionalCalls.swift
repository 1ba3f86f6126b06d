import UIKitCore
import Foundation

extension UIResponder.OptionalCalls.Of<any UICollectionViewDelegate> {
  /// Calls `collectionView(_:layout:sizeForItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flow.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    flow.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    flow.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    flow.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    flow.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    flow.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// The delegate as the one that a flow layout asks; where it is none, one that answers as the layout.
  private var flow: any UICollectionViewDelegateFlowLayout {
    delegate as? any UICollectionViewDelegateFlowLayout ?? LayoutsOwn()
  }
}

private final class LayoutsOwn: UICollectionViewDelegateFlowLayout {}
