/// All types that one `InstanceCounts` knows, and the sums of their groups.
struct CountedTypes {
  /// In the order in which they came.
  private var types: [CountedType] = []
  private var indexes: [ObjectIdentifier: CountedTypeIndex] = [:]
  /// The type that came last, which often is the next one.
  private var last: (id: ObjectIdentifier, index: CountedTypeIndex)?
  private var groups: [String: (most: Int, excess: Excess)] = [:]

  subscript(index: CountedTypeIndex) -> CountedType { types[Int(index)] }

  /// Where a type is; `nil` when it never came.
  func index(of type: AnyObject.Type) -> CountedTypeIndex? { indexes[ObjectIdentifier(type)] }

  /// Makes sure that a type is there.
  mutating func register(
    _ type: AnyObject.Type, by source: InstanceSource
  ) -> CountedTypeIndex {
    let id = ObjectIdentifier(type)
    if let last, last.id == id { return last.index }
    let index = indexes[id] ?? add(type, by: source)
    last = (id, index)
    return index
  }

  private mutating func add(
    _ type: AnyObject.Type, by source: InstanceSource
  ) -> CountedTypeIndex {
    var allowed: Int?
    var group: InstanceGroup?
    #if InstanceCounting
      if let detectable = type as? any LeakDetectable.Type {
        allowed = max(0, detectable.maxInstances)
        group = detectable.instanceGroup
      }
    #endif
    if let group, groups[group.name] == nil {
      groups[group.name] = (max(0, group.maxInstances), Excess())
    }
    let index = CountedTypeIndex(types.count)
    indexes[ObjectIdentifier(type)] = index
    types.append(
      CountedType(type: type, source: source, group: group?.name, allowed: allowed))
    return index
  }

  /// Changes a type, and what its limits say of it.
  mutating func change<Result>(
    _ index: CountedTypeIndex, _ body: (inout CountedType) -> Result
  ) -> Result {
    let result = body(&types[Int(index)])
    if let group = types[Int(index)].group {
      let surplus = surplus(ofGroup: group)
      groups[group]?.excess.update(surplus)
    }
    return result
  }

  private func members(of group: String) -> [CountedType] {
    types.filter { $0.group == group }
  }

  private func surplus(ofGroup group: String) -> Int {
    guard let most = groups[group]?.most else { return 0 }
    return max(0, members(of: group).reduce(0) { $0 + $1.live } - most)
  }

  // MARK: - Excesses

  /// The limits that a type takes part in.
  func limits(on index: CountedTypeIndex) -> [CountedSubject] {
    [.type(index)] + (types[Int(index)].group.map { [.group($0)] } ?? [])
  }

  /// The limits on a type whose being exceeded was told.
  func told(with index: CountedTypeIndex) -> [CountedSubject] {
    guard types[Int(index)].excess.told > 0 || types[Int(index)].group != nil else { return [] }
    return limits(on: index).filter { subject in excess(of: subject).map { $0.told > 0 } == true }
  }

  /// The limits on a type that are exceeded, each until it was judged only once.
  mutating func announceExcesses(with index: CountedTypeIndex) -> [ExcessNews] {
    guard types[Int(index)].excess.isUnderWay || types[Int(index)].group != nil else { return [] }
    return limits(on: index).compactMap { subject in
      guard let excess = excess(of: subject), excess.isUnderWay, !excess.isAnnounced else {
        return nil
      }
      change(subject) { $0.isAnnounced = true }
      return ExcessNews(subject: subject, serial: excess.serial, source: source(of: subject))
    }
  }

  func excess(of subject: CountedSubject) -> Excess? {
    switch subject {
    case .type(let index): types[Int(index)].excess
    case .group(let name): groups[name]?.excess
    }
  }

  mutating func change(_ subject: CountedSubject, _ body: (inout Excess) -> Void) {
    switch subject {
    case .type(let index): body(&types[Int(index)].excess)
    case .group(let name): if groups[name] != nil { body(&groups[name]!.excess) }
    }
  }

  /// Everything that can be exceeded: the types by name, then the groups.
  var subjects: [CountedSubject] {
    shown.sorted { $0.name < $1.name }.map { .type($0.index) }
      + groups.keys.sorted().map { .group($0) }
  }

  func source(of subject: CountedSubject) -> InstanceSource {
    switch subject {
    case .type(let index): types[Int(index)].source
    case .group(let name):
      members(of: name).contains { $0.source == .simulation } ? .simulation : .token
    }
  }

  // MARK: - Reading

  /// The types with the names to show, in the order in which they came.
  private var shown: [(index: CountedTypeIndex, name: String)] {
    TypeNames.shown(types.map { .of($0.type) }).enumerated().map { (CountedTypeIndex($0), $1) }
  }

  func groupMost(_ name: String) -> Int? { groups[name]?.most }

  func rows() -> [InstanceCount] {
    shown.map { row(of: $0.index, named: $0.name) }
      .sorted { ($0.group ?? "", $0.name) < ($1.group ?? "", $1.name) }
  }

  func row(of index: CountedTypeIndex) -> InstanceCount {
    row(of: index, named: shown[Int(index)].name)
  }

  private func row(of index: CountedTypeIndex, named name: String) -> InstanceCount {
    let type = types[Int(index)]
    return InstanceCount(
      name: name, group: type.group, live: type.live, peak: type.peak, total: type.total,
      allowed: type.allowed, expected: type.expected)
  }

  /// The surplus beyond a subject's limit; `nil` within it.
  func surplus(of subject: CountedSubject) -> CountedSurplus? {
    switch subject {
    case .type(let index):
      let type = types[Int(index)]
      guard let judged = type.judgedLimit, type.live > judged.most else { return nil }
      let name = shown[Int(index)].name
      let numbers = type.places.keys.sorted()
      return CountedSurplus(
        subject: subject,
        surplus: InstanceSurplus(
          subject: name, live: type.live, most: judged.most, limit: judged.limit,
          members: numbers.map { "\(name)#\($0)" }))
    case .group(let name):
      guard let most = groups[name]?.most, surplus(ofGroup: name) > 0 else { return nil }
      let members = shown.filter { types[Int($0.index)].group == name }.flatMap { index, name in
        types[Int(index)].places.keys.sorted().map { "\(name)#\($0)" }
      }
      return CountedSurplus(
        subject: subject,
        surplus: InstanceSurplus(
          subject: name, live: members.count, most: most, limit: .allowed, members: members))
    }
  }
}
