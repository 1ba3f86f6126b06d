import UIKitCore
import Foundation

extension UIControl: UserOperable {
  /// A tap on whatever does something for a tap, a segment each, and what can be typed into a field.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard isEnabled else { return }
    switch self {
    case let field as UITextField:
      for text in texts where field.text != text {
        body(
          UserOption(.control, "type \"", text, "\" into ", field.wordsForUser) { user in
            // What is there goes first, as by a long press and a new word.
            field.text = ""
            user.type(text, into: field)
          })
      }
      if field.isEditing {
        body(
          UserOption(.control, "press return in ", field.wordsForUser) { user in
            user.pressReturn(in: field)
          })
      }
    case let segments as UISegmentedControl:
      for index in 0..<segments.numberOfSegments where index != segments.selectedSegmentIndex {
        let words = segments.titleForSegment(at: index) ?? "\(index + 1)"
        body(
          UserOption(.control, "choose the segment \"", words, "\"") { user in
            user.use(segments, "Choosing in", reasonAgainst: nil) {
              segments.selectedSegmentIndex = index
              segments.sendActions(for: .valueChanged)
            }
          })
      }
    case let toggle as UISwitch:
      body(
        UserOption(.control, toggle.isOn ? "turn off " : "turn on ", wordsForUser) { user in
          user.tap(toggle)
        })
    case let stepper as UIStepper: stepper.forEachStep(body)
    case let slider as UISlider: slider.forEachEnd(body)
    case let refresh as UIRefreshControl: refresh.offerPull(body)
    default:
      guard
        !allControlEvents.isDisjoint(with: [.touchDown, .touchUpInside, .primaryActionTriggered])
      else { return }
      body(UserOption(.control, "tap ", wordsForUser) { [self] user in user.tap(self) })
    }
  }

  /// What a user would call it: its words, or what it is.
  var wordsForUser: String {
    let words =
      (self as? UIButton)?.wordsOfButton ?? (self as? UITextField)?.placeholder
      ?? accessibilityLabel ?? accessibilityIdentifier
    let kind =
      switch self {
      case is UIButton: "the button"
      case is UITextField: "the field"
      case is UISwitch: "the switch"
      case is UIStepper: "the stepper"
      case is UISlider: "the slider"
      default: "the \(type(of: self))"
      }
    guard let words, !words.isEmpty else { return kind }
    return "\(kind) \"\(words)\""
  }
}

extension UIButton {
  fileprivate var wordsOfButton: String? {
    configuration?.title ?? title(for: .normal) ?? attributedTitle(for: .normal)?.string
  }
}
