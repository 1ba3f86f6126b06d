import ToolConsole
import Foundation

/// One line on a terminal that tells how far an exploration is, written over itself; nothing where standard error
/// is no terminal.
@MainActor final class FlowProgressLine {
  private let isShown: Bool
  private let write: (String) -> Void
  private let start: ContinuousClock.Instant
  private let now: () -> ContinuousClock.Instant
  private var latest: ContinuousClock.Instant?

  init(
    isShown: Bool = isatty(STDERR_FILENO) != 0,
    write: @escaping (String) -> Void = Output.standardError().write,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    (self.isShown, self.write, self.now) = (isShown, write, now)
    start = now()
  }

  /// Shows how far it is, ten times a second at most.
  func show(_ progress: FlowProgress) {
    show { progress.words(after: $0) }
  }

  /// Same as `show(_:)` for progress, except that the words are made from the time taken so far.
  func show(_ words: (Duration) -> String) {
    guard isShown else { return }
    let instant = now()
    if let latest, instant - latest < .milliseconds(100) { return }
    latest = instant
    write("\r\u{1B}[K" + words(instant - start))
  }

  /// Removes the line when the exploration has ended.
  func finish() {
    if latest != nil { write("\r\u{1B}[K") }
    latest = nil
  }
}
