import LifecycleKit

/// An object that has to be deallocated by a certain moment; held weakly.
struct TrackedObject {
  weak var object: AnyObject?
  let site: CallSite
  /// The failure in words, if it was found before the object is judged.
  var finding: String?

  /// The failure of an object that is alive: its holder, and the objects that are alive with it. `nil` if it is
  /// deallocated, or if the running test alone holds it.
  @MainActor func failure(_ moment: String, in simulation: Simulation) -> String? {
    assessment(moment, in: simulation)?.text
  }

  /// Fails if the object is alive: at once if an object holds it, and when the test is over if only a variable of the
  /// running test may.
  @MainActor func judge(_ moment: String, in simulation: Simulation) {
    guard let (text, retention) = assessment(moment, in: simulation) else { return }
    fail(text, retention, in: simulation)
  }

  /// Fails with a text, now or when the test is over.
  @MainActor func fail(_ text: String, _ retention: ObjectRetention?, in simulation: Simulation) {
    let mayBeVariable = retention.map(simulation.mayBeHeldByTest) ?? false
    guard mayBeVariable, let check = TestCheck.inScope else { return site.fail(text) }
    check.track(TrackedObject(object: object, site: site, finding: text))
  }

  @MainActor private func assessment(_ moment: String, in simulation: Simulation)
    -> (text: String, retention: ObjectRetention)?
  {
    // The address alone: a reference of this very function would be counted among the holders.
    guard let address = object.map({ ObjectAddress(of: $0) }) else { return nil }
    let retention = simulation.retention(ofObjectAt: address)
    if simulation.isHeldByTest(retention) { return nil }
    if let finding { return (finding, retention) }
    let lines = ["\(simulation.name(ofObjectAt: address)) is still alive \(moment)"]
    let story =
      [retention.text(indentation: 2, places: true)]
      + simulation.aliveWithLine(of: [address])
    return ((lines + story).joined(separator: "\n"), retention)
  }
}
