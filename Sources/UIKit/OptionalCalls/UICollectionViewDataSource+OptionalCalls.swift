import UIKitCore
import Foundation

extension UICollectionViewDataSource {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var numberOfSections:
    UIResponder.OptionalCalls.OfUICollectionViewDataSourceNumberOfSections?
  {
    UIResponder.OptionalCalls.OfUICollectionViewDataSourceNumberOfSections(delegate: self)
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: UIResponder.OptionalCalls.OfUICollectionViewDataSource? {
    UIResponder.OptionalCalls.OfUICollectionViewDataSource(delegate: self)
  }
}

extension UIResponder.OptionalCalls {
  /// Calls the `numberOfSections` methods of a delegate.
  @preconcurrency @MainActor public struct OfUICollectionViewDataSourceNumberOfSections {
    let delegate: any UICollectionViewDataSource

    /// Calls `numberOfSections(in:)`.
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
      delegate.numberOfSections(in: collectionView)
    }
  }

  /// Calls the `collectionView` methods of a delegate.
  @preconcurrency @MainActor public struct OfUICollectionViewDataSource {
    let delegate: any UICollectionViewDataSource

    /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      delegate.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }
}
