import ObjectGraph

extension GrowthReport: CustomStringConvertible {
  /// What grew, a line each, ending with a line break.
  ///
  ///     growth over 4 rounds after 2 of warm-up: 1 type, 1 field
  ///       type   Profile +1 a round (2 → 6), in AppCoordinator.children
  ///                and with it ProfileModel +1
  ///       field  AppCoordinator.children +1 a round (2 → 6)
  public var text: String {
    var lines = [
      "growth over \(rounds) round\(rounds == 1 ? "" : "s") after \(warmUp) of warm-up: \(verdict)"
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
  /// What each round added: `+1`, or `+1 to +3`.
  var rateText: String {
    rate.lowerBound == rate.upperBound
      ? "+\(rate.lowerBound)" : "+\(rate.lowerBound) to +\(rate.upperBound)"
  }

  /// What each round added, and from where to where it went: `+1 a round (2 → 6)`.
  var text: String { "\(rateText) a round (\(counts.first ?? 0) → \(counts.last ?? 0))" }
}

extension GrowthReport.Series {
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
