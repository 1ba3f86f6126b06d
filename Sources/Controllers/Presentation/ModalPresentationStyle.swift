/// How a presented controller covers what is below it. (`UIModalPresentationStyle`.)
public enum ModalPresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// A sheet: the same as `pageSheet` here, as on iOS 13 and later. (Documented.)
  case automatic
  /// Covers the screen; the presenter's view leaves the window and the presenter disappears.
  case fullScreen
  /// A sheet; the presenter's view stays and the presenter gets no callbacks.
  case pageSheet
  /// A small sheet; the presenter's view stays and the presenter gets no callbacks.
  case formSheet
  /// Covers the screen and leaves the presenter's view in place; the presenter gets no callbacks.
  case overFullScreen

  /// Whether the presenter's view leaves the window when the presentation has ended its animation.
  public var removesPresenterView: Bool { self == .fullScreen }
}
