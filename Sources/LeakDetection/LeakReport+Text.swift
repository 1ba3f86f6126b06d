import ObjectGraph
import VirtualTime

extension LeakReport: CustomStringConvertible {
  /// The report's first line: who leaked, why it should be gone, and since when.
  public var headline: String {
    if let expectation, isByExpectation {
      return
        "\(subject) leaked: expected to go \(elapsed.secondsText) ago because \(expectation.reason), still alive"
    }
    if let instanceCount, foundBy == [.instanceCount], departure == nil {
      return instanceCount.description
    }
    guard let departure else {
      return
        "\(subject) leaked: not tied to any window's root for \(elapsed.secondsText), still alive"
    }
    return
      "\(subject) leaked: \(departure.verb) \(elapsed.secondsText) ago, expected to go, still alive"
  }

  /// The whole report, ending with a line break: the headline, who holds the object, then a fact a line.
  public var text: String {
    var lines = [headline]
    if let sameHolderAs {
      lines.append("  held               as \(sameHolderAs) is, by the same mistake")
    } else if let retention {
      lines.append(retention.text(indentation: 2))
    }
    if let allowedDelay {
      let pause = pausedFor.map { ", not counting \($0.secondsText) in the background" } ?? ""
      lines.append(
        "  delayed check      not deallocated \(allowedDelay.secondsText) after \(cause)\(pause)")
    }
    if let missedScans {
      lines.append(
        "  reachability scan  \(missedScans) scans in a row found no way to a window's root")
    }
    if let expectation {
      let pause = expectation.pausedFor.map { ", not counting \($0.secondsText) in the background" }
      lines.append(
        "  expectation        not deallocated within \(expectation.allowedDelay.secondsText): "
          + "\(expectation.reason)\(pause ?? "")")
    }
    if isByExpectation, let departure {
      lines.append(
        "  departure          \(departure.verb) \(departure.source) at \(departure.instant)")
    }
    if let instanceCount {
      let members = instanceCount.members.joined(separator: ", ")
      lines.append(
        "  instance count     \(instanceCount.numbers)\(members.isEmpty ? "" : ": \(members)")")
    }
    if departure == nil, missedScans != nil || allowedDelay != nil {
      lines.append("  departure          no departure event was seen")
    }
    lines.append("  since              \(since), found at \(foundAt)")
    switch aftermath {
    case .deallocated(let instant)?:
      lines.append("  afterwards         deallocated at \(instant): late, not leaked")
    case .returned(let instant)?:
      lines.append("  afterwards         back on screen at \(instant)")
    case nil:
      break
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The whole report as text.
  public var description: String { text }

  /// Whether `since` is when an expectation began, and no departure.
  private var isByExpectation: Bool { expectation?.since == since }

  private var cause: String {
    guard let departure else { return "it was expected to go" }
    return "being \(departure.verb) \(departure.source)"
  }
}
