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

  /// Looks through the writable data of all images. Complexity: linear in its size, some nanoseconds a
  /// word.
  init(in heap: LiveHeap) {
    for segment in heap.symbols.writableSegments {
      for place in stride(from: segment.lowerBound, to: segment.upperBound, by: 8) {
        guard let word = UnsafeRawPointer(bitPattern: place)?.word(),
          word >= ReadingStep.leastObjectAddress, heap.program(at: word) != nil
        else { continue }
        let name = "word \(place)"
        places[name] = place
        roots.append(NamedRoot(name, ObjectAddress(word)))
      }
    }
  }

  /// The best path from a variable to an object, with the variable's name.
  mutating func bestPath(
    to target: ObjectAddress, by search: RetainingPathSearch<LiveHeap>
  ) -> RetainingPathResult {
    var search = search
    for _ in 0..<Self.rejectionLimit {
      search.roots = roots
      let result = search.bestPath(to: target)
      guard case .path(var path, let count) = result, case .root(let candidate) = path.origin,
        let place = places[candidate]
      else { return result }
      if let name = search.reader.symbols.variableName(at: place) {
        path.origin = .root(name)
        return .path(path, visitedCount: count)
      }
      roots.removeAll { $0.name == candidate }
    }
    return .none(visitedCount: 0)
  }

  /// How many variables hold an object themselves.
  func holderCount(of target: ObjectAddress, _ symbols: SymbolNames) -> Int {
    roots.count { root in
      root.object == target && places[root.name].flatMap(symbols.variableName) != nil
    }
  }
}
