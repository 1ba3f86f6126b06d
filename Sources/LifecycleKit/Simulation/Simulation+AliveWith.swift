import UIKitCore
import ObjectGraph
import LiveObjects

extension Simulation {
  /// The classes of the screens that are alive and not tied to a window's root, by readable name.
  package var untiedTypes: [String: UIViewController.Type] {
    Dictionary(
      scan.untiedControllers.map { ($0.readableName, type(of: $0)) }, uniquingKeysWith: { $1 })
  }

  /// The screen with a readable name that is alive and not tied to a window's root.
  package func untiedController(named name: String) -> UIViewController? {
    scan.untiedControllers.first { $0.readableName == name }
  }

  /// Where the screens that are alive and not tied to a window's root are, by readable name.
  package var untiedAddresses: [String: ObjectAddress] {
    Dictionary(
      scan.untiedControllers.map { ($0.readableName, ObjectAddress(of: $0)) },
      uniquingKeysWith: { $1 })
  }

  /// As `retention(of:)`, for callers that hold no reference themselves.
  package func retention(ofObjectAt address: ObjectAddress) -> ObjectRetention {
    holderSearch.retention(of: address, in: holderSurroundings, thoroughly: true)
  }

  /// The name of a controller, else that of an object's type.
  package func name(ofObjectAt address: ObjectAddress, in heap: LiveHeap) -> String {
    let name = heap.withObject(at: address, as: UIViewController.self) { controller in
      controller.environment === environment ? controller.readableName : nil
    }
    return (name ?? nil) ?? heap.describe(address).name
  }

  /// The objects of the program, its screens and its views that some objects keep alive besides
  /// themselves, in the order in which they are met.
  ///
  /// What the simulation reaches lives for its own reasons and is left out, and so are the insides of this
  /// library and of the toolchain's. - Complexity: O(objects reached by either).
  package func objectsAlive(
    with addresses: [ObjectAddress], in heap: LiveHeap
  ) -> [ObjectAddress] {
    let budget = PathSearchBudget(objectLimit: 100_000)
    let house: [AnyObject] = [self, application, environment, clock, counts]
    let own = house.map { ObjectAddress(of: $0) }
    let ownModules = Set(own.compactMap { heap.classModule(of: $0) })
    var known = HeapSweep(from: own, budget: budget)
    while known.next(heap) != nil {}
    var found: [ObjectAddress] = []
    var sweep = HeapSweep(from: addresses, budget: budget)
    while let object = sweep.next(heap) {
      guard !known.visited.contains(object), !addresses.contains(object),
        let module = heap.classModule(of: object), !heap.isLibrary(module)
      else { continue }
      let isScreen = heap.withObject(at: object, as: UIViewController.self) { _ in true } == true
      let isView = heap.withObject(at: object, as: UIView.self) { _ in true } == true
      if !ownModules.contains(module) || isScreen || isView { found.append(object) }
    }
    return found
  }
}
