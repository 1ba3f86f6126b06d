/// Trying out a repair: whether the target is still held after it.
extension RetainingPathSearch {
  /// The most objects that one trial meets.
  private static var triedObjects: Int { 20_000 }
  /// The most holders in one repair.
  private static var holderLimit: Int { 4 }

  /// The path with the other holders of its target, if its repair alone does not free the target.
  ///
  /// No trial is needed if each object from the repaired reference on has no other reference.
  func completed(
    _ found: PathAssembly<Reader>.Found, _ assembly: PathAssembly<Reader>, _ target: ObjectAddress
  ) -> RetainingPath {
    var path = found.path
    guard reader is any DeclarationReader, let first = path.mending?.steps.first,
      !path.steps[first...].allSatisfy({ $0.facts?.isOnly == true })
    else { return path }
    let starts = Set(found.places.map(\.holder))
    let kept = starts.sorted().flatMap(assembly.selfKept(within:)).filter { $0 != target }
    func other(_ reader: MendedReader<Reader>) -> PathAssembly<MendedReader<Reader>>.Found? {
      self.other(holderOf: target, reader, besides: kept, isCycle: path.origin == .cycle)
    }
    var mended = MendedReader(base: reader)
    // Those that do not suffice make place for others in the words, which are tried then.
    var (tried, insufficient) = (Set<Int>(), [Int]())
    while let choice = path.mending, choice.isChoice, !tried.isSuperset(of: choice.steps) {
      for step in choice.steps where tried.insert(step).inserted {
        var trial = mended
        end([step], of: path, found.places, assembly, &trial)
        if other(trial) != nil { insufficient.append(step) }
      }
      path.insufficientSteps = insufficient.isEmpty ? nil : insufficient
    }
    if let steps = path.mending?.steps, tried.subtracting(insufficient).isSuperset(of: steps) {
      return path
    }
    end(path.mending?.steps ?? [], of: path, found.places, assembly, &mended)
    var rest: [RetainingPath] = []
    while rest.count + 1 < Self.holderLimit, let next = other(mended),
      let mending = next.path.mending, !mending.steps.isEmpty
    {
      // A choice counts as one repair here: its last step.
      rest.append(next.path)
      let steps = mending.isChoice ? mending.steps.suffix(1) : mending.steps[...]
      end(Array(steps), of: next.path, next.places, assembly, &mended)
    }
    path.rest = rest.isEmpty ? nil : rest
    return path
  }

  /// A path from another holder, certain except for uses of suspended functions; nil if none is found.
  private func other(
    holderOf target: ObjectAddress, _ reader: MendedReader<Reader>, besides kept: [ObjectAddress],
    isCycle: Bool
  ) -> PathAssembly<MendedReader<Reader>>.Found? {
    var tried = budget
    tried.objectLimit = min(tried.objectLimit, Self.triedObjects)
    let alive = kept.map { NamedRoot(reader.describe($0).name, $0) }
    var walks = [
      RankedWalk(from: (roots + alive).map(\.object), goals: [target], stops: stopTables),
      RankedWalk(from: [target], stops: stopTables, closingCycle: true),
    ]
    if isCycle { walks.reverse() }
    for var walk in walks {
      var meter = tried.startMeter()
      _ = walk.run(reader, &meter)
      let assembly = PathAssembly(reader: reader, notes: notes, walk: walk)
      var found: PathAssembly<MendedReader<Reader>>.Found?
      if let closing = walk.closingReference {
        found = assembly.cycle(closedBy: closing)
      } else if walk.visited.count > 0, walk.visited[0] != target,
        let number = walk.visited.number(of: target)
      {
        found = assembly.path(to: number, from: roots + alive)
      }
      if let found, found.path.isSureButForWaiting { return found }
    }
    return nil
  }

  /// Removes the references, tasks and timers of some steps from what a reader reads.
  private func end(
    _ steps: [Int], of path: RetainingPath,
    _ places: [(holder: ObjectAddress, target: ObjectAddress)], _ assembly: PathAssembly<Reader>,
    _ reader: inout MendedReader<Reader>
  ) {
    for step in steps {
      let (holder, target) = places[step]
      let isUnwrapping = path.holder(ofStep: step).role == .unwrapping
      if !isUnwrapping, path.isEnded(path.holder(ofStep: step)) {
        reader.emptied.insert(holder)
      } else if !isUnwrapping, path.isEnded(path.steps[step].target) {
        reader.emptied.insert(target)
      } else {
        reader.released[target, default: []].formUnion(
          assembly.holders(of: target, within: holder))
      }
    }
  }
}

extension RetainingPath {
  /// Whether every reference is certain, except for uses of a suspended task's functions.
  fileprivate var isSureButForWaiting: Bool {
    steps.indices.allSatisfy {
      let holder = holder(ofStep: $0)
      return steps[$0].strength == .strong || holder.kind == .task || holder.role == .waiting
        || holder.role == .unwrapping
    }
  }
}
