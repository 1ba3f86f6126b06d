import LifecycleKit

extension Visit {
  /// The whole visit: the story, both forms drawn, what each check saw, who holds the subject, and the fix.
  public var text: String {
    var parts = [
      (["\(entry.name) · row \(entry.row) · \(entry.kind.title)"] + entry.explanation)
        .joined(separator: "\n"),
      entry.kind == .correct ? "as it is" : "the broken form",
      broken.timeline,
      sightings,
    ]
    if !broken.remaining.isEmpty {
      parts.append("  its owner was deallocated: \(broken.remaining.joined(separator: ", "))")
    }
    if let retention = broken.retention {
      parts.append(retention.text(indentation: 2, places: true))
    }
    if let fixed, let fix = entry.fix {
      parts += [
        "the fixed form", fixed.timeline,
        fixed.isClean
          ? "  every check is silent, and every object is deallocated in time" : "  not clean",
        "the fix",
        (fix.broken.map { "- \($0)" } + fix.fixed.map { "+ \($0)" }).joined(separator: "\n"),
      ]
    }
    parts.append(LifecycleTimeline.legend)
    return parts.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
  }

  /// A line for each check, and one more where the catalogue says something else.
  private var sightings: String {
    let width = Check.allCases.map(\.title.count).max() ?? 0
    return Check.allCases.flatMap { check in
      let title = check.title.padded(to: width)
      let differences = entry.differences.filter { $0.check == check }
      let margin = "".padded(to: width)
      return ["  \(title)  \(meaning(of: check))"]
        + differences.map { "  \(margin)  (not as catalogued: \($0.reason))" }
    }.joined(separator: "\n")
  }

  private func meaning(of check: Check) -> String {
    switch (check, cell(check)) {
    case (.path, .found): "the whole path"
    case (.path, .missed): "no holder is found"
    case (.path, .partly): "probably, or not every holder"
    case (.counting, let cell) where broken.isUnexpected && cell != .found:
      "\(cell.meaning); by expected numbers at the first"
    case (.sanitizer, let cell): "\(cell.meaning), judged in a process of its own"
    case (_, let cell): cell.meaning
    }
  }
}

extension CatalogueEntry.Kind {
  /// The kind in words.
  public var title: String {
    switch self {
    case .cycle: "a cycle"
    case .abandoned: "abandoned"
    case .transient: "late, no leak"
    case .remains: "memory without the object"
    case .correct: "no mistake"
    }
  }
}
