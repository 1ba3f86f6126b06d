import ObjectGraph
import VirtualTime

extension GrowthReport {
  /// Judges a row of counts: the one before the first round, then one after each.
  ///
  /// - Parameter variableName: the name of a variable by its place; `nil` for what is none.
  package init(
    _ row: [LivingCensus], warmUp: Int, refusal: String? = nil,
    variableName: (UInt) -> String? = { _ in nil }
  ) {
    let growth = GrowingParts(row, variableName)
    self.init(
      rounds: max(0, row.count - 1), warmUp: warmUp, types: growth.grouped(),
      fields: growth.fields.map { GrowingField(name: $0.value, series: growth.series(of: $0.key)) }
        .sorted { ($0.name, $0.series.counts.last ?? 0) < ($1.name, $1.series.counts.last ?? 0) },
      refusal: refusal, cut: row.compactMap(\.cut).first.map { $0.words })
  }
}

extension PathSearchCut.Reason {
  fileprivate var words: String {
    switch self {
    case .objectLimit(let limit): "there were more than \(limit) objects"
    case .timeLimit(let limit): "it took longer than \(limit.secondsText)"
    }
  }
}

/// The types and fields that grew in every round, and what they have to do with each other.
private struct GrowingParts {
  private let row: [LivingCensus]
  /// The types, with their counts.
  private var types: [String: GrowthReport.Series] = [:]
  /// The fields that grew, with their names.
  private(set) var fields: [LivingCensus.Field: String] = [:]
  /// The fields that hold more of each type.
  private var holders: [String: [LivingCensus.Field]] = [:]
  private let variableName: (UInt) -> String?

  init(_ row: [LivingCensus], _ variableName: (UInt) -> String?) {
    self.row = row
    var names: [UInt: String] = [:]
    guard let first = row.first, let last = row.last else {
      self.variableName = { _ in nil }
      return
    }
    for type in last.living.keys {
      let series = Self.series(row) { $0.living[type] }
      if series.grows { types[type] = series }
    }
    var candidates: Set<LivingCensus.Field> = []
    for (field, content) in last.fields where content != first.fields[field] {
      let isSingle = Set(row.map { $0.living[field.holder] ?? 0 }).count == 1
      let most = Self.series(row) { $0.fields[field]?.most }
      let total = Self.series(row) { $0.fields[field]?.total }
      if total.grows && (most.grows || isSingle) { candidates.insert(field) }
    }
    for type in types.keys {
      for field in (last.uses[type] ?? [:]).keys
      where Self.series(row, { $0.uses[type]?[field] }).grows {
        holders[type, default: []].append(field)
      }
      holders[type]?.sort()
    }
    for field in candidates.union(holders.values.joined()) where field.place != 0 {
      names[field.place] = variableName(field.place)
    }
    self.variableName = { names[$0] }
    for field in candidates { fields[field] = name(of: field) }
  }

  func series(of field: LivingCensus.Field) -> GrowthReport.Series {
    Self.series(row) { $0.fields[field]?.total }
  }

  private static func series(
    _ row: [LivingCensus], _ count: (LivingCensus) -> Int?
  ) -> GrowthReport.Series {
    GrowthReport.Series(row.map { count($0) ?? 0 })
  }

  private func name(of field: LivingCensus.Field) -> String? {
    field.place == 0 ? field.holder.joinedLabel(with: field.label) : variableName(field.place)
  }

  /// The types by name, each with those that follow from it.
  func grouped() -> [GrowthReport.GrowingType] {
    let sorted = types.keys.sorted()
    var leaders = sorted.filter { type in
      let others = (holders[type] ?? []).filter { types[$0.holder] != nil && $0.holder != type }
      return others.isEmpty || (holders[type] ?? []).contains { fields[$0] != nil }
    }
    var leaderOf: [String: String] = [:]
    func follow(_ leader: String) {
      var waiting = [leader]
      leaderOf[leader] = leader
      while let type = waiting.popLast() {
        for other in sorted
        where leaderOf[other] == nil && !leaders.contains(other)
          && (holders[other] ?? []).contains(where: { $0.holder == type })
        {
          leaderOf[other] = leader
          waiting.append(other)
        }
      }
    }
    for leader in leaders { follow(leader) }
    // What is left holds each other in a ring that nothing else of what grows leads to.
    for type in sorted where leaderOf[type] == nil {
      leaders.append(type)
      follow(type)
    }
    return leaders.sorted().map { leader in
      entry(for: leader, sorted.filter { $0 != leader && leaderOf[$0] == leader })
    }
  }

  private func entry(for type: String, _ followers: [String]) -> GrowthReport.GrowingType {
    let fields = (holders[type] ?? []).filter { name(of: $0) != nil }
    let ordered =
      fields.filter { self.fields[$0] != nil } + fields.filter { self.fields[$0] == nil }
    return GrowthReport.GrowingType(
      name: type, series: types[type] ?? GrowthReport.Series([]),
      heldIn: ordered.compactMap(name(of:)), followers: followers.map { entry(for: $0, []) })
  }
}
