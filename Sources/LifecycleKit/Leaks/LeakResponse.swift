import Foundation
import LeakDetection
import Services

/// What a simulation does with a leak besides recording it. Performed once a report, when it is new.
public enum LeakResponse {
  /// Nothing else: read `leaks`.
  case record
  /// Writes the report's text to standard error, where on iOS a message of `os_log` is read.
  case log
  /// Calls a closure, on the main actor, at the virtual instant of the finding. Held by the simulation.
  case call(@MainActor (LeakReport) -> Void)
  /// Posts `leakFoundNotification` on the simulation's `services.notificationCenter`, with the report under
  /// `"report"`.
  case post
  /// Ends the program with the report's text.
  case trap

  /// The name of what `post` posts.
  public static let leakFoundNotification = "LifecycleKitLeakFound"

  @MainActor func perform(
    _ report: LeakReport, posting center: SimulatedNotificationCenter
  ) {
    switch self {
    case .record: break
    // Where nothing can be written, the report is in the list of leaks all the same.
    case .log: try? FileHandle.standardError.write(contentsOf: Data(report.text.utf8))
    case .call(let handler): handler(report)
    case .post:
      center.post(
        name: Self.leakFoundNotification, userInfo: ["report": report])
    case .trap: fatalError(report.text)
    }
  }
}
