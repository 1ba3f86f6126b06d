import UIKitCore

extension SimulatedUser {
  /// Taps a control: a button does what it does, a switch turns, a field begins to be edited.
  ///
  /// Reported and ignored when no finger could: it is disabled, hidden, closed to touches or in no window, or
  /// its screen is covered or under way.
  public func tap(_ control: UIControl) {
    use(control, "Tapping") { control.respondToTap() }
  }

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
