import UIKitCore
import Foundation

extension UICollectionViewDataSource {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var numberOfSections: OptionalCalls.OfUICollectionViewDataSourceNumberOfSections? {
    OptionalCalls.OfUICollectionViewDataSourceNumberOfSections(delegate: self)
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: OptionalCalls.OfUICollectionViewDataSource? {
    OptionalCalls.OfUICollectionViewDataSource(delegate: self)
  }
}

extension OptionalCalls {
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
