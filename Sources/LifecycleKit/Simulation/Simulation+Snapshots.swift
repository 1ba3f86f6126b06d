import LeakDetection
import ObjectGraph
import LiveObjects
import UIKitCore

extension Simulation {
  /// The leaks whose objects are alive and away, each with who holds it and what it keeps, as values that can
  /// be saved; in the order of the reports. What is the simulation's own is left out of them.
  /// Reports about the number of a type's instances are not among them.
  ///
  /// - Parameter objectLimit: How many objects of each leak's surroundings are read.
  /// - Throws: `RuntimeRefusal`, where live objects cannot be read.
  public func leakSnapshots(objectLimit: Int = 500) throws(RuntimeRefusal) -> [LeakSnapshot] {
    let heap = try LiveHeap()
    var addresses = untiedAddresses
    for address in delayedCheck.outlivingObjects {
      if let name = delayedCheck.objects.name(at: address) { addresses[name] = address }
    }
    let services: [AnyObject] = [
      self, application, environment, clock, self.services, scan, delayedCheck, countCheck,
    ]
    let reader = SurroundingsReader(heap: heap, without: services)
    let notes = holderSurroundings.notes(heap)
    return leaks.filter(\.isOpen).compactMap { report in
      guard let address = addresses[report.subject] else { return nil }
      let kept = OwnershipGraph(
        from: [address], reader: reader, notes: notes,
        budget: PathSearchBudget(objectLimit: objectLimit))
      return LeakSnapshot(report, kept: kept.foldingInsides())
    }
  }
}
