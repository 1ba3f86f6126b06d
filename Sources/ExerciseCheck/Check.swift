import LifecycleKit

/// One check of an exercise: a flow through the learner's classes, and what has to be true after it.
///
/// An exercise's `Check.swift` declares `let checks: [Check]`, compiled in one module with the learner's file. Each check
/// has a simulation of its own. The checks run in order, so what the screen does is checked before what it leaves behind.
public struct Check: Sendable {
  /// How time passes in a check.
  public enum Time: Sendable {
    /// It stands still until `simulation.advance(by:)` or `settle()` moves it.
    case virtual
    /// It passes by itself, for code with `Timer`, `Task.sleep` or `asyncAfter`.
    case live
  }

  enum Kind: Sendable {
    case feature(@MainActor @Sendable (Simulation) async throws -> Bool)
    case deallocates(@MainActor @Sendable (Simulation) async throws -> [AnyObject])
    case staysLevel(@MainActor @Sendable (Simulation, Int) throws -> Void)
    case answer(String, replies: [String: String])
  }

  let kind: Kind
  let claim: String
  let otherwise: String
  let time: Time
}

extension Check {
  /// Checks what the screen does.
  ///
  /// - Parameters:
  ///   - claim: What has to be true, as a sentence without a full stop.
  ///   - otherwise: What the learner is told if it is not.
  ///   - time: How time passes.
  ///   - body: Plays a flow, and returns whether the claim holds.
  public static func feature(
    _ claim: String, otherwise: String = "", time: Time = .virtual,
    _ body: @escaping @MainActor @Sendable (Simulation) async throws -> Bool
  ) -> Check {
    Check(kind: .feature(body), claim: claim, otherwise: otherwise, time: time)
  }

  /// Checks that objects are deallocated after a flow.
  ///
  /// - Parameters:
  ///   - claim: The objects and the moment: `the profile, after it is popped`.
  ///   - otherwise: What the learner is told if one is alive.
  ///   - time: How time passes.
  ///   - body: Plays the flow to its end and returns the objects. From then on only the app holds them.
  public static func deallocates(
    _ claim: String, otherwise: String = "", time: Time = .virtual,
    _ body: @escaping @MainActor @Sendable (Simulation) async throws -> [AnyObject]
  ) -> Check {
    Check(kind: .deallocates(body), claim: claim, otherwise: otherwise, time: time)
  }

  /// Checks that no type has more objects each time a flow is repeated.
  ///
  /// - Parameters:
  ///   - claim: What has to stay as it is.
  ///   - otherwise: What the learner is told if it grows.
  ///   - body: One round of the flow; its argument is the number of the round, from 1.
  public static func staysLevel(
    _ claim: String, otherwise: String = "",
    _ body: @escaping @MainActor @Sendable (Simulation, Int) throws -> Void
  ) -> Check {
    Check(kind: .staysLevel(body), claim: claim, otherwise: otherwise, time: .virtual)
  }

  /// Checks the answer of an exercise that asks whether anything is to be mended: the line `// Answer: C` of the learner's file.
  ///
  /// - Parameters:
  ///   - right: The right letter.
  ///   - otherwise: What the learner is told for each other letter.
  public static func answer(_ right: String, otherwise: [String: String]) -> Check {
    Check(kind: .answer(right, replies: otherwise), claim: "", otherwise: "", time: .virtual)
  }
}

extension Simulation {
  /// Waits until a condition holds: the turn ends, and tasks, timers and queues go on in real time.
  ///
  ///     await simulation.wait { screen.titleLabel.text == "Done" }
  ///
  /// - Parameters:
  ///   - limit: The longest wait, in real time.
  ///   - step: The virtual time that passes between two looks; none where time is live.
  ///   - condition: What is waited for.
  /// - Returns: whether the condition holds.
  @discardableResult public func wait(
    atMost limit: Duration = .seconds(2), step: Duration = .zero,
    until condition: @MainActor () -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + limit
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      endTurn()
      if step > .zero, !clock.isDriven { await advance(by: step) }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return true
  }
}
