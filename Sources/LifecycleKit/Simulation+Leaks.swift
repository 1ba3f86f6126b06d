import Controllers
import LeakDetection
import VirtualTime

extension Simulation {
  /// The delayed check's deadline passed and the controller is alive.
  func noteFailure(of subject: ControllerSubject) {
    note(
      subject.id, departure: subject.departure, since: subject.departure.instant
    ) { report in
      report.allowedDelay = subject.delay
    }
  }

  /// The scan's fail count of a controller exceeded the limit.
  func noteMisses(of controller: ViewController, _ failCount: Int) {
    let firstMiss = clock.now.advanced(by: .zero - scan.interval * (failCount - 1))
    note(
      controller.id, departure: controller.departure,
      since: controller.departure?.instant ?? max(.zero, firstMiss)
    ) { report in
      if report.missedScans == nil { report.missedScans = failCount }
    }
  }

  private func note(
    _ id: ControllerID, departure: Departure?, since: VirtualInstant,
    seen: (inout LeakReport) -> Void
  ) {
    let environment = environment
    let new = records.note(
      id,
      {
        LeakReport(
          subject: environment.name(of: id), typeName: environment.typeName(of: id),
          departure: departure.map { $0.described(in: environment) }, since: since,
          foundAt: clock.now)
      }, seen: seen)
    guard let new else { return }
    environment.record(.leak, of: id, note: new.headline)
    leakResponse.perform(new)
  }
}

extension Departure {
  /// The departure in words that outlive everybody named in it.
  @MainActor fileprivate func described(in environment: Environment) -> LeakReport.Departure {
    LeakReport.Departure(
      verb: verb, source: "\(preposition) \(environment.name(of: source))", instant: instant)
  }
}
