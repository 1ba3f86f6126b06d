import Foundation
import LeakDetection
import ObjectGraph
import LiveObjects

/// The answer to "who holds it?": for each leak that is found, live objects are searched for a path to it.
///
/// A path begins at a visible window, a registered root, a service's registration, the application, the
/// clock, the simulation itself, or a static or global of the program. Without one, a cycle through the screen is looked for,
/// then another screen that should be deallocated, then any holder on the heap. Controllers go by their readable
/// names. Several leaks with one signature are one mistake: the first report has the path, the others name
/// that report. A leak of a type that leaked before is first asked whether it is held in the same way, which
/// takes no search, only a reader: see `RetainingPaths.retention(of:like:in:)`.
///
/// Holds nothing that is searched, takes no reference that it does not give back. On a machine whose
/// runtime is not known, reports say so and go on without a path.
@MainActor public final class HolderSearch {
  /// Whether reports name the holder of the screen. True by default. Without, a report is made in no time.
  public var isEnabled = true

  /// How much reports say of what the object keeps alive, at the end of their first line.
  public enum SizeMeasure: Sendable {
    /// Nothing.
    case none
    /// The number of objects, if there are others than the leaked one: `keeps 214 objects`.
    case objects
    /// Their memory as well, with that of texts and plain values: `keeps 214 objects, 38 KB`.
    case objectsAndBytes
  }

  /// How much reports say of what the object keeps alive. `.none` by default; `lifecycle play`, the tour and the
  /// explorer use `.objects`.
  ///
  /// Objects are counted for the first leaks, up to the `thoroughSearchLimit`, and up to 20,000 that a leak reaches:
  /// of more, the report says `at least`. With bytes each leak is measured, within the `budget`. Objects of the
  /// simulated UIKit are among the numbers, which differ from those on iOS. A flow has the same number of objects
  /// each time that it runs; bytes differ with the state of the allocator, and between debug and release builds.
  public var sizeMeasure = SizeMeasure.none

  /// How many leaks of one simulation are looked for among statics and on the whole heap, which costs some
  /// ten milliseconds each, more in a debug build. 20 by default; leaks beyond are looked for from windows,
  /// registered roots and services, in cycles and behind other leaks, for about a millisecond. What they keep is not
  /// counted.
  public var thoroughSearchLimit = 20

  /// The budget of each single search. Two million objects and one second by default.
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

  private var countedCount = 0
  private static let countedObjectLimit = 20_000

  /// The running test, whose own variables and properties are no holders.
  package var testScope = TestScope()

  /// Names an object that paths may begin at: a singleton, a coordinator, a cache. Not held.
  ///
  /// Registered roots come after the windows, in the order of registration, and before statics.
  public func registerRoot(_ object: AnyObject, named name: String) {
    registered.append(Root(object: object, name: name))
  }

  /// The registered objects that are alive.
  var registeredRoots: [NamedRoot] {
    registered.compactMap { root in
      root.object.map { NamedRoot(root.name, ObjectAddress(of: $0)) }
    }
  }

  /// Adds what was found out to a report: the path, or the earlier report that has the same one.
  func explain(
    _ report: inout LeakReport, _ leaked: ObjectAddress, in surroundings: HolderSurroundings
  ) {
    guard isEnabled else { return }
    let retention = retention(of: leaked, in: surroundings)
    report.retention = retention
    guard let signature = retention.signature else { return }
    if let first = reported[signature] {
      report.sameHolderAs = first
    } else {
      reported[signature] = report.subject
    }
  }

  /// Adds to a report how much its object keeps alive, as far as that is measured.
  func measure(
    _ report: inout LeakReport, _ leaked: ObjectAddress, without others: [ObjectAddress]
  ) {
    var budget = budget
    switch sizeMeasure {
    case .objectsAndBytes where isEnabled: break
    case .objects where isEnabled && countedCount < thoroughSearchLimit:
      countedCount += 1
      budget.objectLimit = min(budget.objectLimit, Self.countedObjectLimit)
    default: return
    }
    guard let heap = try? LiveHeap() else { return }
    let measuresBytes = sizeMeasure == .objectsAndBytes
    let size = RetainedSize.of(
      [leaked], in: heap, without: others, measuresBytes: measuresBytes, budget: budget)
    // That it keeps itself needs no words.
    if measuresBytes || size.objectCount > 1 { report.retained = size }
  }

  /// Finds the holder of a leaked object. One whose like was found before is first looked for where that one was.
  private func retention(of leaked: ObjectAddress, in surroundings: HolderSurroundings)
    -> ObjectRetention
  {
    do throws(RuntimeRefusal) {
      let heap = try LiveHeap()
      let paths = paths(in: surroundings, heap)
      let type = heap.describe(leaked).name
      for path in known[type] ?? [] {
        if let found = paths.retention(of: leaked, like: path, in: heap) { return found }
      }
      searchCount += 1
      let retention = retention(
        of: leaked, in: surroundings, heap, paths,
        thoroughly: searchCount <= thoroughSearchLimit)
      if let path = retention.path {
        known[type] = Array(([path] + (known[type] ?? [])).prefix(Self.knownLimit))
      }
      return retention
    } catch {
      return ObjectRetention(.declined(error.description))
    }
  }

  /// Finds the holder of the object at an address, from the roots that a simulation has.
  func retention(
    of leaked: ObjectAddress, in surroundings: HolderSurroundings, thoroughly isThorough: Bool
  ) -> ObjectRetention {
    do throws(RuntimeRefusal) {
      let heap = try LiveHeap()
      return retention(
        of: leaked, in: surroundings, heap, paths(in: surroundings, heap), thoroughly: isThorough)
    } catch {
      return ObjectRetention(.declined(error.description))
    }
  }

  private func retention(
    of leaked: ObjectAddress, in surroundings: HolderSurroundings, _ heap: LiveHeap,
    _ paths: RetainingPaths, thoroughly isThorough: Bool
  ) -> ObjectRetention {
    var paths = paths
    paths.leaks = surroundings.leaks()
    paths.searchesStatics = isThorough
    paths.searchesHeap = isThorough
    return paths.retention(of: leaked, in: heap)
  }

  private func paths(in surroundings: HolderSurroundings, _ heap: LiveHeap) -> RetainingPaths {
    var paths = RetainingPaths(
      roots: surroundings.roots, notes: surroundings.notes(heap), budget: budget)
    paths.scope = testScope.roots
    return paths
  }
}

/// The surroundings of a search for holders: where paths may begin, and what is known of the objects they meet.
@MainActor struct HolderSurroundings {
  /// Where paths begin, apart from statics and globals; the first is tried first.
  let roots: [NamedRoot]
  /// Living things that should be deallocated, one of which may be kept by another; worked out when it is asked.
  let leaks: () -> [NamedRoot]
  /// Readable names of the objects that a path meets, and whether each should be alive.
  let notes: (LiveHeap) -> ObjectNotes
}

/// Reads live objects without what every screen leads to: the simulation's own objects, empty collections.
struct SurroundingsReader: ForwardingReader {
  let base: LiveHeap
  /// The objects that are left out.
  private let hidden: Set<ObjectAddress>

  /// Reads on a heap, and leaves out these objects.
  init(heap: LiveHeap, without objects: [AnyObject]) {
    base = heap
    var nothing: [ObjectReference] = []
    heap.appendReferences(of: ObjectAddress(of: EmptyCollections.shared), to: &nothing)
    hidden = Set(objects.map { ObjectAddress(of: $0) } + nothing.map(\.target))
  }

  func appendReferences(of object: ObjectAddress, to references: inout [ObjectReference]) {
    let start = references.count
    base.appendReferences(of: object, to: &references)
    let shown = references[start...].filter { !hidden.contains($0.target) }
    references.replaceSubrange(start..., with: shown)
  }

  func weakReferences(of object: ObjectAddress) -> [WeakObjectReference] {
    base.weakReferences(of: object).filter { !hidden.contains($0.target) }
  }
}

/// Holds the storage that all empty collections share.
private final class EmptyCollections: Sendable {
  static let shared = EmptyCollections()
  private let array: [Int] = []
  private let dictionary: [Int: Int] = [:]
  private let set: Set<Int> = []
}

extension Timer: ObjectRoleProviding {
  package static var objectRole: ObjectRole {
    #if canImport(Darwin)
      .timer
    #else
      .keptTimer
    #endif
  }
}

/// Reports have the types of this module by their own names.
package enum ModuleVocabulary: VocabularyProviding {
  package static let vocabulary = Vocabulary()
}
