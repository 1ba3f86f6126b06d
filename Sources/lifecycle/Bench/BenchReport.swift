import LifecycleKit
import ToolConsole

/// The figures of a bench as values: for its tables, and as JSON for programs.
struct BenchReport: Encodable {
  /// Two times compared.
  struct Ratio: Encodable {
    var what: String
    var nanoseconds: Int
    var comparedWith: String
    var comparedNanoseconds: Int
    var ratio: Double
    /// The aim in words: `≤ 4.00×`.
    var aim: String?
    var isMet: Bool?
  }

  /// A figure; `what` ends with its unit.
  struct Figure: Encodable {
    var what: String
    var figure: Double
    var atMost: Int?
    var isMet: Bool?
  }

  /// The version of this form.
  var version = 1
  /// The build's name: debug or release.
  var build = Self.buildName
  /// A push and a pop counted by valgrind; empty where there is none.
  var counts: [CycleCounts] = []
  var ratios: [Ratio] = []
  var figures: [Figure] = []
  /// The most memory that this process had, in bytes.
  var peakMemoryBytes = 0

  #if DEBUG
    private static let buildName = "debug"
  #else
    private static let buildName = "release"
  #endif

  mutating func add(
    _ what: String, _ time: Double?, _ other: String, _ otherTime: Double?,
    _ verdict: MeasuredRatio
  ) {
    let isJudged = verdict.aim != .none
    ratios.append(
      Ratio(
        what: what, nanoseconds: Int(time ?? 0), comparedWith: other,
        comparedNanoseconds: Int(otherTime ?? 0),
        ratio: verdict.ratio.isFinite ? verdict.ratio : 0,
        aim: isJudged ? verdict.aimText : nil, isMet: isJudged ? verdict.isMet : nil))
  }

  mutating func add(_ what: String, _ figure: Double, atMost limit: Int?) {
    figures.append(
      Figure(
        what: what, figure: figure, atMost: limit, isMet: limit.map { figure <= Double($0) }))
  }

  /// The tables, those without a row left out.
  func drawn() -> String {
    [drawnRatios, drawnFigures, drawnCounts].compactMap { $0 }.joined(separator: "\n")
  }

  private var drawnRatios: String? {
    if ratios.isEmpty { return nil }
    var table = Table([
      ("what", .left), ("ns", .right), ("compared with", .left), ("ns", .right),
      ("ratio", .right), ("aim", .right), ("met", .left),
    ])
    for row in ratios {
      let ratio = MeasuredRatio(ratio: row.ratio, aim: .none)
      table.add(
        row.what, row.nanoseconds.grouped, row.comparedWith, row.comparedNanoseconds.grouped,
        ratio.ratioText, row.aim ?? "", Self.verdict(row.isMet))
    }
    return table.drawn()
  }

  private var drawnFigures: String? {
    if figures.isEmpty { return nil }
    var table = Table([("what", .left), ("figure", .right), ("aim", .right), ("met", .left)])
    for row in figures {
      table.add(
        row.what, Int(row.figure.rounded()).grouped, row.atMost.map { "≤ \($0.grouped)" } ?? "",
        Self.verdict(row.isMet))
    }
    return table.drawn()
  }

  private var drawnCounts: String? {
    if counts.isEmpty { return nil }
    var table = Table([
      ("a push and a pop", .left), ("instructions", .right), ("allocations", .right),
      ("retains", .right),
    ])
    for row in counts {
      table.add(row.cycle, row.instructions.grouped, row.allocations.grouped, row.retains.grouped)
    }
    return table.drawn()
  }

  private static func verdict(_ isMet: Bool?) -> String { isMet.map { $0 ? "yes" : "no" } ?? "" }
}
