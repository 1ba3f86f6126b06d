import ToolConsole
import Foundation

/// One line on a terminal that tells how far long work has come and about how long it will take.
///
/// Written to standard error over itself. Into a pipe or a file nothing is written, or each piece in a line of its own.
@MainActor final class Progress {
  private let total: Int
  private let isShown: Bool
  private let hasLines: Bool
  private let write: (String) -> Void
  private let start = ContinuousClock.now
  private var done = 0

  init(
    total: Int, isShown: Bool = isatty(STDERR_FILENO) != 0, hasLines: Bool = false,
    write: @escaping (String) -> Void = Output.standardError().write
  ) {
    self.total = total
    self.isShown = isShown
    self.hasLines = hasLines
    self.write = write
  }

  /// One more piece is about to begin.
  func step(_ name: String) {
    if isShown {
      write("\r\u{1B}[K" + Progress.line(name, done, of: total, after: .now - start))
    } else if hasLines {
      write(Progress.line(name, done, of: total, after: .now - start) + "\n")
    }
    done += 1
  }

  /// Removes the line when all is done.
  func finish() {
    if isShown { write("\r\u{1B}[K") }
  }

  /// The words of the line: `[ 3/12] scanning, about 14 s left`.
  nonisolated static func line(
    _ name: String, _ done: Int, of total: Int, after elapsed: Duration
  ) -> String {
    let number = String(done + 1).leftPadded(to: String(total).count)
    let text = "[\(number)/\(total)] \(name)"
    guard done > 0 else { return text }
    let left = elapsed / done * (total - done)
    return "\(text), about \(max(1, left.components.seconds)) s left"
  }
}
