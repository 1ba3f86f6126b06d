import ObjectGraph
import VirtualTime

/// The growth of a flow that is run again and again: the types that had more objects after every round, and the
/// fields that held more.
///
/// Something that grows in some rounds only, such as a cache that fills up, is not in it.
public struct GrowthReport: Hashable, Sendable, Codable {
  /// A count after each round.
  public struct Series: Hashable, Sendable, Codable {
    /// The count before the first judged round, then after each.
    public var counts: [Int]

    /// Makes a series of counts.
    public init(_ counts: [Int]) { self.counts = counts }

    /// The least and the most that a round added.
    public var rate: ClosedRange<Int> {
      let steps = zip(counts, counts.dropFirst()).map { $1 - $0 }
      return (steps.min() ?? 0)...(steps.max() ?? 0)
    }

    /// Whether every round added something.
    public var grows: Bool { counts.count > 1 && rate.lowerBound > 0 }

    /// A series is its counts.
    public init(from decoder: any Decoder) throws {
      counts = try decoder.singleValueContainer().decode([Int].self)
    }

    /// A series is its counts.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(counts)
    }
  }

  /// A type of which there were more objects after every round.
  public struct GrowingType: Hashable, Sendable, Codable {
    /// The type's name, or where a closure stands.
    public var name: String
    /// How many there were.
    public var series: Series
    /// The fields that had more references to such after every round, the growing ones first; none when
    /// nothing that was looked through reaches them, as with a leaked cycle.
    public var heldIn: [String]
    /// The types that only grew because this one did: what its objects hold.
    public var followers: [GrowingType]
  }

  /// A stored property or variable that held more after every round.
  public struct GrowingField: Hashable, Sendable, Codable {
    /// The holder's type and the property: `AppCoordinator.children`; or a variable's name.
    public var name: String
    /// How many references there were in it.
    public var series: Series
  }

  /// How many rounds were judged.
  public var rounds: Int
  /// How many rounds were run before them.
  public var warmUp: Int
  /// The types that grew, by name.
  public var types: [GrowingType]
  /// The fields that grew, by name.
  public var fields: [GrowingField]
  /// Why only controllers were counted, if so: live objects cannot be read there.
  public var refusal: String?
  /// Where the budget ended a count, if it did: then there may be more.
  public var cut: String?

  /// Whether nothing grew.
  public var isEmpty: Bool { types.isEmpty && fields.isEmpty }
}

extension GrowthReport: CustomStringConvertible {
  /// The growth, a line each, ending with a line break.
  ///
  ///     growth over 4 rounds after 2 of warm-up: 1 type, 1 field
  ///       type   Profile +1 a round (2 → 6), in AppCoordinator.children
  ///                and with it ProfileModel +1
  ///       field  AppCoordinator.children +1 a round (2 → 6)
  public var text: String {
    var lines = [
      "growth over \(rounds) round\(rounds == 1 ? "" : "s")"
        + (warmUp == 0 ? "" : " after \(warmUp) of warm-up") + ": \(verdict)"
    ]
    for type in types {
      let place =
        type.heldIn.isEmpty
        ? "held by no root that was looked through" : "in " + type.heldIn.joined(separator: ", ")
      lines.append("  type   \(type.name) \(type.series.text), \(place)")
      if !type.followers.isEmpty {
        let followers = type.followers.map { "\($0.name) \($0.series.rateText)" }
        lines.append("           and with it \(followers.joined(separator: ", "))")
      }
    }
    for field in fields { lines.append("  field  \(field.name) \(field.series.text)") }
    if let refusal { lines.append("  only controllers were counted: \(refusal)") }
    if let cut { lines.append("  not everything was counted: \(cut)") }
    return lines.map { $0.asReportLine + "\n" }.joined()
  }

  /// The text.
  public var description: String { text }

  private var verdict: String {
    if rounds == 0 { return "nothing to judge" }
    if isEmpty { return "nothing grew" }
    let parts = [(types.count, "type"), (fields.count, "field")].filter { $0.0 > 0 }
    return parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  /// The report as a JSON object with sorted keys.
  public func json() throws -> String { try stableJSON(self, end: "") }
}

extension GrowthReport.Series {
  /// The number that each round added: `+1`, or `+1 to +3`.
  var rateText: String {
    rate.lowerBound == rate.upperBound
      ? "+\(rate.lowerBound)" : "+\(rate.lowerBound) to +\(rate.upperBound)"
  }

  /// The number that each round added, with the first and last count: `+1 a round (2 → 6)`.
  var text: String { "\(rateText) a round (\(counts.first ?? 0) → \(counts.last ?? 0))" }
}

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
