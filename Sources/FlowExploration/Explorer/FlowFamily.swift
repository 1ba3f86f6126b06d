/// What kind of thing a user does, for choosing what an exploration leaves out.
public enum FlowFamily: String, Hashable, Sendable, Codable, CaseIterable {
  /// The back button of a stack.
  case backButton
  /// The swipe back, finished and let go.
  case swipeBack
  /// The tabs of a tab bar.
  case tab
  /// The buttons of alerts and action sheets.
  case alert
  /// The buttons of navigation bars and toolbars.
  case barButton
  /// The columns of a split view, brought in and taken away.
  case column
  /// Turning pages, finished and let go.
  case page
  /// The search bar: beginning, typing, cancelling.
  case search
  /// Pulling a sheet down, finished and let go.
  case sheet
  /// Buttons, switches and fields in the view tree.
  case control
  /// Rows and items of lists.
  case list
  /// Gesture recognisers in the view tree.
  case gesture
  /// Turning the device.
  case rotation
  /// Leaving the app and coming back.
  case application
  /// A memory warning.
  case memoryWarning
  /// Waiting until the next deadline.
  case waiting
  /// What the app added with `action(_:when:perform:)`.
  case own
}
