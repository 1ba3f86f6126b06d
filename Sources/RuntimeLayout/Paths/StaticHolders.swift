import ObjectGraph

/// The statics and globals of the loaded images that hold an object, found without registration.
///
/// Every word of the writable data that leads to a live object is a candidate; of those that turn out to
/// matter, only the ones within a Swift variable count, for libraries in C leave addresses in their data
/// that keep nothing alive. A static that was never used holds nothing yet.
struct StaticHolders {
  /// How many candidates that are no variable may come first.
  private static let rejectionLimit = 16

  private(set) var roots: [NamedRoot] = []
  private var places: [String: UInt] = [:]

  /// None.
  init() {}

  /// Looks through the writable data of the program or of the libraries it uses. Complexity: linear in its
  /// size.
  init(in heap: LiveHeap, ofLibraries wantsLibraries: Bool = false) {
    let segments = heap.symbols.writableSegments(ofLibraries: wantsLibraries)
    // Most words lead into the image's own code: told apart first, because the heap has many parts.
    let image = heap.test.images.first { $0.writableSegments.contains { segments.contains($0) } }
    let first = image?.segments.map(\.lowerBound).min() ?? 0
    let last = image?.segments.map(\.upperBound).max() ?? 0
    for segment in segments
    where heap.isReadable(segment.lowerBound, count: UInt(segment.count)) {
      var place = segment.lowerBound
      while let pointer = UnsafeRawPointer(bitPattern: place), place < segment.upperBound {
        let word = pointer.word()
        defer { place += 8 }
        // A count has to be written, so objects are on the heap or in writable data, like the statics.
        guard word >= ReadingStep.leastObjectAddress, word < 1 << 47, word & 7 == 0,
          word >= first && word < last
            ? segments.contains(where: { $0.contains(word) })
            : heap.test.isInHeap(word) || segments.contains(where: { $0.contains(word) }),
          heap.program(at: word) != nil
        else { continue }
        let name = "word \(place)"
        places[name] = place
        heap.noteClosure(ObjectAddress(word), at: place)
        roots.append(NamedRoot(name, ObjectAddress(word)))
      }
    }
  }

  /// Every candidate with the place where it was found, in the order of the places.
  var candidates: [(place: UInt, object: ObjectAddress)] {
    roots.compactMap { root in places[root.name].map { ($0, root.object) } }
  }

  /// The best path from a variable to an object, with the variable's name.
  mutating func bestPath(
    to target: ObjectAddress, by search: RetainingPathSearch<LiveHeap>
  ) -> RetainingPathResult {
    var search = search
    for _ in 0..<Self.rejectionLimit {
      search.roots = roots
      let result = search.bestPath(to: target)
      guard case .path(let path, let count) = result, case .root(let candidate) = path.origin,
        let place = places[candidate]
      else { return result }
      if let name = search.reader.symbols.variableName(at: place) {
        return .path(named(path, name, at: place, by: search.reader), visitedCount: count)
      }
      roots.removeAll { $0.name == candidate }
    }
    return .none(visitedCount: 0)
  }

  /// A path with words for the variable it begins at, as the source has them: what lies in a collection or
  /// a box has its label, and a closure without a context of its own is named.
  private func named(
    _ path: RetainingPath, _ name: String, at place: UInt, by heap: LiveHeap
  ) -> RetainingPath {
    var path = path
    var words = name
    while path.start.kind == .storage || path.start.kind == .box, let first = path.steps.first,
      first.strength == .strong, first.omittedCount == 0
    {
      words = words.joinedLabel(with: first.label)
      path.start = first.target
      path.steps.removeFirst()
    }
    path.origin = .root(words)
    if let closure = heap.boundClosure(at: place) {
      path.steps.insert(RetainingPath.Step(label: closure.capture, target: path.start), at: 0)
      path.start = RetainingPath.Node(name: closure.name, kind: .closure)
    }
    return path
  }

  /// How many variables hold an object themselves.
  func holderCount(of target: ObjectAddress, _ symbols: SymbolNames) -> Int {
    roots.count { root in
      root.object == target && places[root.name].flatMap(symbols.variableName) != nil
    }
  }
}
