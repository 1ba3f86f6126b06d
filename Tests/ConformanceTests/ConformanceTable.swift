/// The fidelity table: what is known of UIKit, from where, how surely, and what came of it here.
@MainActor struct ConformanceTable {
  private let rows: [(rule: Rule, verdict: Rule.Verdict)]
  private let transcripts: [String]

  /// Runs every rule.
  init(of rules: [Rule]) {
    let results = rules.map { $0.run() }
    rows = zip(rules, results).map { ($0, $0.verdict(on: $1)) }
    transcripts = results.map(\.transcript)
  }

  /// As it stands in the documentation.
  var markdown: String {
    let head = ["| rule | what | source | confidence | result |", "|---|---|---|---|---|"]
    let body = rows.map { rule, verdict in
      let result = ([word(for: verdict)] + rule.differences).joined(separator: "; ")
      let title = [rule.title, rule.versionWords].compactMap(\.self).joined(separator: "; ")
      return "| \(rule.number) | \(title) | \(rule.source) | \(rule.confidence) | \(result) |"
    }
    let sources = Rule.sources.map { "\($0.letters): \($0.name)" }.joined(separator: "; ")
    let end = ["", "Sources: \(sources).", "", "### What was chosen", ""]
    return (head + body + end + choices).joined(separator: "\n")
  }

  /// The rules that not every version of iOS keeps, for the guide of versions: the latest change first.
  var versions: String {
    let head = ["| iOS | what | source | confidence | rule |", "|---|---|---|---|---|"]
    let rules = rows.map(\.0).enumerated().sorted {
      ($1.element.changedIn, $0.offset) < ($0.element.changedIn, $1.offset)
    }
    return
      (head
      + rules.compactMap { _, rule in
        rule.versionWords.map {
          "| \($0) | \(rule.title) | \(rule.source) | \(rule.confidence) | \(rule.number) |"
        }
      }).joined(separator: "\n")
  }

  /// The rules where sources disagree, or none tells all of it, each with what was chosen.
  private var choices: [String] {
    let word = "chosen: "
    return rows.flatMap { rule, _ in
      rule.differences.filter { $0.hasPrefix(word) }.map {
        "- \(rule.number), \(rule.title): \($0.dropFirst(word.count))."
      }
    }
  }

  /// For a terminal: columns, and the sum below.
  var text: String { columns { word(for: $0) } + "\n\(passed) of \(rows.count) rules pass" }

  /// The report that a run on the original prints: the table, each difference, and each transcript.
  var report: String {
    var text = columns { verdict in
      switch verdict {
      case .passes: "agrees"
      case .fails: "differs"
      case .notRun(let reason): "not run: \(reason)"
      }
    }
    text += "\n\(passed) of \(rows.count) rules agree\n"
    for (rule, verdict) in rows {
      if case .fails(let faults) = verdict { text += "\n== differs \(rule)\n\(faults)\n" }
    }
    for (row, transcript) in zip(rows, transcripts) {
      text += "\n== transcript \(row.rule)\n\(transcript)\n"
    }
    return text
  }

  private var passed: Int { rows.count { $0.verdict == .passes } }

  private func columns(_ word: (Rule.Verdict) -> String) -> String {
    let cells =
      [["rule", "source", "confidence", "result", "what"]]
      + rows.map { rule, verdict in
        [rule.number, rule.source, "\(rule.confidence)", word(verdict), rule.title]
      }
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { cells in
      let columns = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return (columns + [cells[4]]).joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func word(for verdict: Rule.Verdict) -> String {
    switch verdict {
    case .passes: "passes"
    case .fails: "fails"
    case .notRun(let reason): "not run: \(reason)"
    }
  }
}
