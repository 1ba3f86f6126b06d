import Foundation
import Synchronization

/// The signals that ask a process to end.
enum Signals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private static let program = Atomic<pid_t>(0)

  /// Runs something short while these signals are ignored.
  static func ignored<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = numbers.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(numbers, before) { signal(number, handler) } }
    return try body()
  }

  /// Runs something while these signals end another program, with what it has started, before they end this one.
  static func ending<Result>(_ other: pid_t, _ body: () throws -> Result) rethrows -> Result {
    program.store(other, ordering: .relaxed)
    let before = numbers.map { number in
      let before = signal(number) { number in
        let other = Signals.program.load(ordering: .relaxed)
        // A program started by Foundation leads a group of its own. The package manager cleans up after an interrupt.
        if kill(-other, SIGINT) != 0 { kill(other, SIGINT) }
        signal(number, SIG_DFL)
        raise(number)
      }
      // What is ignored or handled stays so.
      if before != nil { signal(number, before) }
      return before
    }
    defer { for (number, handler) in zip(numbers, before) { signal(number, handler) } }
    return try body()
  }
}
