import UIKitCore
import LeakDetection
import ObjectGraph
import RuntimeLayout
import Services

/// The answer to "who holds it?": for each leak that is found, live objects are searched for a path to it.
///
/// A path begins at a visible window, a registered root, a service's registration, the application, the
/// clock, the simulation itself, or a static or global of the program. Without one, a cycle through the screen is looked for,
/// then another screen that should be gone, then any holder on the heap. Controllers go by their readable
/// names. Several leaks with one signature are one mistake: the first report has the path, the others name
/// that report. A leak of a type that leaked before is first asked whether it is held in the same way, which
/// takes no search, only a reader: see `RetainingPaths.retention(of:like:in:)`.
///
/// Holds nothing that is searched, takes no reference that it does not give back. On a machine whose
/// runtime is not known, reports say so and go on without a path.
@MainActor public final class HolderSearch {
  /// Whether reports tell who holds the screen. True at first. Without, a report is made in no time.
  public var isEnabled = true

  /// How many leaks of one simulation are looked for among statics and on the whole heap, which costs some
  /// ten milliseconds each, more in a debug build. 20 at first; leaks beyond are looked for from windows,
  /// registered roots and services, in cycles and behind other leaks, for about a millisecond.
  public var thoroughSearchLimit = 20

  /// What each single search may spend. Two million objects and one second at first.
  public var budget = PathSearchBudget()

  private struct Root {
    weak var object: AnyObject?
    let name: String
  }

  private var registered: [Root] = []
  private var reported: [LeakSignature: String] = [:]
  /// The ways in which objects of a type were found to be held, the latest first.
  private var known: [String: [RetainingPath]] = [:]
  private static let knownLimit = 8
  /// How many leaks were searched for, those left out that were held like another.
  package private(set) var searchCount = 0

  /// Names an object that paths may begin at: a singleton, a coordinator, a cache. Not held.
  ///
  /// Registered roots come after the windows, in the order of registration, and before statics.
  public func registerRoot(_ object: AnyObject, named name: String) {
    registered.append(Root(object: object, name: name))
  }

  /// Adds what was found out to a report: the path, or the earlier report that has the same one.
  func explain(_ report: inout LeakReport, _ leaked: ObjectAddress, in simulation: Simulation) {
    guard isEnabled else { return }
    let retention = retention(of: leaked, in: simulation)
    report.retention = retention
    guard let signature = retention.signature else { return }
    if let first = reported[signature] {
      report.sameHolderAs = first
    } else {
      reported[signature] = report.subject
    }
  }

  /// Who holds a leaked object. One whose like was found before is first looked for where that one was.
  private func retention(of leaked: ObjectAddress, in simulation: Simulation) -> ObjectRetention {
    do throws(RuntimeRefusal) {
      let heap = try LiveHeap()
      let paths = paths(in: simulation, heap)
      let type = heap.describe(leaked).name
      for path in known[type] ?? [] {
        if let found = paths.retention(of: leaked, like: path, in: heap) { return found }
      }
      searchCount += 1
      let retention = retention(
        of: leaked, in: simulation, heap, paths,
        thoroughly: searchCount <= thoroughSearchLimit)
      if let path = retention.path {
        known[type] = Array(([path] + (known[type] ?? [])).prefix(Self.knownLimit))
      }
      return retention
    } catch {
      return ObjectRetention(.declined(error.description))
    }
  }

  /// Who holds the object at an address, from the roots that a simulation has.
  func retention(
    of leaked: ObjectAddress, in simulation: Simulation, thoroughly isThorough: Bool
  ) -> ObjectRetention {
    do throws(RuntimeRefusal) {
      let heap = try LiveHeap()
      return retention(
        of: leaked, in: simulation, heap, paths(in: simulation, heap), thoroughly: isThorough)
    } catch {
      return ObjectRetention(.declined(error.description))
    }
  }

  private func retention(
    of leaked: ObjectAddress, in simulation: Simulation, _ heap: LiveHeap,
    _ paths: RetainingPaths, thoroughly isThorough: Bool
  ) -> ObjectRetention {
    var paths = paths
    paths.leaks = leaks(of: simulation)
    paths.searchesStatics = isThorough
    paths.searchesHeap = isThorough
    return paths.retention(of: leaked, in: heap)
  }

  private func paths(in simulation: Simulation, _ heap: LiveHeap) -> RetainingPaths {
    RetainingPaths(
      roots: roots(of: simulation), notes: notes(heap, simulation), budget: budget)
  }

  /// Where paths begin, apart from statics and globals.
  func roots(of simulation: Simulation) -> [NamedRoot] {
    var roots = simulation.application.windows.map {
      NamedRoot($0.readableName, ObjectAddress(of: $0))
    }
    for case let (object?, name) in registered.map({ ($0.object, $0.name) }) {
      roots.append(NamedRoot(name, ObjectAddress(of: object)))
    }
    for holder in simulation.services.holders where holder.isRoot {
      roots.append(NamedRoot(holder.name, ObjectAddress(of: holder.object)))
    }
    roots.append(NamedRoot("the application", ObjectAddress(of: simulation.application)))
    roots.append(NamedRoot("the clock", ObjectAddress(of: simulation.clock)))
    roots.append(NamedRoot("the simulation", ObjectAddress(of: simulation)))
    return roots
  }

  /// The living screens that have left and objects that should be gone: one may be kept by another.
  private func leaks(of simulation: Simulation) -> [NamedRoot] {
    simulation.scan.untiedControllers.filter { $0.departure != nil }.map {
      NamedRoot("another screen that should be gone", ObjectAddress(of: $0))
    }
      + simulation.delayedCheck.outlivingObjects.map {
        NamedRoot("another object that should be gone", $0)
      }
  }

  /// Readable names, and who should be alive, of the controllers and other expected objects that a
  /// path meets; and the words for the registrations on it that are no roots.
  func notes(_ heap: LiveHeap, _ simulation: Simulation) -> ObjectNotes {
    let environment = simulation.environment
    let check = simulation.delayedCheck
    let registrations = Dictionary(
      simulation.services.holders.filter { !$0.isRoot }
        .map { (ObjectAddress(of: $0.object), $0.name) },
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
          if controller.isTied { return .expectedAlive }
          return controller.departure == nil ? .unknown : .expectedGone
        } ?? .unknown
      })
  }
}
