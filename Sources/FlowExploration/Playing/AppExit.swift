import Foundation
import LeakDetection
import Synchronization

/// Notices that the app ends the process in the middle of an exploration, which would otherwise look like a success.
@MainActor enum AppExit {
  private nonisolated static let playing = Mutex<[(rules: FlowRules, thread: pthread_t)]>([])
  private static let isNoticed = on_exit({ status, _ in AppExit.end(status) }, nil) == 0

  /// Plays flows of an app. Where it ends the process meanwhile, the flow is printed as an error, and the exit
  /// status is `LeakExitStatus.error`.
  static func noticed<Result>(
    by rules: FlowRules, _ body: () throws -> Result
  ) rethrows -> Result {
    _ = isNoticed
    playing.withLock { $0.append((rules, pthread_self())) }
    defer { playing.withLock { _ = $0.popLast() } }
    return try body()
  }

  private nonisolated static func end(_ status: Int32) {
    guard let (rules, thread) = playing.withLock({ $0.last }) else { return }
    // Another thread may end the process, while the flow goes on.
    let isHere = pthread_equal(thread, pthread_self()) != 0
    let flow = isHere ? MainActor.assumeIsolated { rules.playedNames } : nil
    let lines =
      ["The exploration has no verdict: the app ends itself with status \(status)"]
      + (flow.map(FlowFinding.numbered) ?? ["  on another thread than the flow's"])
      + ["In processes of their own (--jobs) this is a finding, and the rest is explored."]
    let words = lines.map { $0 + "\n" }.joined()
    try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
    fflush(nil)
    _exit(LeakExitStatus.error.rawValue)
  }
}
