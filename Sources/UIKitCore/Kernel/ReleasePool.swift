import Synchronization

/// Releases the objects that dying controllers held one after the other instead of one inside the other.
///
/// Ten thousand controllers that present each other would otherwise die ten thousand calls deep and
/// overflow the stack. The first to die drains the pool; those that die meanwhile only add to it. Nothing
/// stays in the pool when the outermost release returns.
final class ReleasePool: Sendable {
  private struct State {
    var waiting: [any AnyObject & Sendable] = []
    var isDraining = false
  }

  private let state = Mutex(State())

  /// Takes over references, until `drain()`.
  func add(_ objects: [any AnyObject & Sendable]) {
    state.withLock { $0.waiting.append(contentsOf: objects) }
  }

  /// Releases everything in the pool, unless that is being done already further up.
  ///
  /// Callable from any thread; a second thread's objects are released by the one that drains.
  func drain() {
    let isFirst = state.withLock { state in
      defer { state.isDraining = true }
      return !state.isDraining
    }
    guard isFirst else { return }
    while next() != nil {}
  }

  private func next() -> (any AnyObject & Sendable)? {
    state.withLock { state in
      guard let last = state.waiting.popLast() else {
        state.isDraining = false
        return nil
      }
      return last
    }
  }
}
