import ToolConsole
import Foundation
import LifecycleKit

/// Measures questions about a whole process with very many objects or tasks: the time of all processors, and the
/// memory of the process at its peak, the objects among it.
@MainActor struct ProcessBench {
  /// The seconds and the bytes that a question about the larger size may take.
  static let limits = (seconds: 10.0, bytes: 2_147_483_648)

  /// The questions with n and ten times n. That about tasks has no aim: a task takes some kilobytes before anything is
  /// counted.
  static let rows: [(row: SizeBench.Row, sizes: [Int], isJudged: Bool)] =
    SizeBench.trees.map { ($0, [500_000, 5_000_000], true) }
    + [(SizeBench.waitingTasks, [100_000, 1_000_000], false)]

  let progress: Progress

  /// Seconds and megabytes for n and ten times n, for each row.
  func run() -> Table {
    var table = Table([
      ("what", .left), ("n", .right), ("s", .right), ("MB", .right), ("10 n", .right),
      ("s", .right), ("MB", .right), ("aim", .left), ("met", .left),
    ])
    for (row, sizes, isJudged) in Self.rows {
      progress.step(row.name)
      let costs = sizes.map { Self.cost(of: row.prepare($0)) }
      let isMet = costs[1].seconds <= Self.limits.seconds && costs[1].bytes <= Self.limits.bytes
      table.add(
        row.name, sizes[0].grouped, costs[0].seconds.hundredths, costs[0].megabytes,
        sizes[1].grouped, costs[1].seconds.hundredths, costs[1].megabytes,
        isJudged ? "≤ 10 s, ≤ 2 GB" : "", isJudged ? isMet ? "yes" : "no" : "")
    }
    return table
  }

  private struct Cost {
    var seconds: Double
    var bytes: Int

    var megabytes: String { (bytes / 1_048_576).grouped }
  }

  private static func cost(of work: @MainActor () -> Void) -> Cost {
    MemoryInUse.restartPeak()
    let start = processTime
    work()
    return Cost(seconds: processTime - start, bytes: MemoryInUse.peakBytes)
  }

  private static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Double {
  /// With two decimals.
  fileprivate var hundredths: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
