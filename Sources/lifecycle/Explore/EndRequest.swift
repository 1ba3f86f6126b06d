import Foundation
import Synchronization

/// The signals that ask the program to end, for a command that has something to report first.
enum EndRequest {
  private static let latest = Atomic<Int32>(0)

  /// The signal that came; `nil` while none did.
  static var signal: Int32? {
    let number = latest.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

  /// Runs something during which these signals are noted and end nothing, and writing into a pipe without a
  /// reader is an error only.
  static func noted<Result>(_ body: () throws -> Result) rethrows -> Result {
    latest.store(0, ordering: .relaxed)
    let before = signals.map(note)
    var blocked = unblock()
    defer {
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      for (number, handler) in zip(signals, before) { Glibc.signal(number, handler) }
    }
    return try body()
  }

  /// Lets these signals come: a program inherits what the one that started it has blocked, and could not be ended.
  ///
  /// - Returns: the signals that were blocked.
  @discardableResult static func unblock() -> sigset_t {
    var (noted, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&noted)
    for number in signals { sigaddset(&noted, number) }
    pthread_sigmask(SIG_UNBLOCK, &noted, &blocked)
    return blocked
  }

  /// Has a signal noted that would end the process; what is ignored or handled stays so.
  ///
  /// A program that is run has the default of a signal that is noted, and would inherit that it is ignored.
  /// - Returns: the handler before.
  private static func note(_ number: Int32) -> sighandler_t? {
    let before = Glibc.signal(number) { number in
      if number != SIGPIPE { EndRequest.latest.store(number, ordering: .relaxed) }
    }
    if before != nil { Glibc.signal(number, before) }
    return before
  }
}
