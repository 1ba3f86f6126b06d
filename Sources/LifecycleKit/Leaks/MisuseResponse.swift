import Foundation
import UIKitCore

/// What a simulation does with a misuse besides recording it. Performed before the refused call returns.
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
