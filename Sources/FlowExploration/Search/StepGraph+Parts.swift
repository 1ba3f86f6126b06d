/// Parts that are handed over from a graph, and taken in from others.
extension StepGraph {
  func key(of node: Node) -> FlowPart.Key {
    FlowPart.Key(fingerprint: visible(node).fingerprint, unseen: unseen(node))
  }

  /// The states in an order that is the same in every process that knows the same, and in which those stand together
  /// that are reached by the same steps: the tree of the shortest ways, branch after branch.
  func branches() -> [Node] {
    var children: [[Node]] = Array(repeating: [], count: count)
    var isMet = Array(repeating: false, count: count)
    var order = [0]
    isMet[0] = true
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      for offer in offers(of: node).indices {
        guard let end = target(of: Step(from: node, offer: offer)), !isMet[end] else { continue }
        isMet[end] = true
        children[node].append(end)
        order.append(end)
      }
    }
    var (branches, waiting): ([Node], [Node]) = ([], [0])
    while let node = waiting.popLast() {
      branches.append(node)
      waiting += children[node].reversed()
    }
    return branches
  }

  /// The steps that were noted since the part before, by the states in which they were tried.
  func takeTried() -> [FlowPart.Tried] {
    var tried: [FlowPart.Tried] = []
    var places: [Node: Int] = [:]
    var met: Set<Step> = []
    for step in takeFresh() where met.insert(step).inserted {
      let place = places[step.from] ?? tried.count
      if place == tried.count {
        places[step.from] = place
        tried.append(FlowPart.Tried(key: key(of: step.from)))
      }
      let end = target(of: step).map { visible($0).fingerprint }
      tried[place].steps.append(FlowPart.Step(offer: step.offer, end: end))
    }
    return tried
  }

  /// Takes in what all members of a team have tried, in such a way that all come to the same: what led somewhere counts
  /// more than what was left out, and where two disagree, the first one counts.
  ///
  /// - Throws: `FlowMergeFailure` for what does not fit.
  func absorb(_ parts: [FlowPart]) throws {
    for part in parts.reversed() {
      let looks = Dictionary(
        part.looks.map { ($0.fingerprint, $0) }, uniquingKeysWith: { one, _ in one })
      for tried in part.tried {
        guard let from = index(of: tried.key) else { throw FlowPart.misfit }
        for step in tried.steps {
          guard visible(from).offers.indices.contains(step.offer) else { throw FlowPart.misfit }
          if let end = step.end { try note(Step(from: from, offer: step.offer), to: end, looks) }
        }
      }
    }
    for tried in parts.flatMap(\.tried) {
      guard let from = index(of: tried.key) else { continue }
      for step in tried.steps where step.end == nil {
        let step = Step(from: from, offer: step.offer)
        if target(of: step) == nil { leaveOut(step) }
      }
    }
    for walk in parts.flatMap(\.walks) { noteFollowers(in: walk) }
    _ = takeFresh()
  }

  /// Notes which steps a walk took in a row.
  private func noteFollowers(in walk: [Int]) {
    var latest: Step?
    for offer in walk {
      guard let node = latest.map(target) ?? 0, offers(of: node).indices.contains(offer) else {
        return
      }
      if let latest { note(latest, followedBy: offer) }
      latest = Step(from: node, offer: offer)
    }
  }

  private func note(
    _ step: Step, to fingerprint: UInt64, _ looks: [UInt64: FlowPart.Look]
  ) throws {
    let action = action(of: step)
    if let node = index(of: fingerprint, after: step.from, by: action) {
      return note(step, to: node)
    }
    let look =
      looks[fingerprint] ?? index(of: FlowPart.Key(fingerprint: fingerprint)).map(visible)
    guard let look else { throw FlowPart.misfit }
    note(step, to: add(look, after: step))
  }
}
