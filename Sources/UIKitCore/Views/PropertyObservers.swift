import Synchronization

/// A property of views that can be observed. The names are UIKit's.
package enum ObservableProperty: Hashable, Sendable {
  case frame, bounds, center, transform, alpha, isHidden, backgroundColor
  /// Never changes here: observers are told its value and no more.
  case safeAreaInsets
  case contentOffset, contentSize, contentInset
  case isEnabled, isSelected, isHighlighted
  case text, attributedText, selectedTextRange, image
  case value, isOn, date, selectedSegmentIndex, currentPage, selectedColor, selectedItem
}

/// An observer of one property of one view, told before each change and after it.
package protocol PropertyObserver: AnyObject, Sendable {
  var property: ObservableProperty { get }
  /// The result comes back after the change.
  @MainActor func willChange() -> Any
  @MainActor func didChange(from before: Any)
}

/// The observers of one view, retained until they are removed, which may be on any thread, in a `deinit`.
package final class PropertyObservers: Sendable {
  private let list = Mutex<[any PropertyObserver]>([])
  package func add(_ observer: any PropertyObserver) { list.withLock { $0.append(observer) } }

  package func remove(_ observer: any PropertyObserver) {
    // Released outside of the lock: a `deinit` may run that removes another one.
    let old = list.withLock { list in
      let old = list
      list.removeAll { $0 === observer }
      return old
    }
    _ = old
  }

  /// Makes a change and tells the observers that were there before it, in the order in which they were added.
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
