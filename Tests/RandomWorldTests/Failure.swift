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
  init?(
    seed: UInt64, length: Int, _ change: (inout Habits) -> Void = { _ in }
  ) async {
    var generator = Generator(seed: seed, change)
    var habits = generator.habits
    let trial = Trial(habits)
    guard
      let (first, operations) = await trial.run(length, next: { generator.next(in: $0) })
    else { return nil }
    func violation(_ operations: [Operation]) async -> Violation? {
      var rest = operations[...]
      return await Trial(habits).run(operations.count) { _ in rest.removeFirst() }?
        .violation
    }
    // A program that fails in virtual time too is easier to read.
    if habits.isLive {
      habits.isLive = false
      if await violation(operations)?.isAlike(first) != true { habits.isLive = true }
    }
    var shrinking = Shrinking { await violation($0)?.isAlike(first) == true }
    let shortest = await shrinking.shrink(operations)
    self.operations = shortest
    self.violation = await violation(shortest) ?? first
    self.habits = habits
    found = operations.count
  }

  /// The rule and the program, in Swift.
  var description: String {
    "\(violation)\n\(habits.manner)\n"
      + Program(operations, on: habits.version, isLive: habits.isLive).text
  }
}
