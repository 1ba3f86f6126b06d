import Foundation
import LeakDetection
import Synchronization

/// The signals that ask the program to end, for a command that has something to report first.
package enum EndRequest {
  private static let latest = Atomic<Int32>(0)
  private static let patience = Atomic<UInt32>(0)

  /// The signal that came; `nil` while none did.
  package static var signal: Int32? {
    let number = latest.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

  /// Notes a signal, or what stands for one. A second one ends the process, as it would have without this.
  static func note(_ number: Int32) {
    guard latest.exchange(number, ordering: .relaxed) != 0 else {
      // An action that never comes back sees nothing of the first one.
      alarm(patience.load(ordering: .relaxed))
      return
    }
    Glibc.signal(number, SIG_DFL)
    raise(number)
  }

  /// Ends the process when the time after a signal is over. Nothing but a write is safe here.
  private static func giveUp() {
    let words: StaticString = """
      lifecycle: ended by the signal without a result: the app did not come back from an action; \
      --jobs makes a finding of it

      """
    _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    _exit(LeakExitStatus.error.rawValue)
  }

  /// Runs something during which the first of these signals is noted and ends nothing, and writing into a pipe without
  /// a reader is an error only.
  ///
  /// - Parameter seconds: how long it may go on after the signal, before an alarm ends the process; 0 for as long as it
  ///   takes.
  package static func noted<Result>(within seconds: UInt32 = 0, _ body: () throws -> Result)
    rethrows
    -> Result
  {
    latest.store(0, ordering: .relaxed)
    patience.store(seconds, ordering: .relaxed)
    let before = signals.map(listen)
    let alarmBefore = Glibc.signal(SIGALRM) { _ in EndRequest.giveUp() }
    var blocked = unblock()
    defer {
      alarm(0)
      Glibc.signal(SIGALRM, alarmBefore)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      for (number, handler) in zip(signals, before) { Glibc.signal(number, handler) }
    }
    return try body()
  }

  /// Lets these signals come: a program inherits what the one that started it has blocked, and could not be ended.
  ///
  /// - Returns: the signals that were blocked.
  @discardableResult package static func unblock() -> sigset_t {
    var (noted, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&noted)
    for number in signals + [SIGALRM] { sigaddset(&noted, number) }
    pthread_sigmask(SIG_UNBLOCK, &noted, &blocked)
    return blocked
  }

  /// Has a signal noted that would end the process; what is ignored or handled stays so.
  ///
  /// A program that is run has the default of a signal that is noted, and would inherit that it is ignored.
  /// - Returns: the handler before.
  private static func listen(for number: Int32) -> sighandler_t? {
    let before = Glibc.signal(number) { number in
      if number != SIGPIPE { EndRequest.note(number) }
    }
    if before != nil { Glibc.signal(number, before) }
    return before
  }
}
