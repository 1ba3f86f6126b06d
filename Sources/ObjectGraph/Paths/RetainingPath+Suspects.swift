extension RetainingPath {
  /// The steps one of which is the mistake: from the last object expected alive to the first
  /// expected gone.
  ///
  /// - The object of a root is taken to be expected alive unless the caller said otherwise.
  /// - Where an object expected alive follows one expected gone, the later one is believed: what
  ///   holds something in use is in use.
  /// - Without an object expected gone nothing is suspect.
  /// - On a path that begins elsewhere nothing is suspect.
  /// - In a cycle every step is suspect, unless its object is expected alive.
  public var suspects: Range<Int> {
    if case .elsewhere = origin { return 0..<0 }
    if origin == .cycle { return start.expectation == .expectedAlive ? 0..<0 : steps.indices }
    let expectations = expectationsFromStart
    let first = expectations.lastIndex(of: .expectedAlive) ?? 0
    guard let gone = expectations[first...].firstIndex(of: .expectedGone) else { return 0..<0 }
    return first..<gone
  }

  /// The root of what a task holds that nothing has run so far.
  package static let unbegunTask = "a task that has yet to begin"

  /// Whether it begins at such a task, which may release its object as soon as it has its turn.
  package var beginsAtUnbegunTask: Bool { origin == .root(Self.unbegunTask) }

  /// Whether the mistake is that the root itself holds its object.
  public var suspectsRoot: Bool {
    guard case .root = origin else { return false }
    return start.expectation == .expectedGone
      && !expectationsFromStart.contains(.expectedAlive)
  }

  /// The line to show: the first of these that is in a file below the working directory. That of the root if it is
  /// suspect, of the step that the repair changes, of a closure or task of the program among the objects of suspect
  /// steps, of a property in them, of the root.
  package var suspectLine: SourceLine? {
    let mended = mending?.steps.last.flatMap(line)
    let holders = suspects.isEmpty && suspectsRoot ? [start] : suspects.map(holder)
    let targets = suspects.last.map { [steps[$0].target] } ?? []
    let nodes = (holders + targets).filter { $0.library == nil }.map(\.line)
    let root = suspectsRoot ? rootSource : nil
    let lines = [root, mended] + nodes + suspects.map { steps[$0].source } + [rootSource]
    return lines.lazy.compactMap(\.self).first { $0.path != nil }
  }

  /// The lines of the suspect steps, of all steps if none is suspect, each line once: the root's first, then those of
  /// properties, closures and waits, with the labels of their references.
  package var lines: [(label: String, line: SourceLine)] {
    var lines: [(label: String, line: SourceLine)] = []
    if case .root(let name) = origin, let line = rootSource { lines.append((name, line)) }
    for position in suspects.isEmpty ? steps.indices : suspects {
      guard let line = line(ofStep: position), !lines.contains(where: { $0.line == line }) else {
        continue
      }
      lines.append((steps[position].label, line))
    }
    return lines
  }

  private var expectationsFromStart: [LifeExpectation] {
    let first = start.expectation == .unknown ? .expectedAlive : start.expectation
    return [first] + steps.map(\.target.expectation)
  }
}
