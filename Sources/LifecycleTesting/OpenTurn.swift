import Foundation
import LifecycleKit

extension TestCheck {
  /// Notes how many steps wait for the end of the turn when an assertion fails, with its place, for the page.
  ///
  /// - Returns: the number and the call that ends the turn, in words; `nil` if no step waits, and off the main
  ///   queue.
  nonisolated func noteOpenTurn(atFailureIn file: String, line: Int) -> String? {
    guard MainQueueMark.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      let count = simulation.stepsAtTurnEnd
      if count == 0 { return nil }
      let words =
        (count == 1 ? "1 step waits" : "\(count) steps wait")
        + " for the end of the turn: call endTurn() or settle()"
      let name = file.split(separator: "/").last.map(String.init) ?? file
      openTurns.append("\(name):\(line): \(words)")
      return words
    }
  }
}

/// A mark of the main queue, whose code on Linux need not run on the main thread.
enum MainQueueMark {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isSet: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  static var isCurrent: Bool { isSet && DispatchQueue.getSpecific(key: key) == true }
}
