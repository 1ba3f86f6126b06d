import LifecycleKit

/// An object that has to be gone by a certain moment; held weakly.
struct TrackedObject {
  weak var object: AnyObject?
  let site: CallSite

  /// What to say when it is alive: who holds it, and what is alive with it. `nil` when it is gone.
  @MainActor func failure(_ moment: String, in simulation: Simulation) -> String? {
    // The address alone: a reference of this very function would be counted among the holders.
    guard let address = object.map({ ObjectAddress(of: $0) }) else { return nil }
    let lines = ["\(simulation.name(ofObjectAt: address)) is still alive \(moment)"]
    return (lines + simulation.story(ofObjectAt: address)).joined(separator: "\n")
  }
}

extension Simulation {
  /// Who holds an object, and what is alive with it, a fact a line.
  func story(ofObjectAt address: ObjectAddress) -> [String] {
    [retention(ofObjectAt: address).text(indentation: 2)] + aliveWithLine(of: [address])
  }

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
