import ToolConsole
import LifecycleKit

/// Who was created, who is alive and who leaked, type by type, read from a simulation's log and leaks.
@MainActor struct Summary {
  /// One type of screens.
  struct Row: Equatable {
    var typeName: String
    var createdCount = 0
    var aliveCount = 0
    var leakedCount = 0
    var foundBy: [LeakReport.Check] = []
    /// Whether a leak here was found without any departure event.
    var isUnannounced = false
  }

  private(set) var rows: [Row] = []
  let createdCount: Int
  let aliveCount: Int
  let leakedCount: Int

  init(of simulation: Simulation) {
    createdCount = simulation.createdCount
    aliveCount = simulation.aliveCount
    leakedCount = simulation.leaks.filter(\.isOpen).count
    var seen: Set<String> = []
    for event in simulation.log.events where !event.controller.isEmpty {
      let typeName = String(event.controller.prefix { $0 != "#" })
      change(typeName) { row in
        if seen.insert(event.controller).inserted {
          row.createdCount += 1
          row.aliveCount += 1
        }
        if event.kind == .deallocated { row.aliveCount -= 1 }
      }
    }
    for leak in simulation.leaks where leak.isOpen {
      change(leak.typeName) { row in
        row.leakedCount += 1
        row.foundBy = LeakReport.Check.allCases.filter((row.foundBy + leak.foundBy).contains)
        if leak.departure == nil { row.isUnannounced = true }
      }
    }
  }

  private mutating func change(_ typeName: String, _ change: (inout Row) -> Void) {
    if let index = rows.firstIndex(where: { $0.typeName == typeName }) {
      return change(&rows[index])
    }
    var row = Row(typeName: typeName)
    change(&row)
    rows.append(row)
  }

  /// The table: a line each type, and the sums that the simulation itself counted.
  func table() -> String {
    var table = Table([
      ("screens", .left), ("created", .right), ("alive", .right), ("leaked", .right),
      ("verdict", .left),
    ])
    for row in rows {
      table.add(
        row.typeName, "\(row.createdCount)", "\(row.aliveCount)", "\(row.leakedCount)",
        verdict(row))
    }
    table.addRule()
    table.add("all", "\(createdCount)", "\(aliveCount)", "\(leakedCount)")
    return table.drawn()
  }

  private func verdict(_ row: Row) -> String {
    guard row.leakedCount > 0 else { return "clean" }
    let checks = row.foundBy.map(\.words).joined(separator: ", then ")
    return row.isUnannounced ? "leaked: \(checks) only" : "leaked: \(checks)"
  }
}

extension LeakReport.Check {
  /// The check's name in words.
  package var words: String {
    switch self {
    case .delayedCheck: "delayed check"
    case .reachabilityScan: "scan"
    case .expectation: "expectation"
    case .instanceCount: "instance count"
    }
  }
}

extension Tour {
  /// The end of the tour: the table, and what the checks have counted.
  func summarize() {
    chapter("Summary")
    output.write(Summary(of: simulation).table())
    let tally = simulation.delayedCheck.tally
    output.line()
    let numbers = [
      (tally.met, "deallocated in time"), (tally.failed, "failed"), (tally.pending, "pending"),
      (simulation.scan.scanCount, "scans"), (simulation.misuses.count, "misuses"),
    ]
    output.line(
      "delayed check and scan: "
        + numbers.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", "))
  }
}
