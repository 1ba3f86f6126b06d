import UIKitCore
import LeakDetection
import ObjectGraph
import RuntimeLayout
import VirtualTime

extension Simulation {
  /// Who holds an object right now, leaked or not: a screen, a view, a coordinator, a view model.
  ///
  /// Searched as for a report, from this simulation's windows, registered roots and services. The count of
  /// references includes the caller's own.
  public func retention(of object: AnyObject) -> ObjectRetention {
    guard checksAreEnabled else { return ObjectRetention(.declined("the checks are switched off")) }
    return holderSearch.retention(of: ObjectAddress(of: object), in: self, thoroughly: true)
  }

  /// The delayed check's deadline passed and the controller is alive.
  func noteFailure(of subject: ControllerSubject, deadline: VirtualInstant) {
    let given = subject.departure.instant.duration(to: deadline)
    let paused = given - max(subject.delay, .zero)
    note(
      subject.id, subject.address, departure: subject.departure, since: subject.departure.instant
    ) { report in
      report.allowedDelay = subject.delay
      report.pausedFor = paused > .zero ? paused : nil
    }
  }

  /// The deadline of an expectation placed by hand passed and the object is alive.
  func noteFailure(of subject: ObjectSubject, deadline: VirtualInstant) {
    let paused = subject.since.duration(to: deadline) - max(subject.delay, .zero)
    note(subject.id, subject.address, departure: subject.departure, since: subject.since) {
      report in
      report.expectation = LeakReport.Expectation(
        reason: subject.reason, since: subject.since, allowedDelay: subject.delay,
        pausedFor: paused > .zero ? paused : nil)
    }
  }

  /// The scan's fail count of a controller exceeded the limit.
  func noteMisses(of failure: ReachabilityScan.Failure) {
    note(
      failure.id, failure.address, departure: failure.departure,
      since: failure.departure?.instant ?? failure.since
    ) { report in
      if report.missedScans == nil { report.missedScans = failure.count }
    }
  }

  /// A controller is alive, some time after it departed, beyond the number of its type that is expected.
  func noteSurplus(of subject: ControllerSubject) {
    guard let surplus = countCheck.surplus(with: subject.id), surplus.count > 0 else { return }
    note(
      subject.id, subject.address, departure: subject.departure, since: subject.departure.instant
    ) { report in
      if report.instanceCount == nil { report.instanceCount = surplus }
    }
  }

  /// `address` is that of a controller nobody here holds, so that its references can be counted.
  private func note(
    _ id: ControllerID, _ address: ObjectAddress?, departure: ScreenDeparture?,
    since: VirtualInstant,
    seen: (inout LeakReport) -> Void
  ) {
    let environment = environment
    let new = records.note(
      id,
      {
        var report = LeakReport(
          subject: environment.name(of: id), typeName: environment.typeName(of: id),
          departure: departure.map { $0.described(in: environment) }, since: since,
          foundAt: clock.now)
        report.origin = origins.functions(making: id)
        if let address { holderSearch.explain(&report, address, in: self) }
        return report
      }, seen: seen)
    guard let new else { return }
    environment.record(.leak, of: id, note: new.headline)
    leakResponse.perform(new, in: self)
    leakList?.refresh()
  }
}

extension ScreenDeparture {
  /// The departure in words that outlive everybody named in it.
  @MainActor fileprivate func described(in environment: Environment) -> LeakReport.Departure {
    LeakReport.Departure(
      verb: verb, source: "\(preposition) \(environment.name(of: source))", instant: instant)
  }
}
