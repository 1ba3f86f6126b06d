import UIKitCore
import LeakDetection
import VirtualServices
import VirtualTime

/// The findings of a simulation at the end of a test: leaks, misuses, and what is left to do.
///
/// A screen that is shown is no leak, whatever keeps it; one that went late, or came back, is none any more.
///
/// A screen that is deallocated with the test is a leak if an object held it, such as a coordinator in a variable of
/// the test: in the app the coordinator would go on holding it. It is no leak if only the test's own variables and
/// properties held it, or if it was never shown.
public struct SimulationVerdict: Hashable, Sendable {
  /// The reports whose screens are still alive and away, or were until the instant at which the wait for
  /// this verdict began; in the order they were found.
  public var leaks: [LeakReport]
  /// The reports whose objects only a variable or a property of the test held: no leaks.
  public var heldByTest: [LeakReport]
  /// All misuses, in order.
  public var misuses: [UIKitMisuse]
  /// The work and the sleeping tasks that still wait on the clock, earliest first; not the checks' own.
  public var remainingWork: [PendingVirtualWork]
  /// The registrations with the services that should have ended: those made for an owner that is
  /// gone, tasks that go on, continuations that were never resumed. In the order of registration.
  public var remainingRegistrations: [SimulatedRegistration]
  /// Departures whose deadline has not come, because time stands still in the background.
  public var unjudged: [DeallocationExpectation]

  /// Whether nothing was found.
  public var isClean: Bool {
    leaks.isEmpty && misuses.isEmpty && remainingWork.isEmpty && remainingRegistrations.isEmpty
      && unjudged.isEmpty
  }
}

extension Simulation {
  /// The findings right now, without waiting: a screen that has just left is unjudged, and one whose way out
  /// waits for the end of the turn has not left.
  public var verdict: SimulationVerdict {
    verdict(with: nil)
  }

  /// The findings; objects that were deallocated within a span of time count as alive.
  private func verdict(with span: ClosedRange<VirtualInstant>?) -> SimulationVerdict {
    SimulationVerdict(
      leaks: leaks.filter { $0.isOpen || (span.map($0.isDeallocated) ?? false) },
      heldByTest: leaks.filter { $0.aftermath == .heldByTest },
      misuses: misuses,
      remainingWork: clock.pendingWork.filter { !$0.isInBackground },
      remainingRegistrations: services.registrations.filter { registration in
        registration.owner == .gone || [.task, .continuation].contains(registration.kind)
      },
      unjudged: delayedCheck.expectations.filter { $0.state == .pending })
  }

  /// Ends the turn, waits until every departure is judged, scans as often as a report takes, and gives the verdict.
  ///
  /// Time goes on by the delayed check's delay, and from there to the last deadline that is pending, so
  /// work that is due by then is done and not reported. In the background nothing is waited for. Screens
  /// stay where they are. Scans are left out where `scan.isPeriodic` is false.
  @available(*, noasync, message: "in asynchronous code await the other form, inside a function")
  public func conclude() -> SimulationVerdict {
    endTurn()
    let (end, judgement) = (endOfTest, clock.now)
    var waits = 0
    while let span = nextWait(after: waits) {
      advance(by: span)
      waits += 1
    }
    scanToTheLimit()
    noteHeldByTest(since: end, until: judgement)
    return verdict(with: end.instant...judgement)
  }

  /// As the other form; lets main-actor tasks that sleep on the clock go on at their instants.
  public func conclude() async -> SimulationVerdict {
    endTurn()
    let (end, judgement) = (endOfTest, clock.now)
    var waits = 0
    while let span = nextWait(after: waits) {
      await advance(by: span)
      waits += 1
    }
    scanToTheLimit()
    noteHeldByTest(since: end, until: judgement)
    return verdict(with: end.instant...judgement)
  }

  /// How long to wait for the next verdicts; `nil` when all are in, or when departures do not come to an end.
  private func nextWait(after waits: Int) -> Duration? {
    guard waits < 10, !scan.isPaused else { return nil }
    if waits == 0 { return max(delayedCheck.delay, .zero) }
    let deadlines = delayedCheck.expectations.filter { $0.state == .pending }.map(\.deadline)
    guard let last = deadlines.max() else { return nil }
    return clock.now.duration(to: last)
  }

  private func scanToTheLimit() {
    guard scan.isPeriodic, !scan.isPaused else { return }
    for _ in 0...max(scan.failureLimit, 0) { scan.run() }
  }
}
