import Testing

/// One way for a task that never ends to hold a visitor, and the same without holding it.
///
/// Nothing ends these tasks, as nothing ends them in an app: the event that they wait for never comes.
struct EndlessShape: Sendable, CustomTestStringConvertible {
  typealias Start = @Sendable (Visitor, Gate) -> Void

  let testDescription: String
  /// Starts a task that holds the visitor for ever.
  let hold: Start
  /// Starts one that goes on just so and does not.
  let release: Start

  init(_ name: String, _ hold: @escaping Start, twin release: @escaping Start) {
    (testDescription, self.hold, self.release) = (name, hold, release)
  }
}

extension Visitor {
  @inline(never)
  func note() { number += 1 }
}

protocol Poller: AnyObject, Sendable {
  func poll(_ gate: Gate) async
}

extension Visitor: Poller {
  @inline(never)
  func poll(_ gate: Gate) async {
    await gate.wait()
    number += 1
  }
}
