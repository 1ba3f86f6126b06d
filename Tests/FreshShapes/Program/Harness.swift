import Foundation
import LifecycleKit
import ObjectGraph
import LiveObjects

@MainActor protocol Touchable: AnyObject {
  func touch()
}

/// The app, which lives on when a subject leaves.
@MainActor final class App {
  var shown: AnyObject?
  var kept: [AnyObject] = []
}

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
}

struct Failure: Error {}

/// A stream that has no element and no end.
@MainActor var endless: AsyncStream<Int> {
  let (stream, continuation) = AsyncStream<Int>.makeStream()
  continuations.append(continuation)
  return stream
}

@MainActor private var continuations: [AsyncStream<Int>.Continuation] = []

/// One program, as a judge plays it.
struct Play {
  let name: String
  let make: @MainActor (App) -> Void
  let leave: @MainActor (App) -> Void
  let subject: @MainActor () -> AnyObject?
  let used: @MainActor () -> [AnyObject?]

  /// Whether the subject is alive after it has left, when cancelled tasks have had time to end.
  @MainActor func isAlive() async -> Bool {
    for _ in 0..<100 where subject() != nil {
      try? await Task.sleep(for: .milliseconds(1))
    }
    return subject() != nil
  }

  /// The answer about the subject's holder: the advice, and the path.
  @MainActor func answer(_ app: App) -> String {
    guard let address = subject().map({ ObjectAddress(of: $0) }) else { return "none\t" }
    let retention = RetainingPaths(
      roots: [NamedRoot("app", ObjectAddress(of: app))],
      notes: ObjectNotes(expectation: {
        $0 == address ? .expectedGone : $0 == ObjectAddress(of: app) ? .expectedAlive : .unknown
      })
    ).retention(of: address)
    let path = retention.description.replacing("\n", with: "\\n")
    return "\(retention.path?.repair ?? "none")\t\(path)"
  }
}

/// Plays each program and prints a line for it: its name, the outcome for the subject, and the advice.
@MainActor func play(_ plays: [Play]) async {
  for play in plays {
    let app = App()
    play.make(app)
    // Tasks begin.
    try? await Task.sleep(for: .milliseconds(2))
    let isWorking = play.subject() != nil && !play.used().contains { $0 == nil }
    play.leave(app)
    let isAlive = await play.isAlive()
    let verdict = isWorking ? (isAlive ? "alive" : "gone") : "early"
    print("\(play.name)\t\(verdict)\t\(isAlive ? play.answer(app) : "none\t")")
    withExtendedLifetime(app) {}
  }
}
