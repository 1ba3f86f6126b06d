extension ReportPage {
  /// What was expected, what was scanned, what is registered, what was misused: a table each, left out where there is nothing.
  var tables: String {
    let expectations = report.expectations.map { expectation in
      [
        expectation.subject, expectation.reason, "\(expectation.since)", "\(expectation.deadline)",
        expectation.state.text,
      ]
    }
    let scans = report.scans.map { scan in
      [
        "\(scan.instant)",
        scan.misses.isEmpty
          ? "none"
          : scan.misses.map { "\($0.controller): \($0.failCount)" }.joined(separator: ", "),
      ]
    }
    let registrations = report.registrations.map {
      [$0.name, "\($0.since)", $0.owner.words]
    }
    let misuses = report.misuses.map { ["\($0.instant)", $0.kind.rawValue, $0.message] }
    return table(
      "Departures and expectations", ["what", "why it should go", "since", "due", "fate"],
      expectations)
      + table("Scans", ["at", "missed, with fail counts"], scans)
      + table("Registrations in the end", ["what", "since", "for whom"], registrations)
      + table("Tasks without their screens", ["what"], (report.remainingTasks ?? []).map { [$0] })
      + table("Misuses", ["at", "kind", "what happened"], misuses)
  }

  private func table(_ title: String, _ heads: [String], _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let body = rows.map { row in
      "<tr>" + row.map { "<td>\($0.escaped)</td>" }.joined() + "</tr>\n"
    }
    return """
      <section>
      <h2>\(title)</h2>
      <div class="wide" role="region" aria-label="\(title)" tabindex="0"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table></div>
      </section>

      """
  }
}

extension SimulatedRegistration.Owner {
  fileprivate var words: String {
    switch self {
    case .unknown: "no object was named"
    case .alive: "its owner lives"
    case .gone: "its owner is gone"
    }
  }
}
