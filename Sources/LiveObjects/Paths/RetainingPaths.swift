import ObjectGraph
import SwiftRuntime

/// Finds what keeps objects of this process alive.
///
///     print(RetainingPaths.of(screen))
///
/// Works for any native object in any Swift program on Linux, in debug and release builds; the guide Platforms
/// says on which processors that was tried.
/// The heap is read as it is, see `LiveHeap`; no reference is taken, and nothing is held afterwards.
///
/// The searches have this order, and the first certain find is the answer: a path from a given root; a path from a
/// static or global of the program; a cycle through the object; a path from a static of a library. Without one, the
/// answer is the first of these with a probable reference, or from a static that may be unowned; then a static of
/// unknown type; then a path from another leaked object; then a holder anywhere on the heap.
///
/// An object that a root reaches stays alive even when a cycle is broken, so cycles come after the roots of the
/// program. A cycle is the answer at once if all references to its objects come from the cycle: then no root leads
/// to it.
///
/// A task that waits is read by the frames of its functions, see `LiveHeap`, with its closure and its task-local
/// values. Blocks that Dispatch has yet to run are found on the heap, but without their queue or source. An
/// operation in a queue is reported as one that waits, and a queue's specific value as such, both without the
/// queue's name.
///
/// Not found are references in the frames of running functions, of tasks and of threads; references that only a
/// library's waiting function holds; objects that a source in C keeps by a bare context pointer; and the run loop of
/// a timer.
public struct RetainingPaths {
  /// Where paths begin, the preferred ones first.
  public var roots: [NamedRoot]
  /// Objects that no path passes through; it may end at one.
  public var stops: [ObjectAddress]
  /// Objects of the caller's own, such as the running test. No path passes through them as long as another holder
  /// is found. Otherwise a path begins at one of them, or at an object that it holds, named with the reference:
  /// `this test, .coordinator`.
  public var scope: [NamedRoot] = []
  /// Other leaked objects, each with its name. If nothing else is found, one of them may hold the target.
  public var leaks: [NamedRoot] = []
  /// Names and expectations for the objects of a path.
  public var notes: ObjectNotes
  /// Whether the statics and globals of the program and its libraries are searched. They are listed once in a
  /// process, at the first search that needs them.
  public var searchesStatics: Bool
  /// Whether all memory of the allocator is searched for the object's address: once if the first two thousand
  /// objects have no holder, since an address that stands nowhere is held by nothing; and if nothing else is found,
  /// up to sixteen times more. Linear in the size of that memory.
  public var searchesHeap = true
  /// The budget of each single search.
  public var budget: PathSearchBudget

  /// The stops for searches that look for holders other than the scope.
  var stopsWithScope: [ObjectAddress] { stops + scope.map(\.object) }

  /// Prepares searches; without arguments, from every static and global and for cycles.
  public init(
    roots: [NamedRoot] = [], stops: [ObjectAddress] = [], notes: ObjectNotes = ObjectNotes(),
    searchesStatics: Bool = true, budget: PathSearchBudget = PathSearchBudget()
  ) {
    self.roots = roots
    self.stops = stops
    self.notes = notes
    self.searchesStatics = searchesStatics
    self.budget = budget
  }

  /// Finds what keeps an object alive. The count of references includes the caller's own.
  public static func of(_ object: AnyObject, roots: [NamedRoot] = []) -> ObjectRetention {
    if StackRoom.isTooSmall { return ObjectRetention(.declined(StackRoom.refusal)) }
    return RetainingPaths(roots: roots).retention(of: ObjectAddress(of: object))
  }

  /// Finds what keeps the object at an address alive; for callers that hold no reference themselves.
  ///
  /// Never fails: if live objects cannot be read, the answer says why.
  public func retention(of target: ObjectAddress) -> ObjectRetention {
    if StackRoom.isTooSmall { return ObjectRetention(.declined(StackRoom.refusal)) }
    return searchedRetention(of: target)
  }

  // Inlined, a search would take its stack before the check.
  @inline(never)
  private func searchedRetention(of target: ObjectAddress) -> ObjectRetention {
    do throws(RuntimeRefusal) {
      return retention(of: target, in: try LiveHeap())
    } catch {
      return ObjectRetention(.declined(error.description))
    }
  }

  /// Finds what keeps the object at an address alive, by a given reader.
  public func retention(of target: ObjectAddress, in heap: LiveHeap) -> ObjectRetention {
    // A number that is no object has no holder, and would be found everywhere.
    if heap.program(at: target.rawValue) == nil {
      return ObjectRetention(.searched(.none(visitedCount: 0)))
    }
    var question = HolderQuestion(about: target, self, in: heap)
    return question.answer()
  }
}
