import UIKitCore
import Foundation

extension UICollectionViewDataSource {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var numberOfSections: UIResponder.OptionalCalls.In<UICollectionView, Int>? {
    .init(call: { self.numberOfSections(in: $0) })
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var collectionView: UIResponder.OptionalCalls.Of<any UICollectionViewDataSource>? {
    .init(self)
  }
}

extension UIResponder.OptionalCalls.Of<any UICollectionViewDataSource> {
  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    delegate.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
