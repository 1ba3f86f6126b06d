import Foundation

/// How a program ended that this one has started.
package struct ProgramEnd: Equatable, Sendable {
  /// Whether a signal has ended it.
  package let isSignal: Bool
  /// The exit status, or the number of the signal.
  package let status: Int32
}

/// The end of a program as the system itself tells it. Foundation learns of it over a socket of the loopback interface,
/// which a container without a network may lack: there its own functions wait for ever.
extension Process {
  /// How the program ended; `nil` while it runs.
  package var end: ProgramEnd? { end(WNOHANG) }

  /// Waits until the program has ended.
  @discardableResult package func waitForEnd() -> ProgramEnd { end(0) ?? foundationsEnd }

  private func end(_ options: Int32) -> ProgramEnd? {
    // Nothing of the child is taken away: Foundation may still ask for it.
    var info = siginfo_t()
    while waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOWAIT | options) != 0 {
      // Foundation has asked before.
      if errno != EINTR { return foundationsEnd }
    }
    let child = info._sifields._sigchld
    guard child.si_pid != 0 else { return nil }
    return ProgramEnd(isSignal: info.si_code != Int32(CLD_EXITED), status: child.si_status)
  }

  private var foundationsEnd: ProgramEnd {
    waitUntilExit()
    return ProgramEnd(
      isSignal: terminationReason == .uncaughtSignal, status: terminationStatus)
  }
}
