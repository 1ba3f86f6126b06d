import Synchronization

/// A property of views by whose changes observers are told. The names are UIKit's.
package enum ObservableProperty: Hashable, Sendable {
  case frame, bounds, center, transform, alpha, isHidden, backgroundColor
  /// Nothing here changes it, so observers hear of what it is and no more.
  case safeAreaInsets
  case contentOffset, contentSize, contentInset
  case isEnabled, isSelected, isHighlighted
  case text, image
}

/// What is told of one property of one view, before each change and after it.
package protocol PropertyObserver: AnyObject, Sendable {
  var property: ObservableProperty { get }
  /// Called before a change. What it gives comes back after the change.
  @MainActor func willChange() -> Any
  /// Called after a change with what it said before.
  @MainActor func didChange(from before: Any)
}

/// The observers of one view. Retains them until they are removed.
///
/// That may be on any thread, in somebody's `deinit`.
package final class PropertyObservers: Sendable {
  private let list = Mutex<[any PropertyObserver]>([])

  /// Adds an observer behind those that are there.
  package func add(_ observer: any PropertyObserver) { list.withLock { $0.append(observer) } }

  /// Lets an observer go, which is told nothing more.
  package func remove(_ observer: any PropertyObserver) {
    // Released outside of the lock: a `deinit` may run that removes another one.
    let old = list.withLock { list in
      let old = list
      list.removeAll { $0 === observer }
      return old
    }
    _ = old
  }

  /// Makes a change and tells those who were there before it, each in the order in which it was added.
  @MainActor func change(_ property: ObservableProperty, _ make: () -> Void) {
    let observers = list.withLock { $0.filter { $0.property == property } }
    guard !observers.isEmpty else { return make() }
    let before = observers.map { $0.willChange() }
    make()
    for (observer, before) in zip(observers, before) where holds(observer) {
      observer.didChange(from: before)
    }
  }

  private func holds(_ observer: any PropertyObserver) -> Bool {
    list.withLock { $0.contains { $0 === observer } }
  }
}
