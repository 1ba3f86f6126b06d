import Dispatch
import LifecycleKit

extension World {
  /// Performs the operations that `next` gives, until it gives none. It is asked when the one before has
  /// come to its end.
  ///
  /// In a world whose time is live the program goes on in turns of the main queue, as an app does: a task
  /// that waits may come back some turns later.
  func performInTime(_ next: @escaping @MainActor () -> Operation?) async {
    guard isLive else {
      while let operation = next() { perform(operation) }
      return
    }
    await withCheckedContinuation { continuation in proceed(next) { continuation.resume() } }
  }

  func performInTime(_ operations: [Operation]) async {
    var rest = operations[...]
    await performInTime { rest.popFirst() }
  }

  private func proceed(
    _ next: @escaping @MainActor () -> Operation?, _ end: @escaping @MainActor () -> Void
  ) {
    while let operation = next() {
      switch operation {
      case .advance(let milliseconds):
        return simulation.wait(.milliseconds(milliseconds)) { self.proceed(next, end) }
      case .endTurn: return simulation.wait(.zero) { self.proceed(next, end) }
      case .settle: return simulation.rest { self.proceed(next, end) }
      default: perform(operation)
      }
    }
    end()
  }
}

extension Simulation {
  /// Goes on when live time has passed.
  func wait(_ duration: Duration, _ next: @escaping @MainActor () -> Void) {
    clock.schedule("a wait", after: duration) { DispatchQueue.main.async { next() } }
  }

  /// Goes on when nothing but the checks' own work is left, and the last completion was called.
  func rest(_ next: @escaping @MainActor () -> Void) {
    let wasAtRest = isAtRest
    DispatchQueue.main.async { wasAtRest && self.isAtRest ? next() : self.rest(next) }
  }

  private var isAtRest: Bool { !clock.pendingWork.contains { !$0.isInBackground } }
}
