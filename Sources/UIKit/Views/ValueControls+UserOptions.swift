import UIKitCore

extension UIStepper {
  /// A step up and a step down, where there is one.
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
  /// To each end, where it is not there.
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
  /// A pull at the list, while no news are on the way.
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
  /// What can be typed into it.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    let place = accessibilityLabel ?? accessibilityIdentifier
    for text in texts where isEditable && self.text != text {
      body(
        UserOption(
          .control, "type \"", text, place == nil ? "\" into the text" : "\" into the text \"",
          place ?? "", place == nil ? "" : "\""
        ) { [self] user in
          user.use(self, "Typing into", reasonAgainst: nil) {
            self.text = ""
            guard becomeFirstResponder() else { return }
            insertText(text)
          }
        })
    }
  }
}
