import LeakDetection
import ObjectGraph
import LiveObjects
import VirtualServices
import UIKitCore

extension Simulation {
  /// The surroundings of a search for holders in this simulation.
  var holderSurroundings: HolderSurroundings {
    HolderSurroundings(
      roots: rootsOfPaths, leaks: { self.expectedGone }, notes: { self.notes($0) })
  }

  /// Where paths begin, apart from statics and globals.
  var rootsOfPaths: [NamedRoot] {
    application.windows.map { NamedRoot($0.readableName, ObjectAddress(of: $0)) }
      + holderSearch.registeredRoots
      + services.holders.filter(\.isRoot).map { NamedRoot($0.name, ObjectAddress(of: $0.object)) }
      + [
        NamedRoot("the application", ObjectAddress(of: application)),
        NamedRoot("the clock", ObjectAddress(of: clock)),
        NamedRoot("the simulation", ObjectAddress(of: self)),
      ]
  }

  /// The living screens that have left and objects that should be deallocated: one may be kept by another.
  private var expectedGone: [NamedRoot] {
    scan.unreachableControllers.filter { $0.departure != nil }.map {
      NamedRoot("another screen that should be deallocated", ObjectAddress(of: $0))
    }
      + delayedCheck.outlivingObjects.map {
        NamedRoot("another object that should be deallocated", $0)
      }
  }

  /// Readable names of the controllers and other expected objects that a path meets, and whether each should be alive;
  /// and the words for the registrations on it that are no roots.
  private func notes(_ heap: LiveHeap) -> ObjectNotes {
    let (environment, check) = (environment, delayedCheck)
    let registrations = Dictionary(
      services.holders.filter { !$0.isRoot }.map { (ObjectAddress(of: $0.object), $0.name) },
      uniquingKeysWith: { first, _ in first })
    func about<Answer>(_ object: ObjectAddress, _ body: (UIViewController) -> Answer) -> Answer? {
      heap.withObject(at: object, as: UIViewController.self) { controller in
        controller.environment === environment ? body(controller) : nil
      } ?? nil
    }
    return ObjectNotes(
      name: { object in
        about(object) { environment.names.name(of: $0.id) } ?? check.objects.name(at: object)
          ?? registrations[object]
      },
      expectation: {
        if check.expects($0) { return .expectedGone }
        return about($0) { controller in
          if controller.isReachable { return .expectedAlive }
          return controller.departure == nil ? .unknown : .expectedGone
        } ?? .unknown
      })
  }
}

extension Simulation {
  /// The classes of the screens that are alive and unreachable from any window, by readable name.
  package var unreachableTypes: [String: UIViewController.Type] {
    Dictionary(
      scan.unreachableControllers.map { ($0.readableName, type(of: $0)) }, uniquingKeysWith: { $1 })
  }

  /// The screen with a readable name that is alive and unreachable from any window.
  package func unreachableController(named name: String) -> UIViewController? {
    scan.unreachableControllers.first { $0.readableName == name }
  }

  /// The addresses of the screens that are alive and unreachable from any window, by readable name.
  package var unreachableAddresses: [String: ObjectAddress] {
    Dictionary(
      scan.unreachableControllers.map { ($0.readableName, ObjectAddress(of: $0)) },
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
  /// An object that the simulation reaches lives for its own reasons and is left out, and so are the insides of this
  /// library, of the toolchain's and of those with some names. - Complexity: O(objects reached by either).
  package func objectsAlive(
    with addresses: [ObjectAddress], in heap: LiveHeap, without libraries: Set<String> = []
  ) -> [ObjectAddress] {
    let budget = PathSearchBudget(objectLimit: 100_000)
    let house: [AnyObject] = [self, application, environment, clock, counts]
    let own = house.map { ObjectAddress(of: $0) }
    let ownModules = libraries.union(own.compactMap { heap.classModule(of: $0) })
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

extension Simulation {
  /// The objects that every screen leads to and none keeps.
  var ownObjects: [AnyObject] {
    [self, application, environment, clock, services, scan, delayedCheck, countCheck]
  }

  /// The leaks whose objects are alive and away, each with who holds it and what it keeps, as values that can
  /// be saved; in the order of the reports. What is the simulation's own is left out of them.
  /// Reports about the number of a type's instances are not among them.
  ///
  /// - Parameter objectLimit: How many objects of each leak's surroundings are read.
  /// - Throws: `RuntimeRefusal`, where live objects cannot be read.
  public func leakSnapshots(objectLimit: Int = 500) throws(RuntimeRefusal) -> [LeakSnapshot] {
    let heap = try LiveHeap()
    var addresses = unreachableAddresses
    for address in delayedCheck.outlivingObjects {
      if let name = delayedCheck.objects.name(at: address) { addresses[name] = address }
    }
    let reader = SurroundingsReader(heap: heap, without: ownObjects)
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
