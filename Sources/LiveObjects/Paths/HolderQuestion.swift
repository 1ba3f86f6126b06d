import ObjectGraph
import SwiftRuntime

/// One search for the holder of an object, in the order that `RetainingPaths` documents.
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
  /// Nil where the stacks of threads are not known: a word that was left on one would be told as a holder.
  private lazy var memory =
    ThreadStacks.known.flatMap { _ in HeapMemory(heap.test.process, budget: paths.budget) }
  private var search: RetainingPathSearch<LiveHeap>
  private var programStatics: StaticHolders?
  private var libraryStatics: StaticHolders?
  /// The statics that were searched, without those that were found to hold nothing.
  private var searchedStatics: [StaticHolders] = []
  /// The cut of a search, while others go on; of several, the one that had come furthest.
  private var cut: PathSearchCut?

  init(about target: ObjectAddress, _ paths: RetainingPaths, in heap: LiveHeap) {
    (self.target, self.paths, self.heap) = (target, paths, heap)
    search = RetainingPathSearch(
      heap, roots: paths.roots, stops: paths.stopsWithScope, notes: paths.notes,
      budget: paths.budget)
  }

  mutating func answer() -> ObjectRetention {
    if paths.searchesHeap, paths.budget.objectLimit > Self.fewObjects {
      search.budget.objectLimit = Self.fewObjects
      let cycle = search.findCycle(through: target)
      if let answer = closedAnswer(cycle) { return answer }
      if let result = knownHolder(cycle, endsAtCut: true) { return answer(result) }
      // The next search goes further than this one, so its cuts count.
      cut = nil
      if heap.unreadObjects.isEmpty, let memory,
        Mentions(in: heap, memory).areWithin(cycle, roots: paths.roots, leaks: paths.leaks)
      {
        return answerWithin(cycle)
      }
      search.budget = paths.budget
      searchedStatics = []
    }
    let cycle = search.findCycle(through: target)
    if let answer = closedAnswer(cycle) { return answer }
    let result = knownHolder(cycle, endsAtCut: false)
    return answer(result ?? cycle.result)
  }

  /// A cycle that nothing else holds.
  private func closedAnswer(_ cycle: FoundCycle) -> ObjectRetention? {
    // What lies among an image's data is never freed, whatever its count says.
    func count(_ object: ObjectAddress) -> Int? {
      heap.test.isInHeap(object.rawValue) ? heap.strongCount(of: object) : nil
    }
    guard cycle.result.path?.isCertain == true, search.isClosed(cycle, retainCount: count),
      let all = count(target)
    else { return nil }
    return ObjectRetention(
      .searched(cycle.result), explained: ExplainedReferences(strongCount: all, retainCount: all))
  }

  /// The answer where only the objects of a cycle refer to each other and nothing else refers to them.
  private func answerWithin(_ cycle: FoundCycle) -> ObjectRetention {
    let result =
      cycle.members.isEmpty ? .none(visitedCount: cycle.met.count) : cycle.result
    let explained = heap.strongCount(of: target).map {
      ExplainedReferences(
        of: target, retainCount: $0, from: [],
        reader: NarrowReader(heap, seeing: Set(cycle.members)), budget: paths.budget)
    }
    return ObjectRetention(.searched(result), explained: explained)
  }

  /// The best path from what is known to be alive, or cycle; nil where the budget ended the search for one, if
  /// that matters.
  private mutating func knownHolder(_ cycle: FoundCycle, endsAtCut: Bool) -> RetainingPathResult? {
    var result = RetainingPathResult.none(visitedCount: 0)
    for step in Step.allCases where result.path?.isCertain != true {
      guard step != .untypedStatics || result.path == nil, let next = take(step, cycle) else {
        continue
      }
      if case .cut = next, endsAtCut { return nil }
      result = result.or(noted(next))
    }
    return result
  }

  /// Returns the result and remembers its cut.
  private mutating func noted(_ result: RetainingPathResult) -> RetainingPathResult {
    if case .cut(let cut) = result { note(cut) }
    return result
  }

  /// Remembers a cut, unless an earlier search had come further.
  private mutating func note(_ cut: PathSearchCut) {
    if self.cut.map({ $0.visitedCount < cut.visitedCount }) ?? true { self.cut = cut }
  }

  private enum Step: CaseIterable {
    case roots, programStatics, cycle, libraryStatics, untypedStatics
  }

  private mutating func take(_ step: Step, _ cycle: FoundCycle) -> RetainingPathResult? {
    if step == .roots { return search.bestPath(to: target) }
    if step == .cycle { return cycle.result }
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
      result = result.or(noted(search.bestPath(to: target)).beginningElsewhere())
      origins += paths.leaks
    }
    // A certain path from the scope is better than a probable one from elsewhere.
    if result.path?.isCertain != true, !paths.scope.isEmpty {
      search.roots = paths.scope
      search.stops = paths.stops
      result = result.or(noted(search.bestPath(to: target)).beginningInScope())
      origins += paths.scope
    }
    var unread = UnreadMemory(objectCount: 0, byteCount: 0)
    if result.path == nil, paths.searchesHeap, let memory {
      memory.begin(with: paths.budget)
      var holders = UnseenHolders(in: heap, memory)
      if let unseen = holders.origin(
        of: target, stops: paths.stopsWithScope, budget: paths.budget)
      {
        // The way is known but for its words, so nothing else has to be looked at.
        let found = RetainingPathSearch(
          NarrowReader(heap, seeing: unseen.objects), roots: [unseen.root],
          stops: paths.stopsWithScope,
          notes: paths.notes, budget: paths.budget
        ).bestPath(to: target)
        result = result.or(unseen.isRoot ? found : found.beginningElsewhere())
        origins.append(unseen.root)
      }
      if let cut = holders.cut { note(cut) }
      if let reason = memory.cutReason {
        var cut =
          self.cut
          ?? PathSearchCut(
            reason: reason, visitedCount: result.visitedCount, unopenedCount: 0,
            searchedBelow: RetainingPathCost())
        cut.unsearchedByteCount = memory.unsearchedByteCount
        self.cut = cut
        result = result.or(.cut(cut))
      }
      unread.byteCount = memory.unreadByteCount
    }
    let explained = explanation(of: result.path, origins, isAllMet: known.isAllMet)
    (unread.objectCount, unread.references) = (heap.unreadObjects.count, unreadReferences())
    if result.path == nil, paths.searchesHeap { unread.parts = UnknownPart.words }
    return ObjectRetention(
      .searched(result), explained: explained, cut: result.path == nil ? nil : cut,
      unread: unread.isEmpty ? nil : unread)
  }

  /// Words for the references to the first three objects that could not be read; nil if none is found.
  private func unreadReferences() -> [String]? {
    var search = search
    let target = NamedRoot("the object itself", target)
    search.roots = paths.roots + [target] + searchedStatics.flatMap(\.roots)
    search.budget = countingBudget
    let words = heap.unreadObjects.sorted().prefix(3).compactMap { object in
      search.bestPath(to: object).path.flatMap { path in
        path.steps.last.map { step in
          let holder = path.steps.dropLast().last?.target.name ?? path.start.name
          return holder + (step.label.hasPrefix(".") ? "" : " ") + step.label
        }
      }
    }
    return words.isEmpty ? nil : words.sorted()
  }

  /// The budget for facts beside the holder, such as the count of references.
  private var countingBudget: PathSearchBudget {
    var budget = paths.budget
    budget.objectLimit = min(budget.objectLimit, Self.countedObjects)
    return budget
  }

  /// How many of the references were found.
  ///
  /// - Parameter isAllMet: Whether all that roots and statics reach was met, without the object.
  private func explanation(
    of path: RetainingPath?, _ origins: [NamedRoot], isAllMet: Bool
  ) -> ExplainedReferences? {
    guard let count = heap.strongCount(of: target) else { return nil }
    // The path's last reference is the only one, however certain the way to its holder is.
    if count == 1, path?.lastStrength == .strong {
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
      budget: countingBudget)
    for holders in searchedStatics {
      explained.strongCount += holders.holderCount(of: target, in: heap)
    }
    return explained.including(path?.lastStrength)
  }
}

extension RetainingPath {
  /// The strength of the reference to the target: the last one of the path, or the root's.
  fileprivate var lastStrength: ReferenceStrength? {
    if case .elsewhere = origin, steps.isEmpty { return nil }
    return steps.last?.strength ?? rootStrength ?? .strong
  }

  /// Whether every reference in it is one for certain.
  fileprivate var isCertain: Bool {
    referenceCount(.probable) == 0 && rootStrength != .probable
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

  /// The number of objects met.
  fileprivate var visitedCount: Int {
    switch self {
    case .path(_, let count), .cycle(_, let count), .none(let count): count
    case .cut(let cut): cut.visitedCount
    }
  }

  /// The result with a path that begins at an object that the scope holds: the scope is meant to hold it.
  fileprivate func beginningInScope() -> RetainingPathResult {
    guard case .path(var path, let count) = self, case .root(let name) = path.origin,
      path.steps.count > 1, let first = path.steps.first, first.omittedCount == 0
    else { return self }
    path.origin = .root("\(name), \(first.label)")
    path.start = first.target
    path.steps.removeFirst()
    return .path(path, visitedCount: count)
  }

  /// The result with a path that begins at an object which something else keeps.
  fileprivate func beginningElsewhere() -> RetainingPathResult {
    guard case .path(var path, let count) = self, case .root(let name) = path.origin else {
      return self
    }
    path.origin = .elsewhere(name)
    return .path(path, visitedCount: count)
  }
}
