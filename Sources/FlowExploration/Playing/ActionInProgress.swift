import Foundation
import Synchronization
import UIKitCore

/// The action that an explorer performs now. One that does not return hangs its test, and a line on the standard error
/// then says where.
struct ActionInProgress: Sendable {
  /// The keys of the flow, the action last.
  let flow: [UInt64]
  let names: [UInt64: String?]
  /// The screen on which it is done.
  let screen: UIViewController.Type?
  let since: ContinuousClock.Instant
  private var isTold = false

  /// How long an action may take before a line names it.
  static let patience: Duration = .seconds(30)

  init(
    flow: [UInt64], names: [UInt64: String?], screen: UIViewController.Type?,
    since: ContinuousClock.Instant = .now
  ) {
    (self.flow, self.names, self.screen, self.since) = (flow, names, screen, since)
  }

  /// The line, once, when the action has taken too long.
  mutating func line(at now: ContinuousClock.Instant) -> String? {
    guard !isTold, now - since >= Self.patience else { return nil }
    isTold = true
    let actions = flow.map { (names[$0] ?? nil) ?? "an action that is not known" }
    let place = screen.map { " on \($0)" } ?? ""
    return "lifecycle: the flow \(actions.joined(separator: ", "))\(place) has not come back for "
      + "\((now - since).components.seconds) s; --jobs of a program ends such a flow"
  }

  /// The action that is performed now, if there is one.
  static let current = Mutex<ActionInProgress?>(nil)

  static func begin(_ action: ActionInProgress) {
    watch
    current.withLock { $0 = action }
  }

  static func end() { current.withLock { $0 = nil } }

  /// Looks at the action every few seconds, in the background, because the main actor is what hangs.
  private static let watch: Void = {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 5, repeating: 5)
    timer.setEventHandler {
      // The timer goes on for as long as the process does.
      _ = timer
      guard let line = current.withLock({ $0?.line(at: .now) }) else { return }
      try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
    timer.resume()
  }()
}
