import LifecycleKit

/// An object that has to be gone by a certain moment; held weakly.
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
    let story = [retention.text(indentation: 2)] + simulation.aliveWithLine(of: [address])
    return ((lines + story).joined(separator: "\n"), retention)
  }
}

extension Simulation {
  /// What the objects keep alive besides themselves, in a line; nothing where that is nothing.
  ///
  /// At most eight names, each once, in the order in which they are met.
  func aliveWithLine(of addresses: [ObjectAddress]) -> [String] {
    guard let heap = try? LiveHeap() else { return [] }
    var names: [String] = []
    for object in objectsAlive(with: addresses, in: heap) {
      let name = name(ofObjectAt: object, in: heap)
      if !names.contains(name) { names.append(name) }
    }
    if names.isEmpty { return [] }
    let tail = names.count > 8 ? " and \(names.count - 8) more" : ""
    return ["  alive with it      \(names.prefix(8).joined(separator: ", "))\(tail)"]
  }

  func name(ofObjectAt address: ObjectAddress) -> String {
    (try? LiveHeap()).map { name(ofObjectAt: address, in: $0) } ?? "an object"
  }
}
