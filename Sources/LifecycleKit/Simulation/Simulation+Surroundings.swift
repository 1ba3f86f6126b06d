import LeakDetection
import ObjectGraph
import LiveObjects
import Services
import UIKitCore

extension Simulation {
  /// What a search for holders is told of this simulation.
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

  /// The living screens that have left and objects that should be gone: one may be kept by another.
  private var expectedGone: [NamedRoot] {
    scan.untiedControllers.filter { $0.departure != nil }.map {
      NamedRoot("another screen that should be gone", ObjectAddress(of: $0))
    }
      + delayedCheck.outlivingObjects.map { NamedRoot("another object that should be gone", $0) }
  }

  /// Readable names, and who should be alive, of the controllers and other expected objects that a
  /// path meets; and the words for the registrations on it that are no roots.
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
        about(object) { environment.name(of: $0.id) } ?? check.objects.name(at: object)
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
