import UIKitCore

extension UIGestureRecognizer: UserOperable {
  /// The gesture that it waits for, if anything comes of it: a target is told, or a class of the app's own
  /// hears of its state.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard let view, hasTargetToTell || isOfApp else { return }
    body(
      UserOption(.gesture, verb, view.wordsForGestures) { [self] user in user.make(self) })
  }

  /// Whether its class is declared outside of this module.
  private var isOfApp: Bool {
    let own: [UIGestureRecognizer.Type] = [
      UIGestureRecognizer.self, UITapGestureRecognizer.self, UIPanGestureRecognizer.self,
      UIScreenEdgePanGestureRecognizer.self, UISwipeGestureRecognizer.self,
      UILongPressGestureRecognizer.self, UIPinchGestureRecognizer.self,
      UIRotationGestureRecognizer.self, UIHoverGestureRecognizer.self,
    ]
    return !own.contains { $0 == Swift.type(of: self) }
  }

  /// What the fingers do, up to the name of the view.
  private var verb: String {
    switch self {
    case let tap as UITapGestureRecognizer:
      let fingers =
        tap.numberOfTouchesRequired > 1 ? "with \(tap.numberOfTouchesRequired) fingers " : ""
      return tap.numberOfTapsRequired > 1 ? "double-tap \(fingers)on " : "tap \(fingers)on "
    case let swipe as UISwipeGestureRecognizer: return "swipe \(swipe.direction.words) over "
    case is UILongPressGestureRecognizer: return "press long on "
    case is UIScreenEdgePanGestureRecognizer: return "drag from the edge of "
    case is UIPanGestureRecognizer: return "drag "
    case is UIPinchGestureRecognizer: return "pinch "
    case is UIRotationGestureRecognizer: return "turn with two fingers "
    case is UIHoverGestureRecognizer: return "hover over "
    default: return "make the gesture \(Swift.type(of: self)) on "
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The first of its directions, in words.
  fileprivate var words: String {
    if contains(.right) { return "right" }
    if contains(.left) { return "left" }
    return contains(.up) ? "up" : "down"
  }
}

extension UIView {
  /// What a user would call it: its words, or what it is.
  fileprivate var wordsForGestures: String {
    let words = accessibilityLabel ?? accessibilityIdentifier ?? wordsOfLabels
    let kind = Swift.type(of: self) == UIView.self ? "the view" : "the \(Swift.type(of: self))"
    return words.isEmpty ? kind : "\(kind) \"\(words)\""
  }
}
