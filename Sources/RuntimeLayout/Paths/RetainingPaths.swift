import ObjectGraph

/// Finds out who keeps objects of this process alive.
///
///     print(RetainingPaths.of(screen))
///
/// Works for any native object in any Swift program on x86-64 Linux, in debug and release builds.
/// The heap is read as it is, see `LiveHeap`; no reference is taken, and nothing is held afterwards.
///
/// Searched in this order, the first certain find is the answer: a path from a given root; a path from a
/// static or global of the program; a cycle through the object; a path from a static of a library. Without
/// one, the first of these with a probable reference in it is, or from a static that may be unowned;
/// then a static whose type is not known; then a path from another object that should be gone; then a
/// holder anywhere on the heap. What a
/// root reaches stays alive even when a cycle is broken, so cycles come after the roots that the program
/// has a hand in. A cycle of which every object's references all come from the cycle itself is the answer at
/// once: then no root leads to it.
///
/// What waits is found as far as it is objects. A task that waits is read by the frames of its functions, see
/// `LiveHeap`, with its closure and its task-local values. Blocks that Dispatch has yet to run, of sources,
/// of timers, of suspended queues, are found on the heap, though not which queue or source has them. An
/// operation in a queue, suspended or not, is told as one that waits, and a queue's specific value as such,
/// both without the queue's name. Not seen are what the frames of running functions hold, be they of tasks
/// or of threads, what only a library's waiting function holds, what a source in C keeps by a bare context pointer, and which run loop has a timer.
public struct RetainingPaths {
  /// Where paths begin, the preferred ones first.
  public var roots: [NamedRoot]
  /// Objects that no path passes through; it may end at one.
  public var stops: [ObjectAddress]
  /// Other objects that should be gone, each with its name: where nothing else is found, the target may
  /// merely be kept by one of them.
  public var leaks: [NamedRoot] = []
  /// Names and expectations for the objects of a path.
  public var notes: ObjectNotes
  /// Whether the statics and globals of the program and its libraries are searched. Which there are is
  /// found out once in a process, at the first search that comes to them.
  public var searchesStatics: Bool
  /// Whether all memory of the allocator is looked through: where there is nothing among the first two
  /// thousand objects, for words that are the object's address, since without any nothing holds it; and when
  /// nothing else was found, up to four times. Linear in its size.
  public var searchesHeap = true
  /// What each single search may spend.
  public var budget: PathSearchBudget

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

  /// Who keeps an object alive. The count of references includes the caller's own.
  public static func of(_ object: AnyObject, roots: [NamedRoot] = []) -> ObjectRetention {
    RetainingPaths(roots: roots).retention(of: ObjectAddress(of: object))
  }

  /// Who keeps the object at an address alive; for callers that hold no reference themselves.
  ///
  /// Never fails: where live objects cannot be read, the finding says why.
  public func retention(of target: ObjectAddress) -> ObjectRetention {
    do throws(RuntimeRefusal) {
      return retention(of: target, in: try LiveHeap())
    } catch {
      return ObjectRetention(.declined(error.description))
    }
  }

  /// Who keeps the object at an address alive, read by a reader that is used for its notes too.
  public func retention(of target: ObjectAddress, in heap: LiveHeap) -> ObjectRetention {
    // What is no object is not held; a look for such a number would meet it everywhere.
    if heap.program(at: target.rawValue) == nil {
      return ObjectRetention(.searched(.none(visitedCount: 0)))
    }
    var question = HolderQuestion(about: target, self, in: heap)
    return question.answer()
  }
}
