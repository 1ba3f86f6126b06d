import LifecycleTesting
import Testing
import UIKit

extension Simulation {
  /// What the user sees, which has to be a screen of a type.
  func visible<Screen: UIViewController>(
    _ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    let screen = visibleViewController
    return try #require(
      screen as? Screen, "\(screen.map { "\($0)" } ?? "nothing") is on screen",
      sourceLocation: sourceLocation)
  }

  /// Lets three seconds pass: longer than any animation, and than a screen may live on after it has left.
  func wait() {
    advance(by: .seconds(3))
  }
}
