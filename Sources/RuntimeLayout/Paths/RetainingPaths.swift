import ObjectGraph

/// Finds out who keeps objects of this process alive.
///
///     print(RetainingPaths.of(screen))
///
/// Works for any native object in any Swift program on x86-64 Linux, in debug and release builds.
/// The heap is read as it is, see `LiveHeap`; no reference is taken, and nothing is held afterwards.
///
/// Searched in this order, the first find is the answer: a path from a given root; a path from a static
/// or global of a loaded image; a cycle through the object; a holder anywhere on the heap. What a root
/// reaches stays alive even when a cycle is broken, so a cycle comes after the roots.
public struct RetainingPaths {
  /// Where paths begin, the preferred ones first.
  public var roots: [NamedRoot]
  /// Objects that no path passes through; it may end at one.
  public var stops: [ObjectAddress]
  /// Names and expectations for the objects of a path.
  public var notes: ObjectNotes
  /// Whether the writable data of the program and its libraries is searched for statics and globals
  /// that hold something. Costs about a millisecond per megabyte of data.
  public var searchesStatics: Bool
  /// What each single search may spend.
  public var budget: SearchBudget

  /// Prepares searches; without arguments, from every static and global and for cycles.
  public init(
    roots: [NamedRoot] = [], stops: [ObjectAddress] = [], notes: ObjectNotes = ObjectNotes(),
    searchesStatics: Bool = true, budget: SearchBudget = SearchBudget()
  ) {
    self.roots = roots
    self.stops = stops
    self.notes = notes
    self.searchesStatics = searchesStatics
    self.budget = budget
  }

  /// Who keeps an object alive. The count of references includes the caller's own.
  public static func of(_ object: AnyObject, roots: [NamedRoot] = []) -> Retention {
    RetainingPaths(roots: roots).retention(of: ObjectAddress(of: object))
  }

  /// Who keeps the object at an address alive; for callers that hold no reference themselves.
  ///
  /// Never fails: where live objects cannot be read, the finding says why.
  public func retention(of target: ObjectAddress) -> Retention {
    do throws(RuntimeRefusal) {
      return retention(of: target, in: try LiveHeap())
    } catch {
      return Retention(.declined(error.description))
    }
  }

  private func retention(of target: ObjectAddress, in heap: LiveHeap) -> Retention {
    var search = RetainingPathSearch(heap, roots: roots, stops: stops, notes: notes, budget: budget)
    let fromRoots = search.bestPath(to: target)
    if fromRoots.path != nil {
      return Retention(.searched(fromRoots), explained: explanation(of: target, roots, heap))
    }
    var statics = StaticHolders()
    if searchesStatics {
      statics = StaticHolders(in: heap)
      search.roots = statics.roots
      let fromStatics = statics.named(search.bestPath(to: target), by: heap.symbols)
      if fromStatics.path != nil {
        return Retention(
          .searched(fromStatics), explained: explanation(of: target, roots, heap, statics))
      }
    }
    var result = search.bestCycle(through: target)
    var origins = roots
    if result.path == nil {
      result = worse(fromRoots, result)
      let unseen = UnseenHolders(in: heap)?.origin(of: target, stops: stops, budget: budget)
      if let unseen {
        search.roots = [unseen]
        result = search.bestPath(to: target)
        origins.append(unseen)
      }
    }
    return Retention(
      .searched(result), explained: explanation(of: target, origins, heap, statics))
  }

  /// Of two searches without a find, the one that did not come to its end.
  private func worse(_ one: RetainingPathResult, _ other: RetainingPathResult)
    -> RetainingPathResult
  {
    if case .cut = one { return one }
    return other
  }

  private func explanation(
    of target: ObjectAddress, _ roots: [NamedRoot], _ heap: LiveHeap,
    _ statics: StaticHolders = StaticHolders()
  ) -> ExplainedReferences? {
    guard let pointer = UnsafeRawPointer(target), let count = ReferenceCount.strong(at: pointer)
    else { return nil }
    var explained = ExplainedReferences(
      of: target, retainCount: count, from: (roots + statics.roots).map(\.object), reader: heap,
      budget: SearchBudget(objectLimit: 20_000))
    explained.strongCount += statics.roots.count { $0.object == target }
    return explained
  }
}
