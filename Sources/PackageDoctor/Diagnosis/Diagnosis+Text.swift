extension Diagnosis {
  /// For a terminal: targets without code and what fixes many lines first, then what is to be done, each with all its
  /// places, then the sums.
  package var text: String {
    let kinds: [Finding.Kind] = [.edit, .missing, .error, .run, .unjudged, .note]
    let parts =
      groups(of: .empty).map(\.text) + addedFiles.map(\.announcement)
      + kinds.flatMap { groups(of: $0).map(\.text) } + leftOutText
    return parts.joined() + (parts.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// `14 files: 11 compile as they are, 2 need edits, 1 uses what is missing`; the parts add up to the whole.
  package var summary: String {
    let asleep = findings.filter(\.kind.isAsleep)
    let places = Set(asleep.map(\.path))
    // The rules alone do not know that a file compiles, so one that does not run counts by itself.
    let sleeping = files.count {
      judge == .rules && $0.verdict == .clean && places.contains($0.path)
    }
    var parts = Verdict.allCases.compactMap { verdict -> String? in
      let count = files.count { $0.verdict == verdict } - (verdict == .clean ? sleeping : 0)
      return count == 0 ? nil : "\(count) \(words(for: verdict, isOne: count == 1))"
    }
    if sleeping > 0 {
      parts.append("\(sleeping) to edit before \(sleeping == 1 ? "it runs" : "they run")")
    }
    let run =
      asleep.isEmpty || judge == .rules
      ? ""
      : "; \(asleep.count) place\(asleep.count == 1 ? " compiles and does" : "s compile and do") not run until edited"
    return "\(files.count) file\(files.count == 1 ? "" : "s"): "
      + parts.joined(separator: ", ") + run
  }

  private func words(for verdict: Verdict, isOne: Bool) -> String {
    switch verdict {
    case .clean where judge == .rules: "without a finding"
    case .clean: isOne ? "compiles as it is" : "compile as they are"
    case .edits: isOne ? "needs edits" : "need edits"
    case .missing: isOne ? "uses what is missing" : "use what is missing"
    case .errors: isOne ? "has other errors" : "have other errors"
    case .unjudged: "cannot be judged"
    case .outside: isOne ? "belongs to no target" : "belong to no target"
    }
  }

  private func groups(of kind: Finding.Kind) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    for finding in findings where finding.kind == kind {
      if let same = groups.firstIndex(where: { $0.takes(finding) }) {
        groups[same].findings.append(finding)
      } else {
        groups.append(FindingGroup(findings: [finding]))
      }
    }
    // The largest first, else as they come.
    return groups.enumerated().sorted {
      ($1.element.findings.count, $0.offset) < ($0.element.findings.count, $1.offset)
    }.map(\.element)
  }

  private var leftOutText: [String] {
    guard !leftOut.isEmpty else { return [] }
    var conditions: [String] = []
    for one in leftOut where !conditions.contains(one.words) { conditions.append(one.words) }
    return conditions.map { words in
      let places = leftOut.filter { $0.words == words }.map { (path: $0.path, text: "\($0.line)") }
      return "note: left out on Linux: \(words)\n" + FindingGroup.text(of: places)
    }
  }
}

extension Diagnosis.LeftOut {
  fileprivate var words: String { condition == "#else" ? condition : "#if \(condition)" }
}

extension AddedFile {
  /// `Sources/Shop/Exports.swift, a new file, fixes 31 lines in 12 files:`, and its text.
  fileprivate var announcement: String {
    let lines = text.split(separator: "\n").map { "  \($0)\n" }.joined()
    return "\(path), a new file, fixes \(self.lines) lines in \(files.count) files:\n\(lines)"
  }
}
