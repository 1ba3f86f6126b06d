extension LeakSummary {
  /// The summary as JUnit's XML: a test case a group, with the signature as its name, and one a failure, with
  /// its file and line.
  ///
  /// A new group fails, one seen before or ignored is skipped, one that is over or resolved passes. Without
  /// any there is one that passes, for many readers take an empty suite for a mistake. What was looked at is
  /// the suite's output. There are no times.
  public func junit(suite: String = "leaks") -> String {
    var cases = failures.map(testCase)
    cases += groups.map { group in
      switch group.standing {
      case .new:
        let details =
          group.leaks.map(\.report.text).joined() + group.details.joined(separator: "\n")
        return testCase(
          group.signature,
          "<failure message=\(group.words.quotedForXML)>\(details.escapedForXML)</failure>")
      case .seenBefore:
        return testCase(group.signature, "<skipped message=\("seen before".quotedForXML)/>")
      case .ignored:
        let reason = group.leaks.compactMap(\.ignoredBecause).first ?? ""
        return testCase(group.signature, "<skipped message=\("ignored: \(reason)".quotedForXML)/>")
      case .over: return testCase(group.signature)
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
