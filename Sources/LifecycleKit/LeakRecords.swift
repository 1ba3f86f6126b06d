import UIKitCore
import LeakDetection
import VirtualTime

/// The reports of one simulation: one for each time a controller leaked, whichever checks find it.
struct LeakRecords {
  private(set) var all: [LeakReport] = []
  private var open: [ControllerID: Int] = [:]
  /// The reports about types and groups, and not about one controller.
  private var openCounts: [CountedSubject: Int] = [:]

  /// Adds what a check saw to the controller's open report, or opens one.
  ///
  /// - Returns: the report, if it is new.
  mutating func note(
    _ id: ControllerID, _ makeReport: () -> LeakReport, seen: (inout LeakReport) -> Void
  ) -> LeakReport? {
    if let index = open[id] {
      seen(&all[index])
      return nil
    }
    var report = makeReport()
    seen(&report)
    open[id] = all.count
    all.append(report)
    return report
  }

  /// Adds what a count saw to the type's open report, or opens one.
  ///
  /// - Returns: the report, if it is new.
  mutating func note(
    _ subject: CountedSubject, _ makeReport: () -> LeakReport, seen: (inout LeakReport) -> Void
  ) -> LeakReport? {
    if let index = openCounts[subject] {
      seen(&all[index])
      return nil
    }
    let report = makeReport()
    openCounts[subject] = all.count
    all.append(report)
    return report
  }

  /// The number is within its limit again.
  mutating func noteSettled(_ subject: CountedSubject, at instant: VirtualInstant) {
    guard let index = openCounts.removeValue(forKey: subject) else { return }
    all[index].aftermath = .deallocated(instant)
  }

  /// The controller went after it was reported: late, not leaked.
  mutating func noteDeallocation(of id: ControllerID, at instant: VirtualInstant) {
    if open.isEmpty { return }
    guard let index = open.removeValue(forKey: id) else { return }
    all[index].aftermath = .deallocated(instant)
  }

  /// The controller came back after it was reported; should it leak again, that is a new report.
  mutating func noteReturn(of id: ControllerID, at instant: VirtualInstant) {
    guard let index = open.removeValue(forKey: id) else { return }
    all[index].aftermath = .returned(instant)
  }
}
