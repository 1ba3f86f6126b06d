import LeakDetection
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

  /// What was reported is gone, or its number is within its limit again: late, not leaked.
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
