import LifecycleKit
import ObjectGraph

@testable import UIKitCore

extension World {
  /// A screen that has left for good, is alive and is reported by no check; or a screen that leaks on purpose and whose
  /// report has no holder.
  ///
  /// For a world at rest, when all deadlines have passed. Judged by weak references and the links themselves.
  func missedLeak() -> Violation? {
    guard checksForLeaks, simulation.application.applicationState != .background else {
      return nil
    }
    let reports = Dictionary(grouping: simulation.leaks, by: \.subject)
    for (number, controller) in living where controller.departure != nil {
      let name = controller.readableName
      guard let report = reports[name]?.last(where: \.isOpen) else {
        return Violation(
          rule: .missedLeak, words: "\(name) has left, is alive and is not reported")
      }
      guard let since = planted[number], report.foundAt > since else { continue }
      if report.retention?.path == nil {
        return Violation(
          rule: .missedLeak, words: "\(name) was made to leak, and what holds it is not found")
      }
    }
    return nil
  }
}
