/// All types that one `InstanceCounts` knows, and the sums of their groups.
struct CountedTypes {
  private var types: [ObjectIdentifier: CountedType] = [:]
  /// The types in the order in which they came.
  private var order: [ObjectIdentifier] = []
  private var groups: [String: (most: Int, excess: Excess)] = [:]

  subscript(type: ObjectIdentifier) -> CountedType? { types[type] }

  /// Makes sure that a type is there.
  mutating func register(_ type: AnyObject.Type, by source: InstanceSource) {
    let key = ObjectIdentifier(type)
    guard types[key] == nil else { return }
    var allowed: Int?
    var group: InstanceGroup?
    #if InstanceCounting
      if let detectable = type as? any LeakDetectable.Type {
        allowed = max(0, detectable.maxInstances)
        group = detectable.instanceGroup
      }
    #endif
    types[key] = CountedType(
      names: TypeNames(type), source: source, group: group?.name, allowed: allowed)
    order.append(key)
    if let group, groups[group.name] == nil {
      groups[group.name] = (max(0, group.maxInstances), Excess())
    }
  }

  /// Changes a type that is there, and what its limits say of it.
  mutating func change<Result>(
    _ key: ObjectIdentifier, _ body: (inout CountedType) -> Result
  ) -> Result? {
    // By index: a copy of the type would be a copy of all its places.
    guard let index = types.index(forKey: key) else { return nil }
    let result = body(&types.values[index])
    if let group = types.values[index].group {
      let surplus = surplus(ofGroup: group)
      groups[group]?.excess.update(surplus)
    }
    return result
  }

  private func members(of group: String) -> [CountedType] {
    order.compactMap { types[$0] }.filter { $0.group == group }
  }

  private func surplus(ofGroup group: String) -> Int {
    guard let most = groups[group]?.most else { return 0 }
    return max(0, members(of: group).reduce(0) { $0 + $1.live } - most)
  }

  // MARK: - Excesses

  /// The limits that a type takes part in.
  func limits(on key: ObjectIdentifier) -> [CountedSubject] {
    guard let type = types[key] else { return [] }
    return [.type(key)] + (type.group.map { [.group($0)] } ?? [])
  }

  /// The limits on a type that are exceeded, each until it was judged only once.
  mutating func announceExcesses(with key: ObjectIdentifier) -> [ExcessNews] {
    guard let type = types[key], type.excess.isUnderWay || type.group != nil else { return [] }
    return limits(on: key).compactMap { subject in
      guard let excess = excess(of: subject), excess.isUnderWay, !excess.isAnnounced else {
        return nil
      }
      change(subject) { $0.isAnnounced = true }
      return ExcessNews(subject: subject, serial: excess.serial, source: source(of: subject))
    }
  }

  func excess(of subject: CountedSubject) -> Excess? {
    switch subject {
    case .type(let key): types[key]?.excess
    case .group(let name): groups[name]?.excess
    }
  }

  mutating func change(_ subject: CountedSubject, _ body: (inout Excess) -> Void) {
    switch subject {
    case .type(let key): if types[key] != nil { body(&types[key]!.excess) }
    case .group(let name): if groups[name] != nil { body(&groups[name]!.excess) }
    }
  }

  /// Everything that can be exceeded: the types by name, then the groups.
  var subjects: [CountedSubject] {
    shown.sorted { $0.name < $1.name }.map { .type($0.key) }
      + groups.keys.sorted().map { .group($0) }
  }

  func source(of subject: CountedSubject) -> InstanceSource {
    switch subject {
    case .type(let key): types[key]?.source ?? .token
    case .group(let name):
      members(of: name).contains { $0.source == .simulation } ? .simulation : .token
    }
  }

  // MARK: - Reading

  /// The types with the names to show, in the order in which they came.
  var shown: [(key: ObjectIdentifier, name: String)] {
    Array(zip(order, TypeNames.shown(order.compactMap { types[$0]?.names }))).map { ($0, $1) }
  }

  func groupMost(_ name: String) -> Int? { groups[name]?.most }

  func rows() -> [InstanceCount] {
    shown.compactMap { row(of: $0.key, named: $0.name) }
      .sorted { ($0.group ?? "", $0.name) < ($1.group ?? "", $1.name) }
  }

  func row(of key: ObjectIdentifier) -> InstanceCount? {
    shown.first { $0.key == key }.flatMap { row(of: key, named: $0.name) }
  }

  private func row(of key: ObjectIdentifier, named name: String) -> InstanceCount? {
    types[key].map { type in
      InstanceCount(
        name: name, group: type.group, live: type.live, peak: type.peak, total: type.total,
        allowed: type.allowed, expected: type.expected)
    }
  }

  /// What is beyond a subject's limit; `nil` within it.
  func surplus(of subject: CountedSubject) -> CountedSurplus? {
    switch subject {
    case .type(let key):
      guard let type = types[key], let judged = type.judgedLimit, type.live > judged.most,
        let name = shown.first(where: { $0.key == key })?.name
      else { return nil }
      let numbers = type.places.keys.sorted()
      return CountedSurplus(
        subject: subject,
        surplus: InstanceSurplus(
          subject: name, live: type.live, most: judged.most, limit: judged.limit,
          members: numbers.map { "\(name)#\($0)" }))
    case .group(let name):
      guard let most = groups[name]?.most, surplus(ofGroup: name) > 0 else { return nil }
      let members = shown.filter { types[$0.key]?.group == name }.flatMap { key, name in
        (types[key]?.places.keys.sorted() ?? []).map { "\(name)#\($0)" }
      }
      return CountedSurplus(
        subject: subject,
        surplus: InstanceSurplus(
          subject: name, live: members.count, most: most, limit: .allowed, members: members))
    }
  }
}
