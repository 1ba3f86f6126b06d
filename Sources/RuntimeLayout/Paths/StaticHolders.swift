import ObjectGraph

/// The statics and globals of the loaded images that hold an object, found without registration.
///
/// Every word of the writable data that leads to a live object counts; the nearest data symbol names
/// it. A static that was never used holds nothing yet. Names are looked up only for the one that a path
/// begins at.
struct StaticHolders {
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

  /// A result with the name of the static that its path begins at.
  func named(_ result: RetainingPathResult, by symbols: SymbolNames) -> RetainingPathResult {
    guard case .path(var path, let count) = result, case .root(let name) = path.origin,
      let place = places[name]
    else { return result }
    path.origin = .root(symbols.dataName(at: place) ?? "a static without a symbol")
    return .path(path, visitedCount: count)
  }
}
