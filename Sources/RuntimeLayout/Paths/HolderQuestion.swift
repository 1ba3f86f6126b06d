import ObjectGraph

/// One question for who holds an object, in the order that `RetainingPaths` tells.
///
/// Asked with few objects first: most answers are near. Where those do not suffice, a look for the object's
/// address in all memory is faster than a walk over everything, and often there is none.
struct HolderQuestion {
  /// How many objects are met before the memory is looked through.
  private static let fewObjects = 2_000
  /// How many are met to count the references to an object.
  private static let countedObjects = 20_000

  private let paths: RetainingPaths
  private let target: ObjectAddress
  private let heap: LiveHeap
  private lazy var memory = HeapMemory(heap.test.process)
  private var search: RetainingPathSearch<LiveHeap>
  private var programStatics: StaticHolders?
  private var libraryStatics: StaticHolders?
  /// Those through which a search went, without what was found to hold nothing.
  private var searchedStatics: [StaticHolders] = []

  init(about target: ObjectAddress, _ paths: RetainingPaths, in heap: LiveHeap) {
    (self.target, self.paths, self.heap) = (target, paths, heap)
    search = RetainingPathSearch(
      heap, roots: paths.roots, stops: paths.stops, notes: paths.notes, budget: paths.budget)
  }

  mutating func answer() -> ObjectRetention {
    if paths.searchesHeap, paths.budget.objectLimit > Self.fewObjects {
      search.budget.objectLimit = Self.fewObjects
      let circle = search.circle(through: target)
      if let answer = closedAnswer(circle) { return answer }
      if let result = knownHolder(circle, endsAtCut: true) { return answer(result) }
      if heap.unreadObjects.isEmpty, let memory,
        Mentions(in: heap, memory).areWithin(circle, roots: paths.roots, leaks: paths.leaks)
      {
        return answerWithin(circle)
      }
      search.budget = paths.budget
      searchedStatics = []
    }
    let circle = search.circle(through: target)
    if let answer = closedAnswer(circle) { return answer }
    let result = knownHolder(circle, endsAtCut: false)
    return answer(result ?? circle.result)
  }

  /// A cycle that nothing else holds.
  private func closedAnswer(_ circle: Circle) -> ObjectRetention? {
    // What lies among an image's data is never freed, whatever its count says.
    func count(_ object: ObjectAddress) -> Int? {
      heap.test.isInHeap(object.rawValue) ? heap.strongCount(of: object) : nil
    }
    guard circle.result.path?.isCertain == true, search.isClosed(circle, retainCount: count),
      let all = count(target)
    else { return nil }
    return ObjectRetention(
      .searched(circle.result), explained: ExplainedReferences(strongCount: all, retainCount: all))
  }

  /// The answer where only the objects of a circle refer to each other and nothing else refers to them.
  private func answerWithin(_ circle: Circle) -> ObjectRetention {
    let result =
      circle.members.isEmpty ? .none(visitedCount: circle.met.count) : circle.result
    let explained = heap.strongCount(of: target).map {
      ExplainedReferences(
        of: target, retainCount: $0, from: [],
        reader: NarrowReader(heap, seeing: Set(circle.members)), budget: paths.budget)
    }
    return ObjectRetention(.searched(result), explained: explained)
  }

  /// The best path from what is known to be alive, or cycle; nil where the budget ended the search for one, if
  /// that matters.
  private mutating func knownHolder(_ circle: Circle, endsAtCut: Bool) -> RetainingPathResult? {
    var result = RetainingPathResult.none(visitedCount: 0)
    for step in Step.allCases where result.path?.isCertain != true {
      guard step != .untypedStatics || result.path == nil, let next = take(step, circle) else {
        continue
      }
      if endsAtCut, case .cut = next { return nil }
      result = result.or(next)
    }
    return result
  }

  private enum Step: CaseIterable {
    case roots, programStatics, cycle, libraryStatics, untypedStatics
  }

  private mutating func take(_ step: Step, _ circle: Circle) -> RetainingPathResult? {
    if step == .roots { return search.bestPath(to: target) }
    if step == .cycle { return circle.result }
    if !paths.searchesStatics { return nil }
    var holders = statics(step)
    let result = holders.bestPath(to: target, by: search)
    if step != .untypedStatics { searchedStatics.append(holders) }
    return result
  }

  /// The statics of a step, each read once.
  private mutating func statics(_ step: Step) -> StaticHolders {
    switch step {
    case .programStatics:
      let holders = programStatics ?? StaticHolders(in: heap)
      programStatics = holders
      return holders
    case .libraryStatics:
      let holders = libraryStatics ?? StaticHolders(in: heap, ofLibraries: true)
      libraryStatics = holders
      return holders
    default: return StaticHolders(in: heap, areTyped: false)
    }
  }

  /// The answer with what was found, or what else on the heap holds the object.
  private mutating func answer(_ known: RetainingPathResult) -> ObjectRetention {
    var (result, origins) = (known, paths.roots)
    if result.path == nil {
      search.roots = paths.leaks.filter { $0.object != target }
      result = result.or(search.bestPath(to: target).beginningElsewhere())
      origins += paths.leaks
    }
    var unread = UnreadMemory(objectCount: 0, byteCount: 0)
    if result.path == nil, paths.searchesHeap, let memory {
      var holders = UnseenHolders(in: heap, memory)
      if let unseen = holders.origin(of: target, stops: paths.stops, budget: paths.budget) {
        // The way is known but for its words, so nothing else has to be looked at.
        let found = RetainingPathSearch(
          NarrowReader(heap, seeing: unseen.objects), roots: [unseen.root], stops: paths.stops,
          notes: paths.notes, budget: paths.budget
        ).bestPath(to: target)
        result = result.or(unseen.isRoot ? found : found.beginningElsewhere())
        origins.append(unseen.root)
      }
      unread.byteCount = memory.unreadByteCount
    }
    let explained = explanation(of: result.path, origins, isAllMet: known.isAllMet)
    unread.objectCount = heap.unreadObjects.count
    return ObjectRetention(
      .searched(result), explained: explained, unread: unread.isEmpty ? nil : unread)
  }

  /// How many of the references were found.
  ///
  /// - Parameter isAllMet: Whether all that roots and statics reach was met, without the object.
  private func explanation(
    of path: RetainingPath?, _ origins: [NamedRoot], isAllMet: Bool
  ) -> ExplainedReferences? {
    guard let count = heap.strongCount(of: target) else { return nil }
    // The path's last reference is all there is.
    if count == 1, path?.isCertain == true {
      return ExplainedReferences(strongCount: 1, retainCount: 1)
    }
    // No object that was met holds the target, unless it is one that paths must not go through.
    let isFruitless = isAllMet && paths.stops.isEmpty
    if isFruitless, path == nil { return ExplainedReferences(strongCount: 0, retainCount: count) }
    let starts =
      isFruitless
      ? Array(origins.dropFirst(paths.roots.count)) : origins + searchedStatics.flatMap(\.roots)
    var explained = ExplainedReferences(
      of: target, retainCount: count, from: starts.map(\.object), reader: heap,
      budget: PathSearchBudget(objectLimit: Self.countedObjects))
    for holders in searchedStatics {
      explained.strongCount += holders.holderCount(of: target, in: heap)
    }
    return explained
  }
}

extension RetainingPath {
  /// Whether every reference in it is one for certain.
  fileprivate var isCertain: Bool {
    referenceCount(.probable) == 0 && !StaticHolders.isGuessed(origin)
  }
}

extension RetainingPathResult {
  /// Whether everything was looked at, and nothing found.
  fileprivate var isAllMet: Bool {
    if case .none = self { true } else { false }
  }

  /// The later of two results, unless the earlier one found something that the later is not more certain
  /// of; or the later found nothing, and the earlier one did not come to its end or looked at more.
  fileprivate func or(_ later: RetainingPathResult) -> RetainingPathResult {
    if path != nil, later.path?.isCertain != true { return self }
    return switch (self, later) {
    case (.cut, .none): self
    case (.none(let one), .none(let other)): .none(visitedCount: max(one, other))
    default: later
    }
  }

  /// The result with a path from a root told as one whose root is kept by something else.
  fileprivate func beginningElsewhere() -> RetainingPathResult {
    guard case .path(var path, let count) = self, case .root(let name) = path.origin else {
      return self
    }
    path.origin = .elsewhere(name)
    return .path(path, visitedCount: count)
  }
}
