import LifecycleKit

@testable import UIKitCore

/// A seed whose world breaks a rule, with the shortest program found that breaks it in the same way.
@MainActor struct Failure: @MainActor CustomStringConvertible {
  let violation: Violation
  let operations: [Operation]
  let habits: Habits
  /// How many operations of the seed it took.
  let found: Int

  /// `nil` for a seed that breaks nothing.
  init?(seed: UInt64, length: Int) {
    var generator = Generator(seed: seed)
    let habits = generator.habits
    let trial = Trial(habits)
    guard let (first, operations) = trial.run(length, next: { generator.next(in: $0) }) else {
      return nil
    }
    func violation(_ operations: [Operation]) -> Violation? {
      var rest = operations[...]
      return Trial(habits).run(operations.count) { _ in rest.removeFirst() }?
        .violation
    }
    var shrinking = Shrinking { sequence in
      MainActor.assumeIsolated { violation(sequence)?.isAlike(first) == true }
    }
    let shortest = shrinking.shrink(operations)
    self.operations = shortest
    self.violation = violation(shortest) ?? first
    self.habits = habits
    found = operations.count
  }

  /// The rule and the program, in Swift.
  var description: String {
    "\(violation)\n\(habits.manner)\n" + Program(operations, on: habits.version).text
  }
}
