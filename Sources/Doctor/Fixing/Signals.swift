import Foundation

/// The signals that ask a process to end.
enum Signals {
  /// Runs something short while these signals are ignored.
  static func ignored<Result>(_ body: () throws -> Result) rethrows -> Result {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let before = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
    return try body()
  }
}
