import LifecycleKit

/// The options after the file in `play FILE`: how the leaks are summed up and judged.
struct PlayOptions: Equatable {
  /// An error in the options.
  struct Misunderstood: Error {
    var complaint: String
  }

  /// The form of the summary; text, unless another is asked for.
  var format: LeakSummary.Format?
  var baseline: String?
  var writtenBaseline: String?
  /// Where a page of what happened is written.
  var report: String?
  var ignoring: String?
  var today: IgnoreRule.Day?
  /// A signature, or the path of a baseline.
  var verified: String?

  init() {}

  init(_ words: ArraySlice<String>) throws(Misunderstood) {
    var words = words
    while let option = words.popFirst() {
      guard option.hasPrefix("--") else {
        throw Misunderstood(complaint: "too many words after play")
      }
      guard let value = words.popFirst() else {
        throw Misunderstood(complaint: "\(option) needs a value")
      }
      try take(option, value)
    }
    if ignoring != nil, today == nil {
      throw Misunderstood(complaint: "--ignore needs --today, for rules expire")
    }
    if verified != nil, format == .junit || format == .github {
      throw Misunderstood(complaint: "--verify is told as text or json")
    }
  }

  private mutating func take(_ option: String, _ value: String) throws(Misunderstood) {
    switch option {
    case "--baseline": baseline = value
    case "--write-baseline": writtenBaseline = value
    case "--report": report = value
    case "--ignore": ignoring = value
    case "--verify": verified = value
    case "--today":
      today = IgnoreRule.Day(value)
      if today == nil {
        throw Misunderstood(complaint: "--today is a day such as 2026-11-21, not \(value)")
      }
    case "--format":
      format = LeakSummary.Format(rawValue: value)
      if format == nil {
        throw Misunderstood(complaint: "--format is text, json, junit or github, not \(value)")
      }
    default: throw Misunderstood(complaint: "unknown option \(option)")
    }
  }
}
