import Foundation
import LifecycleKit

/// The time that a test waits for something, a step at a time: the virtual time of a simulation, where there is
/// one, and real time.
///
/// Before each step the turn ends, and the main queue and main-actor tasks have their turns.
@MainActor final class Patience {
  /// The simulation whose time passes; `nil` where there is none, or its time passes by itself.
  private let simulation: Simulation?
  private let end: VirtualInstant
  private let realTime: Duration
  private var hasGivenTurns = false
  private var deadline: ContinuousClock.Instant?

  /// How long real time passes after virtual time has: for work on other threads, which knows no virtual time.
  static let grace = Duration.milliseconds(200)

  init(atMost timeout: Duration, in simulation: Simulation?) {
    self.simulation = simulation?.clock.isDriven == true ? nil : simulation
    end = (simulation?.clock.now ?? .zero).advanced(by: timeout)
    realTime = self.simulation == nil ? timeout : min(timeout, Patience.grace)
  }

  /// The next piece of virtual time.
  private var step: Duration? {
    guard let clock = simulation?.clock, clock.now < end else { return nil }
    return clock.now.duration(to: min(clock.nextDeadline ?? end, end))
  }

  /// Lets some time pass.
  ///
  /// Turns of the main queue are given by the main run loop, which cannot do so for code that was called by
  /// the main queue itself, as synchronous tests of Swift Testing are; there other threads go on alone.
  ///
  /// - Returns: `false` when the time is over.
  func goOn() -> Bool {
    simulation?.endTurn()
    if !hasGivenTurns {
      hasGivenTurns = true
      MainQueue.giveTurns()
    } else if let step {
      simulation?.advance(by: step)
      MainQueue.giveTurns()
      return simulation?.clock.standstill == nil
    } else {
      guard isBeforeDeadline() else { return false }
      MainQueue.giveTurn(ofLength: 0.002)
    }
    return true
  }

  /// The asynchronous form, where the main queue has its turns in any case.
  func goOn() async -> Bool {
    simulation?.endTurn()
    if !hasGivenTurns {
      hasGivenTurns = true
      await MainQueue.yield()
    } else if let step {
      await simulation?.advance(by: step)
      await MainQueue.yield()
      return simulation?.clock.standstill == nil
    } else {
      guard isBeforeDeadline() else { return false }
      try? await ContinuousClock().sleep(for: .milliseconds(2))
    }
    return true
  }

  private func isBeforeDeadline() -> Bool {
    let now = ContinuousClock.now
    let deadline = self.deadline ?? now + realTime
    self.deadline = deadline
    return now < deadline
  }
}

extension RemainingTasks {
  /// The tasks that go on after a moment of real time, in which others end, such as cancelled ones.
  func remaining() -> [Simulation.RemainingTask] {
    let patience = Patience(atMost: Patience.grace, in: nil)
    while areThere, patience.goOn() {}
    return all
  }

  /// The asynchronous form.
  func remaining() async -> [Simulation.RemainingTask] {
    let patience = Patience(atMost: Patience.grace, in: nil)
    while areThere, await patience.goOn() {}
    return all
  }
}

/// The main queue, on which main-actor tasks run as well.
@MainActor private enum MainQueue {
  /// Lets the queue do what is on it, and what that puts there, a bounded number of times.
  static func giveTurns() {
    for _ in 0..<4 { giveTurn(ofLength: 0) }
  }

  /// Runs the main run loop for a time in seconds, or until something has happened in it.
  static func giveTurn(ofLength length: TimeInterval) {
    let before = ContinuousClock.now
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: length))
    // A run loop that has nothing to wait for comes back at once.
    if ContinuousClock.now - before < .seconds(length) / 2 {
      Thread.sleep(forTimeInterval: length / 2)
    }
  }

  /// The asynchronous form.
  static func yield() async {
    for _ in 0..<4 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      await Task.yield()
    }
  }
}
