extension InstanceCounts {
  /// The counts as text, a line a type, sorted by group and name, for a look at what is alive.
  ///
  ///     live  max  total  allowed  expected  type
  ///        2    2      3        1         -  SessionModel  1 too many
  ///
  /// `max` is the most that were alive at once. (As LifetimeTracker's dashboard.)
  public func table() -> String {
    let (rows, limits) = state.withLock { state in
      let rows = state.types.rows()
      let groups = Set(rows.compactMap(\.group))
      return (rows, groups.map { ($0, state.types.groupMost($0) ?? 0) })
    }
    let most = Dictionary(uniqueKeysWithValues: limits)
    var lines = ["live  max  total  allowed  expected  type"]
    var group: String?
    for row in rows {
      if let name = row.group, name != group {
        let live = rows.filter { $0.group == name }.reduce(0) { $0 + $1.live }
        let allowed = most[name] ?? 0
        lines.append(
          Self.line([String(live), "", "", String(allowed), ""], name + ":", live - allowed))
      }
      group = row.group
      let numbers: [Int?] = [row.live, row.peak, row.total, row.allowed, row.expected]
      let words = numbers.map { number in number.map { "\($0)" } ?? "-" }
      lines.append(Self.line(words, (group == nil ? "" : "  ") + row.name, row.surplus))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ numbers: [String], _ name: String, _ surplus: Int) -> String {
    let columns = zip(numbers, [4, 5, 7, 9, 10]).map { number, width in
      String(repeating: " ", count: max(0, width - number.count)) + number
    }
    return columns.joined() + "  " + name + (surplus > 0 ? "  \(surplus) too many" : "")
  }
}
