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
    /// For code scanning: SARIF 2.1.0, a result a group.
    case sarif
  }

  /// The summary in a form, ending with a line break.
  public func written(as format: Format) throws -> String {
    switch format {
    case .text: text
    case .json: try json()
    case .junit: junit()
    case .github: githubAnnotations()
    case .sarif: try sarif()
    }
  }

  /// The numbers in one line, without zeros: `1 new mistake, 2 resolved; 1 leak, 1 victim`, or `no leaks`.
  ///
  /// Groups, a mistake each, stand before the semicolon, objects after it, and then, where there are any, the failures.
  /// Without a baseline, mistakes are counted where they are fewer than the leaks: `2 mistakes; 4 leaks`, `1 leak`.
  public var headline: String {
    let leakCount = count { $0.counted.count }
    let newCount = isCompared || groups(.new).count < leakCount ? groups(.new).count : 0
    let mistake = (isCompared ? "new mistake" : "mistake") + (newCount == 1 ? "" : "s")
    var parts = [
      numbered(
        (newCount, mistake), (groups(.seenBefore).count, "seen before"),
        (resolved.count, "resolved")),
      counted(
        (leakCount, "leak"),
        (count { $0.leaks.reduce(0) { $0 + $1.victims.count } }, "victim")),
      numbered(
        (count { $0.leaks.count - $0.counted.count }, "ignored"),
        (count(\.deallocatedLate.count), "deallocated late"),
        (count { $0.afterwards.count - $0.deallocatedLate.count }, "not leaked")),
    ].filter { !$0.isEmpty }
    if parts.isEmpty { parts = ["no leaks"] }
    if !failures.isEmpty { parts.append(failures.count.counted("failure")) }
    return parts.joined(separator: "; ")
  }

  /// The summary for people: the headline, what was looked at, what failed, then each group, what is resolved,
  /// and rules to look at.
  public var text: String {
    var lines = [headline]
    lines += scope.map { ["looked at: \($0.words)"] } ?? []
    lines += failures.map { "failed: \($0)" }
    for group in groups {
      let count = group.leaks.count
      let standing = isCompared || group.standing != .new ? group.standing.rawValue : "leak"
      lines.append("\(standing)\(count > 1 ? " (\(count))" : ""): \(group.words)")
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
  /// The line to show for the mistake: that of the first leak, of those that count before the ignored.
  package var source: SourceLine? {
    (counted + leaks).lazy.compactMap { $0.report.retention?.path?.suspectLine }.first
  }

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

extension LeakSummary {
  /// The summary as a JSON object with sorted keys. Each leak has its report, as `LeakReport.json()` writes it; what
  /// is no leak any more goes by its subject.
  public func json() throws -> String { try stableJSON(JSONForm(self)) }
}

/// The JSON form, of plain numbers and words.
private struct JSONForm: Encodable {
  struct Leak: Encodable {
    var ignoredBecause: String?
    var report: LeakReportForm
    var subject: String
    var victims: [String]
  }

  struct Group: Encodable {
    var afterwards: [String]
    var leaks: [Leak]
    var signature: String
    var standing: String
    var words: String
  }

  struct Rule: Encodable {
    var complaint: String?
    var hits: Int
    var ignored: Int
    var reason: String
    var rule: String
    var until: String
  }

  var exitStatus: Int32
  var failures: [LeakSummary.Failure]
  var groups: [Group]
  var resolved: [LeakBaseline.Entry]
  var rules: [Rule]
  var scope: LeakSummary.Scope?

  init(_ summary: LeakSummary) {
    exitStatus = summary.exitStatus.rawValue
    failures = summary.failures
    scope = summary.scope
    groups = summary.groups.map { group in
      Group(
        afterwards: group.afterwards.map(\.subject),
        leaks: group.leaks.map {
          Leak(
            ignoredBecause: $0.ignoredBecause, report: LeakReportForm($0.report),
            subject: $0.report.subject, victims: $0.victims.map(\.subject))
        },
        signature: group.signature, standing: group.standing.rawValue, words: group.words)
    }
    resolved = summary.resolved
    rules = summary.rules.map {
      Rule(
        complaint: $0.complaint, hits: $0.hitCount, ignored: $0.ignoredCount,
        reason: $0.rule.reason, rule: "\($0.rule.subject)", until: "\($0.rule.lastDay)")
    }
  }
}

extension LeakSummary {
  /// The summary as GitHub's workflow commands, a line each: an error for a failure, at its line, and for a new
  /// group, a warning for one seen before and for a rule to look at, a notice for what is resolved and for what
  /// was looked at. Empty when nothing is known of any. A group has the file and the line of the closure, task or
  /// property that it can be fixed in, where they are known.
  public func githubAnnotations() -> String {
    var annotations = failures.map { failure in
      GitHubAnnotation(
        .error, file: failure.file, line: failure.line, column: failure.column, title: "failed",
        failure.message)
    }
    func annotate(
      _ level: GitHubAnnotation.Level, at source: SourceLine? = nil, _ title: String,
      _ message: String
    ) {
      annotations.append(
        GitHubAnnotation(level, file: source?.path, line: source?.line, title: title, message))
    }
    for group in groups {
      let message = group.details.joined(separator: "\n")
      switch group.standing {
      case .new: annotate(.error, at: group.source, "leak: \(group.words)", message)
      case .seenBefore:
        annotate(.warning, at: group.source, "known leak: \(group.words)", message)
      case .ignored, .noLeak: break
      }
    }
    for entry in resolved { annotate(.notice, "resolved: \(entry.words)", entry.signature) }
    for use in rules {
      guard let complaint = use.complaint else { continue }
      annotate(.warning, "ignore rule", "\(use.rule.subject): \(complaint)")
    }
    if let scope { annotate(.notice, "looked at", scope.words) }
    return annotations.map(\.text).joined()
  }
}

extension LeakSummary {
  /// The summary as JUnit's XML: a test case a group, with the signature as its name, and one a failure, with
  /// its file and line.
  ///
  /// A new group fails, one seen before or ignored is skipped, one without a leak or resolved passes. Without
  /// any there is one that passes, for many readers take an empty suite for a mistake. What was looked at is
  /// the suite's output. There are no times.
  public func junit(suite: String = "leaks") -> String {
    var cases = failures.map(testCase)
    cases += groups.map { group in
      switch group.standing {
      case .new:
        let details =
          group.leaks.map { $0.report.text(places: true) }.joined()
          + group.details.joined(separator: "\n")
        return testCase(
          group.signature,
          "<failure message=\(group.words.quotedForXML)>\(details.escapedForXML)</failure>")
      case .seenBefore:
        return testCase(group.signature, "<skipped message=\("seen before".quotedForXML)/>")
      case .ignored:
        let reason = group.leaks.compactMap(\.ignoredBecause).first ?? ""
        return testCase(group.signature, "<skipped message=\("ignored: \(reason)".quotedForXML)/>")
      case .noLeak: return testCase(group.signature)
      }
    }
    cases += resolved.map { testCase($0.signature) }
    if cases.isEmpty { cases = [testCase("no leaks")] }
    let failed = groups(.new).count + failures.count
    let skipped = groups(.seenBefore).count + groups(.ignored).count
    let numbers =
      "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\""
    let output = scope.map { "\n    <system-out>\($0.words.escapedForXML)</system-out>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name=\(suite.quotedForXML) \(numbers)>
      \(cases.joined(separator: "\n"))\(output)
        </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ failure: Failure) -> String {
    """
        <testcase classname="expectations" name=\(failure.place.quotedForXML) \
    file=\(failure.file.quotedForXML) line="\(failure.line)">
          <failure message=\(failure.message.quotedForXML)>\
    \("\(failure)".escapedForXML)</failure>
        </testcase>
    """
  }

  private func testCase(_ name: String, _ content: String? = nil) -> String {
    let start = "    <testcase classname=\"leaks\" name=\(name.quotedForXML)"
    guard let content else { return start + "/>" }
    return start + ">\n      \(content)\n    </testcase>"
  }
}

extension String {
  /// The text between tags: markup escaped, and U+FFFD for what XML 1.0 cannot say.
  package var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\r": text += "&#13;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case _
      where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE && scalar.value < 0x1_0000:
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text as the value of an attribute, whose line breaks a reader would else take for spaces.
  var quotedForXML: String {
    let value = escapedForXML.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    return "\"\(value)\""
  }
}
