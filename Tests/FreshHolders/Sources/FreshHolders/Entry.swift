import LiveObjects

/// An object that is only watched.
@MainActor final class Watch {
  weak var object: AnyObject?
  let address: ObjectAddress

  init(_ object: AnyObject) {
    self.object = object
    address = ObjectAddress(of: object)
  }
}

/// One shape with its twin, and the expected report of a search.
@MainActor struct Entry {
  enum Report {
    case cycle, offCycle
    /// Words that the root's name has.
    case root(String)
  }

  /// Makes the objects, hands out the one in question, and drops them.
  typealias Maker = @MainActor (_ ask: (AnyObject) -> Void) async -> Watch

  let number: Int
  let title: String
  private let report: Report
  private let fields: [String]
  private let leak: Maker
  private let twin: Maker

  init(
    _ number: Int, _ title: String, _ report: Report, fields: [String], leak: @escaping Maker,
    twin: @escaping Maker
  ) {
    (self.number, self.title, self.report) = (number, title, report)
    (self.fields, self.leak, self.twin) = (fields, leak, twin)
  }

  /// The fault of the twin: it is not deallocated, or a holder is reported.
  func faultOfTwin() async -> String? {
    var retention: ObjectRetention?
    let watch = await twin { retention = RetainingPaths().retention(of: ObjectAddress(of: $0)) }
    await settle()
    if watch.object != nil { return "the twin is not deallocated" }
    // An object in the caller's local variable may hold the object in its turn.
    if let path = retention?.path,
      path.origin != .root("something unseen, such as a local variable")
    {
      return "of the twin a holder is reported:\n\(path)"
    }
    return nil
  }

  /// The answer of a search for the leak's holder, and its fault.
  func answer() async -> (retention: ObjectRetention?, fault: String?) {
    let watch = await leak { _ in }
    await settle()
    if watch.object == nil { return (nil, "the shape does not leak") }
    let retention = RetainingPaths().retention(of: watch.address)
    guard let path = retention.path else { return (retention, "no holder found") }
    return (retention, fault(of: path))
  }

  private func fault(of path: RetainingPath) -> String? {
    switch (report, path.origin) {
    case (.cycle, .cycle), (.offCycle, .elsewhere): break
    case (.root(let words), .root(let name)) where words.isEmpty || name.contains(words): break
    default: return "another origin"
    }
    var rest = Substring(path.steps.map(\.label).joined(separator: " "))
    for field in fields {
      guard let place = rest.firstRange(of: "." + field) else { return "no step .\(field)" }
      rest = rest[place.upperBound...]
    }
    return nil
  }

  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(2))
  }
}
