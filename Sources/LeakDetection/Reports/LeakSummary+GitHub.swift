extension LeakSummary {
  /// The summary as GitHub's workflow commands, a line each: an error for a failure, at its line, and for a new
  /// group, a warning for one seen before and for a rule to look at, a notice for what is resolved and for what
  /// was looked at. Empty when nothing is known of any.
  public func githubAnnotations() -> String {
    var lines: [String] = []
    func annotate(_ level: String, _ title: String, _ message: String) {
      lines.append("::\(level) title=\(title.escapedForProperty)::\(message.escapedForCommand)\n")
    }
    for failure in failures {
      let column = failure.column.map { ",col=\($0)" } ?? ""
      let place = "file=\(failure.file.escapedForProperty),line=\(failure.line)\(column)"
      lines.append(
        "::error \(place),title=failed::\(failure.message.escapedForCommand)\n")
    }
    for group in groups {
      let message = group.details.joined(separator: "\n")
      switch group.standing {
      case .new: annotate("error", "leak: \(group.words)", message)
      case .seenBefore: annotate("warning", "known leak: \(group.words)", message)
      case .ignored, .over: break
      }
    }
    for entry in resolved { annotate("notice", "resolved: \(entry.words)", entry.signature) }
    for use in rules {
      guard let complaint = use.complaint else { continue }
      annotate("warning", "ignore rule", "\(use.rule.subject): \(complaint)")
    }
    if let scope { annotate("notice", "looked at", scope.words) }
    return lines.joined()
  }
}

extension String {
  /// The text after the second `::` of a workflow command.
  fileprivate var escapedForCommand: String { escaped(["%", "\r", "\n"]) }

  /// The text as the value of a property, which a colon or a comma would end.
  fileprivate var escapedForProperty: String { escaped(["%", "\r", "\n", ":", ","]) }

  // By scalars, for a line break of two and a sign with an accent are one character each.
  private func escaped(_ signs: Set<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if signs.contains(scalar) {
        let code = String(scalar.value, radix: 16).uppercased()
        text += "%" + (code.count == 1 ? "0" : "") + code
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
