/// Turns the links of a finished walk into a path with words: the only place that asks for words.
struct PathAssembly<Reader: ReferenceReader> {
  /// The most references that a path lists. A longer one keeps half as many at its beginning and at its end.
  static var hopLimit: Int { 40 }
  /// How many references of a holder are searched for more to the same object.
  private static var holdingLimit: Int { 256 }

  /// One reference of a path, or the many between two objects of a path that is too long.
  private struct Hop {
    let holder: ObjectAddress
    let target: ObjectAddress
    let ordinal: UInt32
    var omittedCount = 0
    var isGuess = false
  }

  /// A path, and for each step its holder and its target.
  struct Found {
    var path: RetainingPath
    let places: [(holder: ObjectAddress, target: ObjectAddress)]
    /// The position of its root among the roots; `nil` for a cycle.
    var root: Int?
  }

  let reader: Reader
  let notes: ObjectNotes
  let walk: RankedWalk

  /// The path from a root to the object with a number.
  func path(to number: Int, from roots: [NamedRoot]) -> Found {
    let (start, hops) = trail(to: number)
    let root = Int(walk.link(of: start).ordinal)
    var found = path(origin: .root(roots[root].name), start: walk.visited[start], hops)
    found.root = root
    return found
  }

  /// The cycle that ends with a reference back to the walk's start.
  func cycle(closedBy closing: (holder: Int, ordinal: UInt32)) -> Found {
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
  ) -> Found {
    var steps: [RetainingPath.Step] = []
    var places: [(holder: ObjectAddress, target: ObjectAddress)] = []
    var holder = start
    for (position, hop) in hops.enumerated() {
      var newSteps = self.steps(for: hop)
      let joinsInside =
        position > 0 && hop.omittedCount == 0 && hops[position - 1].omittedCount == 0
        && steps.last.map { $0.target.kind == .storage || $0.target.kind == .box } == true
      if joinsInside, let outer = steps.popLast() {
        newSteps[0] = outer.joined(with: newSteps[0])
        places.removeLast()
      } else {
        holder = hop.holder
      }
      if let facts = newSteps[0].facts {
        let facts = completed(facts, of: hop.target, in: holder)
        newSteps[0].facts = facts
        if newSteps.count > 1 {
          newSteps[1].facts?.besides = facts.besides
          newSteps[1].facts?.isOnly = facts.isOnly
        }
      }
      steps += newSteps
      places += newSteps.map { _ in (holder, hop.target) }
    }
    return Found(
      path: RetainingPath(origin: origin, start: node(for: start), steps: steps), places: places)
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
    if let declarations {
      step.facts = declarations.declaration(of: reference, from: hop.holder).map {
        ReferenceFacts($0)
      }
      step.source = declarations.source(ofPropertyOf: reference, from: hop.holder)
      if step.isForeign {
        step.call = declarations.source(ofTargetOf: reference, from: hop.holder)
      }
    }
    guard let closure else { return [step] }
    step.target = RetainingPath.Node(closure)
    step.target.source = declarations?.source(ofBoundClosureOf: reference, from: hop.holder)
    return [
      step, RetainingPath.Step(of: closure, strength: reference.strength, target: target),
    ]
  }

  /// The reader, if it knows declarations.
  private var declarations: (any DeclarationReader)? { reader as? any DeclarationReader }

  /// The facts of a step with the holder's other references to the same object, nested ones included.
  private func completed(
    _ facts: ReferenceFacts, of target: ObjectAddress, in holder: ObjectAddress
  ) -> ReferenceFacts {
    guard let count = declarations?.strongCount(of: target) else { return facts }
    var facts = facts
    var others: [ReferenceDeclaration] = []
    if count > 1 {
      others = declarations(of: target, in: holder)
      let own = others.firstIndex { $0.parts.starts(with: facts.declaration.parts) }
      if let own { others.remove(at: own) }
    }
    facts.besides = others
    facts.isOnly = count == 1 + others.count
    return facts
  }

  /// A holder's references to an object: in its fields, and in its collections, boxes and closures.
  private func declarations(
    of target: ObjectAddress, in holder: ObjectAddress
  ) -> [ReferenceDeclaration] {
    guard let declarations else { return [] }
    var found: [ReferenceDeclaration] = []
    var outer = [holder: ReferenceDeclaration()]
    forEachReference(within: holder, but: target) { reference, object in
      guard let inner = declarations.declaration(of: reference, from: object) else { return }
      let whole = (outer[object] ?? ReferenceDeclaration()) + inner
      if reference.target == target {
        let closure = reader.boundClosure(of: reference, from: object)
        let capture = closure.map { ReferenceDeclaration(of: $0) } ?? ReferenceDeclaration()
        found.append(whole + capture)
      } else if outer[reference.target] == nil {
        outer[reference.target] = whole
      }
    }
    return found
  }

  /// Visits the strong references of an object and of the collections, boxes and closures in it, up to a few
  /// hundred.
  private func forEachReference(
    within holder: ObjectAddress, but target: ObjectAddress? = nil,
    _ body: (ObjectReference, ObjectAddress) -> Void
  ) {
    var pending = [holder]
    var met: Set<ObjectAddress> = [holder]
    if let target { met.insert(target) }
    var (next, count) = (0, 0)
    while next < pending.count, count < Self.holdingLimit {
      let object = pending[next]
      next += 1
      var references: [ObjectReference] = []
      reader.appendReferences(of: object, to: &references)
      for reference in references.prefix(Self.holdingLimit) where reference.strength == .strong {
        count += 1
        body(reference, object)
        switch reader.describe(reference.target).kind {
        case .storage, .box, .closure:
          if met.insert(reference.target).inserted { pending.append(reference.target) }
        case .object, .task, .opaque: continue
        }
      }
    }
  }

  /// The holder itself, and those of its collections, boxes and closures that refer to an object.
  func holders(of target: ObjectAddress, within holder: ObjectAddress) -> Set<ObjectAddress> {
    var holders: Set<ObjectAddress> = [holder]
    forEachReference(within: holder, but: target) {
      if $0.target == target { holders.insert($1) }
    }
    return holders
  }

  /// The tasks and timers of a holder, which stay alive without it.
  func selfKept(within holder: ObjectAddress) -> [ObjectAddress] {
    var found: [ObjectAddress] = []
    forEachReference(within: holder) { reference, _ in
      let description = reader.describe(reference.target)
      if description.goesOn, !found.contains(reference.target) { found.append(reference.target) }
    }
    return found
  }

  private func reference(for hop: Hop) -> ObjectReference {
    var references: [ObjectReference] = []
    reader.appendReferences(of: hop.holder, to: &references)
    // A live heap may have changed since the walk; a reference that has vanished is no longer
    // certain.
    return references.first { $0.ordinal == hop.ordinal && $0.target == hop.target }
      ?? ObjectReference(target: hop.target, ordinal: hop.ordinal, strength: .probable)
  }

  private func node(for object: ObjectAddress) -> RetainingPath.Node {
    let description = reader.describe(object)
    var node = RetainingPath.Node(
      name: notes.name(object) ?? description.name, typeName: description.name,
      kind: description.kind, expectation: notes.expectation(object))
    (node.role, node.mistake) = (description.role, description.mistake)
    node.library = description.library
    if node.kind == .closure {
      node.source = declarations?.source(ofClosure: object)
    }
    if let task = task(of: object, node) {
      node.wait = declarations?.wait(ofTask: task)
    }
    return node
  }

  /// The task that an object is, or that a simulated one runs.
  private func task(of object: ObjectAddress, _ node: RetainingPath.Node) -> ObjectAddress? {
    guard node.role == .simulatedTask else { return node.kind == .task ? object : nil }
    var references: [ObjectReference] = []
    reader.appendReferences(of: object, to: &references)
    return references.map(\.target).first { reader.describe($0).kind == .task }
  }
}

extension RetainingPath.Step {
  /// This step into a collection or a box, made one with the step from its inside to what it holds.
  fileprivate func joined(with inner: RetainingPath.Step) -> RetainingPath.Step {
    var step = RetainingPath.Step(
      label: label.joinedLabel(with: inner.label),
      strength: inner.strength == .probable ? .probable : strength, target: inner.target,
      isForeign: isForeign)
    step.source = source
    guard let outer = facts, let inner = inner.facts else { return step }
    step.facts = ReferenceFacts(
      outer.declaration + inner.declaration, isOnly: inner.isOnly)
    return step
  }
}

extension ObjectDescription {
  /// Whether the object stays alive without any reference of the program, until it is cancelled or invalidated.
  /// On Linux a timer of Foundation is never deallocated.
  fileprivate var goesOn: Bool {
    kind == .task || [.timer, .keptTimer, .displayLink, .simulatedTask].contains(role)
      || library == "Foundation" && name == "Timer"
  }
}

extension RetainingPath.Node {
  /// A closure without a context of its own.
  package init(_ closure: BoundClosure) {
    self.init(name: closure.name, kind: .closure)
    (library, role) = (closure.library, closure.role)
  }
}

extension RetainingPath.Step {
  /// The step from a closure without a context of its own to the object it captures, or uses when it resumes.
  package init(
    of closure: BoundClosure, strength: ReferenceStrength = .strong, target: RetainingPath.Node
  ) {
    self.init(label: closure.capture, strength: strength, target: target)
    facts = ReferenceFacts(ReferenceDeclaration(of: closure))
  }
}

extension ReferenceDeclaration {
  /// The reference of a closure without a context of its own: a capture, or a use when it resumes.
  fileprivate init(of closure: BoundClosure) {
    let isWaiting = closure.role == .waiting || closure.role == .unwrapping
    self.init([
      Part(closure.capture, isWaiting ? .other : .capture, isWaiting ? [] : .reference)
    ])
  }
}
