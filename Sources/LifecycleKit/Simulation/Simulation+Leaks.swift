import LeakDetection
import ObjectGraph
import LiveObjects
import UIKitCore
import VirtualTime

extension Simulation {
  /// Finds the holder of an object right now, leaked or not: a screen, a view, a coordinator, a view model.
  ///
  /// Searched as for a report, from this simulation's windows, registered roots and services. The count of
  /// references includes the caller's own.
  public func retention(of object: AnyObject) -> ObjectRetention {
    guard checksAreEnabled else { return ObjectRetention(.declined("the checks are switched off")) }
    return holderSearch.retention(
      of: ObjectAddress(of: object), in: holderSurroundings, thoroughly: true)
  }

  /// Adds to the report of what a check has found, or makes one.
  func note(_ finding: CheckFinding) {
    guard let new = records.note(finding, { report(of: finding) }) else { return }
    if case .object(let id) = finding.subject {
      environment.record(.leak, of: id, note: new.headline)
    } else {
      environment.record(.leak, note: new.headline)
    }
    leakResponse.perform(new, posting: services.notificationCenter)
    leakList?.refresh()
  }

  private func report(of finding: CheckFinding) -> LeakReport {
    let origin =
      switch finding.subject {
      case .object(let id):
        origins.functions(making: id)
      case .counted:
        finding.address.flatMap { origins.functions(makingInstanceAt: $0) }
      }
    var report = LeakReport(
      subject: finding.name, typeName: finding.typeName,
      departure: finding.departure.map { $0.described(in: environment) }, since: finding.since,
      foundAt: finding.foundAt)
    report.origin = origin
    // The event is recorded next.
    report.logPosition = environment.log.isEnabled ? environment.log.count : nil
    if let address = finding.address {
      holderSearch.explain(&report, address, in: holderSurroundings)
      holderSearch.measure(&report, address, without: ownObjects.map { ObjectAddress(of: $0) })
    }
    return report
  }
}

extension LeakSummary.Scope {
  /// The scope of a simulation so far; `metCount` is how many expectations of the caller's were met.
  @MainActor public init(of simulation: Simulation, metCount: Int = 0) {
    let tally = simulation.delayedCheck.tally
    self.init(
      createdCount: simulation.createdCount, aliveCount: simulation.aliveCount,
      judgedCount: tally.met + tally.metLate + tally.failed,
      scanCount: simulation.scan.scanCount, metCount: metCount)
  }
}

extension Simulation {
  /// The leaks of UIKit's own that are simulated; none by default. For screens that come from then on.
  public var leaksOfUIKit: Set<UIKitLeak> {
    get { environment.leaksOfUIKit }
    set { environment.leaksOfUIKit = newValue }
  }
}
