import Foundation
import LeakDetection
import VirtualServices
import UIKitCore
import VirtualTime

/// The reports of one simulation: one for each time something leaked, whichever checks find it.
struct LeakRecords {
  private(set) var all: [LeakReport] = []
  private var open: [CheckFinding.Subject: Int] = [:]

  /// Adds what a check saw to the open report of what it found, or opens one.
  ///
  /// - Returns: the report, if it is new.
  mutating func note(_ finding: CheckFinding, _ makeReport: () -> LeakReport) -> LeakReport? {
    if let index = open[finding.subject] {
      all[index].add(finding.evidence)
      return nil
    }
    var report = makeReport()
    report.add(finding.evidence)
    open[finding.subject] = all.count
    all.append(report)
    return report
  }

  /// Whether a subject is reported, and neither deallocated nor back on screen.
  func isOpen(_ subject: CheckFinding.Subject) -> Bool { open[subject] != nil }

  /// A reported object was deallocated, or its number is within its limit again: late, not leaked.
  mutating func noteEnd(of subject: CheckFinding.Subject, at instant: VirtualInstant) {
    if open.isEmpty { return }
    guard let index = open.removeValue(forKey: subject) else { return }
    all[index].aftermath = .deallocated(instant)
  }

  /// Marks the report at a position as held by nothing but the running test.
  mutating func noteHeldByTest(at position: Int) {
    all[position].aftermath = .heldByTest
    open = open.filter { $0.value != position }
  }

  /// The controller came back after it was reported; should it leak again, that is a new report.
  mutating func noteReturn(of id: InstanceID, at instant: VirtualInstant) {
    guard let index = open.removeValue(forKey: .object(id)) else { return }
    all[index].aftermath = .returned(instant)
  }
}

/// The response of a simulation to a leak, besides recording it. Performed once a report, when it is new.
public enum LeakResponse {
  /// Nothing else: read `leaks`.
  case record
  /// Writes the report's text, with lines of the source, to standard error, where on iOS a message of `os_log` is read.
  case log
  /// Calls a closure, on the main actor, at the virtual instant of the finding. Held by the simulation.
  case call(@MainActor (LeakReport) -> Void)
  /// Posts `leakFoundNotification` on the simulation's `services.notificationCenter`, with the report under
  /// `"report"`.
  case post
  /// Ends the program with the report's text, with lines of the source.
  case trap

  /// The name of what `post` posts.
  public static let leakFoundNotification = "LifecycleKitLeakFound"

  @MainActor func perform(
    _ report: LeakReport, posting center: SimulatedNotificationCenter
  ) {
    switch self {
    case .record: break
    // Where nothing can be written, the report is in the list of leaks all the same.
    case .log: try? FileHandle.standardError.write(contentsOf: Data(report.text(places: true).utf8))
    case .call(let handler): handler(report)
    case .post:
      center.post(
        name: Self.leakFoundNotification, userInfo: ["report": report])
    case .trap: fatalError(report.text(places: true))
    }
  }
}

/// The response of a simulation to a misuse, besides recording it. Performed before the refused call returns.
public enum MisuseResponse {
  /// Nothing else: read `misuses`.
  case record
  /// Writes the message to standard error.
  case log
  /// Calls a closure, on the main actor. Held by the simulation.
  case call(@MainActor (UIKitMisuse) -> Void)
  /// Ends the program with the message, as UIKit does for the worst of them.
  case trap

  @MainActor func perform(_ misuse: UIKitMisuse) {
    switch self {
    case .record: break
    case .log: try? FileHandle.standardError.write(contentsOf: Data("\(misuse)\n".utf8))
    case .call(let handler): handler(misuse)
    case .trap: fatalError(misuse.description)
    }
  }
}
