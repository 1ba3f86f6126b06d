/// Turns the links of a finished walk into a path with words: the only place that asks for words.
struct PathAssembly<Reader: ReferenceReader> {
  /// A longer path is told by as many references at its beginning and at its end as half of this.
  static var hopLimit: Int { 40 }

  /// One reference of a path, or the many between two objects of a path that is too long.
  private struct Hop {
    let holder: ObjectAddress
    let target: ObjectAddress
    let ordinal: UInt32
    var omittedCount = 0
    var isGuess = false
  }

  let reader: Reader
  let notes: ObjectNotes
  let walk: RankedWalk

  /// The path from a root to the object with a number.
  func path(to number: Int, from roots: [NamedRoot]) -> RetainingPath {
    let (root, hops) = trail(to: number)
    let name = roots[Int(walk.link(of: root).ordinal)].name
    return path(origin: .root(name), start: walk.visited[root], hops)
  }

  /// The cycle that ends with a reference back to the walk's start.
  func cycle(closedBy closing: (holder: Int, ordinal: UInt32)) -> RetainingPath {
    let (root, hops) = trail(to: closing.holder)
    let start = walk.visited[root]
    let last = Hop(holder: walk.visited[closing.holder], target: start, ordinal: closing.ordinal)
    return path(origin: .cycle, start: start, hops + [last])
  }

  /// The start a number was reached from, and the hops in between, at most `hopLimit` and one.
  private func trail(to number: Int) -> (root: Int, hops: [Hop]) {
    let length = walk.link(of: number).length
    let kept = Self.hopLimit / 2
    let omitted = length > Self.hopLimit ? kept..<(length - kept) : 0..<0
    var hops: [Hop] = []
    var isGuess = false
    var (current, gapEnd) = (number, number)
    while walk.link(of: current).parent != WalkLink.noParent {
      let link = walk.link(of: current)
      let parent = Int(link.parent)
      if omitted.contains(link.length - 1) {
        if link.length == omitted.upperBound { gapEnd = current }
        isGuess = isGuess || link.isGuess
        if link.length - 1 == omitted.lowerBound {
          hops.append(
            Hop(
              holder: walk.visited[parent], target: walk.visited[gapEnd], ordinal: 0,
              omittedCount: omitted.count, isGuess: isGuess))
        }
      } else {
        hops.append(
          Hop(
            holder: walk.visited[parent], target: walk.visited[current], ordinal: link.ordinal))
      }
      current = parent
    }
    return (current, hops.reversed())
  }

  private func path(
    origin: RetainingPath.Origin, start: ObjectAddress, _ hops: [Hop]
  ) -> RetainingPath {
    var steps: [RetainingPath.Step] = []
    for (position, hop) in hops.enumerated() {
      var newSteps = self.steps(for: hop)
      let joinsInside =
        position > 0 && hop.omittedCount == 0 && hops[position - 1].omittedCount == 0
        && steps.last.map { $0.target.kind == .storage || $0.target.kind == .box } == true
      if joinsInside, let outer = steps.popLast() {
        newSteps[0] = outer.joined(with: newSteps[0])
      }
      steps += newSteps
    }
    return RetainingPath(origin: origin, start: node(for: start), steps: steps)
  }

  /// One step, or two when a closure without a context of its own stands between.
  private func steps(for hop: Hop) -> [RetainingPath.Step] {
    if hop.omittedCount > 0 {
      return [
        RetainingPath.Step(
          label: "… \(hop.omittedCount.grouped) more …",
          strength: hop.isGuess ? .probable : .strong, target: node(for: hop.target),
          omittedCount: hop.omittedCount)
      ]
    }
    let reference = reference(for: hop)
    // In this order: a reader learns a closure's name from the reference that leads to it.
    let label = reader.label(of: reference, from: hop.holder)
    let closure = reader.boundClosure(of: reference, from: hop.holder)
    let target = node(for: hop.target)
    var step = RetainingPath.Step(
      label: label, strength: reference.strength, target: target,
      isForeign: reader.isForeign(reference, from: hop.holder))
    guard let closure else { return [step] }
    step.target = RetainingPath.Node(name: closure.name, kind: .closure)
    return [
      step,
      RetainingPath.Step(label: closure.capture, strength: reference.strength, target: target),
    ]
  }

  private func reference(for hop: Hop) -> ObjectReference {
    var references: [ObjectReference] = []
    reader.appendReferences(of: hop.holder, to: &references)
    // A live heap may have changed since the walk; what is gone was there, but is no longer
    // certain.
    return references.first { $0.ordinal == hop.ordinal && $0.target == hop.target }
      ?? ObjectReference(target: hop.target, ordinal: hop.ordinal, strength: .probable)
  }

  private func node(for object: ObjectAddress) -> RetainingPath.Node {
    let description = reader.describe(object)
    var node = RetainingPath.Node(
      name: notes.name(object) ?? description.name, typeName: description.name,
      kind: description.kind, expectation: notes.expectation(object))
    node.role = description.role
    return node
  }
}

extension RetainingPath.Step {
  /// This step into a collection or a box, made one with the step from its inside to what it holds.
  fileprivate func joined(with inner: RetainingPath.Step) -> RetainingPath.Step {
    RetainingPath.Step(
      label: label.joinedLabel(with: inner.label),
      strength: inner.strength == .probable ? .probable : strength, target: inner.target,
      isForeign: isForeign)
  }
}
