import ObjectGraph

extension LeakSummary {
  /// The forms in which a summary is written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// For people.
    case text
    /// For programs: sorted keys.
    case json
    /// For continuous integration: a test case a group.
    case junit
    /// For GitHub's workflows: an annotation a group.
    case github
  }

  /// The summary in a form, ending with a line break.
  public func written(as format: Format) throws -> String {
    switch format {
    case .text: text
    case .json: try json()
    case .junit: junit()
    case .github: githubAnnotations()
    }
  }

  /// The numbers in one line: `1 new, 0 seen before, 2 resolved; 1 leak, 1 victim, 0 ignored, 0 over`.
  ///
  /// Groups before the semicolon, objects after it; what is over went or came back later. Then, where there
  /// are any, how many failures.
  public var headline: String {
    let groups =
      "\(groups(.new).count) new, \(groups(.seenBefore).count) seen before, \(resolved.count) resolved"
    let leaks = count { $0.counted.count }
    let victims = count { $0.leaks.reduce(0) { $0 + $1.victims.count } }
    let ignored = count { $0.leaks.count - $0.counted.count }
    return groups + "; \(leaks) leak\(leaks == 1 ? "" : "s"), "
      + "\(victims) victim\(victims == 1 ? "" : "s"), \(ignored) ignored, "
      + "\(count(\.afterwards.count)) over"
      + (failures.isEmpty ? "" : "; \(failures.count) failure\(failures.count == 1 ? "" : "s")")
  }

  /// The summary for people: the headline, what was looked at, what failed, then each group, what is resolved,
  /// and rules to look at.
  public var text: String {
    var lines = [headline]
    lines += scope.map { ["looked at: \($0.words)"] } ?? []
    lines += failures.map { "failed: \($0)" }
    for group in groups {
      let count = group.leaks.count
      lines.append("\(group.standing.rawValue)\(count > 1 ? " (\(count))" : ""): \(group.words)")
      lines += group.details.map { "  \($0)" }
    }
    lines += resolved.flatMap { ["resolved: \($0.words)", "  \($0.signature)"] }
    for use in rules {
      guard let complaint = use.complaint else { continue }
      lines.append("rule \(use.rule.subject): \(complaint)")
    }
    return lines.map { $0.asReportLine + "\n" }.joined()
  }
}

extension LeakGroup {
  /// The signature, then each object, a line each.
  var details: [String] {
    var lines = [signature]
    for leak in leaks {
      lines.append(
        leak.report.subject + (leak.ignoredBecause.map { ", ignored: \($0)" } ?? ""))
      lines += leak.victims.map { "  keeps \($0.subject)" }
    }
    for report in afterwards {
      switch report.aftermath {
      case .deallocated(let instant)?: lines.append("\(report.subject), deallocated at \(instant)")
      case .returned(let instant)?: lines.append("\(report.subject), back at \(instant)")
      case .heldByTest?: lines.append("\(report.subject), held by the test alone")
      case nil: break
      }
    }
    return lines
  }
}
