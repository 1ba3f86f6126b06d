import UIKitCore

// UIKit's closures of updates do not escape, which Swift cannot say of an optional one: so each has a second form.

extension UITableView {
  /// Calls both at once, as the form with an optional closure does, which it calls.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}

extension UICollectionView {
  /// Calls both at once, as the form with an optional closure does, which it calls.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
