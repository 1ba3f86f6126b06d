import Foundation
import UIKitCore

extension SimulatedUser {
  /// Taps a control: a button does what it does, a switch turns, a field begins to be edited.
  ///
  /// Reported and ignored when no finger could: it is disabled, hidden, closed to touches or in no window, or
  /// its screen is covered or under way.
  public func tap(_ control: UIControl) { use(control, "Tapping") { control.respondToTap() } }

  /// Types into a field after what is there: taps it, asks its delegate for each letter, and sends
  /// `editingChanged`. Refused as a tap is.
  public func type(_ text: String, into field: UITextField) {
    use(field, "Typing into", typing: [text]) {
      field.becomeFirstResponder()
      guard field.isFirstResponder else { return }
      for letter in text { field.insertText(String(letter)) }
    }
  }

  /// Presses the return key of a field: asks the delegate, then sends `editingDidEndOnExit`, which ends
  /// editing when something is registered for it. Refused as a tap is.
  public func pressReturn(in field: UITextField) {
    use(field, "Pressing return in") { field.respondToReturn() }
  }

  private func use(
    _ control: UIControl, _ words: String, typing texts: [String] = [], _ change: () -> Void
  ) {
    use(
      control, words, reasonAgainst: control.isEnabled ? nil : "it is disabled", typing: texts,
      change)
  }
}

extension UIControl: UserOperable {
  /// Taps on controls that act on one, each segment, and texts for a field.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard isEnabled else { return }
    switch self {
    case let field as UITextField:
      for text in texts where field.text != text {
        body(
          UserOption(.control, UserOption.typing, text, "\" into ", field.wordsForUser) { user in
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

extension UIStepper {
  func forEachStep(_ body: (UserOption) -> Void) {
    for (words, step) in [("step up ", stepValue), ("step down ", -stepValue)] {
      let next = value + step
      guard next >= minimumValue, next <= maximumValue else { continue }
      body(
        UserOption(.control, words, wordsForUser) { [self] user in
          user.use(self, "Stepping", reasonAgainst: nil) {
            value = next
            sendActions(for: .valueChanged)
          }
        })
    }
  }
}

extension UISlider {
  func forEachEnd(_ body: (UserOption) -> Void) {
    for (words, end) in [(" to its start", minimumValue), (" to its end", maximumValue)]
    where value != end {
      body(
        UserOption(.control, "drag ", wordsForUser, words) { [self] user in
          user.use(self, "Dragging", reasonAgainst: nil) {
            value = end
            sendActions(for: .valueChanged)
          }
        })
    }
  }
}

extension UIRefreshControl {
  /// A pull at the list, unless it is refreshing.
  func offerPull(_ body: (UserOption) -> Void) {
    guard !isRefreshing, allControlEvents.contains(.valueChanged) else { return }
    body(
      UserOption(.control, "pull to refresh") { [self] user in
        user.use(self, "Pulling", reasonAgainst: nil) {
          beginRefreshing()
          sendActions(for: .valueChanged)
        }
      })
  }
}

extension UITextView: UserOperable {
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    let place = accessibilityLabel ?? accessibilityIdentifier
    for text in texts where isEditable && self.text != text {
      body(
        UserOption(
          .control, UserOption.typing, text,
          place == nil ? "\" into the text" : "\" into the text \"",
          place ?? "", place == nil ? "" : "\""
        ) { [self] user in
          user.use(self, "Typing into", reasonAgainst: nil, typing: [text]) {
            self.text = ""
            guard becomeFirstResponder() else { return }
            insertText(text)
          }
        })
    }
  }
}

extension UITextField: TypedInto {
  package var wordsOfText: String? {
    text.flatMap { $0.isEmpty ? nil : "\(wordsForUser): \($0)" }
  }
}

extension UITextView: TypedInto {
  package var wordsOfText: String? {
    let place = accessibilityLabel ?? accessibilityIdentifier ?? ""
    return text.flatMap { $0.isEmpty ? nil : "the text \(place): \($0)" }
  }
}

/// A view that shows a text.
@MainActor protocol TextShowing {
  var shownText: String? { get }
}

extension UILabel: TextShowing {
  var shownText: String? { text }
}

extension UIView {
  /// The words of the first label with any, from this view down; "" without.
  var wordsOfLabels: String {
    if let words = (self as? any TextShowing)?.shownText, !words.isEmpty { return words }
    for view in subviews {
      let words = view.wordsOfLabels
      if !words.isEmpty { return words }
    }
    return ""
  }
}
