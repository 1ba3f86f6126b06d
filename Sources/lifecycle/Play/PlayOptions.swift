import ToolConsole
import LifecycleKit

/// The options after the file in `play FILE`: how the leaks are summed up and judged.
struct PlayOptions: Equatable {
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
  /// Whether reports say how much memory each leak keeps, beside the number of objects.
  var measuresBytes = false

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.choice("--format")
    baseline = arguments["--baseline"]
    writtenBaseline = arguments["--write-baseline"]
    report = arguments["--report"]
    ignoring = arguments["--ignore"]
    verified = arguments["--verify"]
    measuresBytes = arguments.has("--sizes")
    if let day = arguments["--today"] {
      today = IgnoreRule.Day(day)
      if today == nil {
        throw arguments.error("--today is a day such as 2026-11-21, not \(day)", at: "--today")
      }
    }
    if ignoring != nil, today == nil {
      throw arguments.error("--ignore needs --today, because rules expire", at: "--today")
    }
    if verified != nil, let format, ![.text, .json].contains(format) {
      throw arguments.error("--verify prints text or json", at: "--verify")
    }
  }

  /// The options as they are typed.
  static let declared: [Usage.Option] = [
    .choice(
      "--format", LeakSummary.Format.allCases.map(\.rawValue), "the form of the summary",
      default: "text"),
    .word("--baseline", "FILE", "fails only for leaks that FILE does not list"),
    .word("--write-baseline", "FILE", "writes such a file of the leaks that count"),
    .report(),
    .flag("--sizes", "says how much memory each leak keeps, beside the number of objects"),
    .word("--ignore", "FILE", "leaves leaks out by rules that expire; needs --today"),
    .word("--today", "YYYY-MM-DD", "the day by which rules expire"),
    .word(
      "--verify", "SIGNATURE|FILE",
      "judges a fix of the leaks with a signature, or of a baseline's: pass (0), partly or fail (1), unjudged (2)"
    ),
  ]
}
