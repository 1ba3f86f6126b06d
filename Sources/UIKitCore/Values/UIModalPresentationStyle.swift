/// How a presented controller covers what is below it.
public enum UIModalPresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// A sheet: the same as `pageSheet` here, as on iOS 13 and later. (Documented.)
  case automatic
  /// No style: what `adaptivePresentationStyle(for:)` answers to keep the one there is, and the style of a
  /// change inside a container. Presented with it, a controller gets `automatic`.
  case none
  /// Covers the screen; the presenter's view leaves the window and the presenter disappears.
  case fullScreen
  /// A sheet; the presenter's view stays and the presenter gets no callbacks.
  case pageSheet
  /// A small sheet; the presenter's view stays and the presenter gets no callbacks.
  case formSheet
  /// Covers the nearest controller that defines a presentation context, which disappears; else as
  /// `fullScreen`.
  case currentContext
  /// As the presentation controller says that the transitioning delegate hands out; without one the
  /// presenter's view stays.
  case custom
  /// Covers the screen and leaves the presenter's view in place; the presenter gets no callbacks.
  case overFullScreen
  /// Stands over the nearest controller that defines a presentation context, whose view stays.
  case overCurrentContext
  /// A small window with an arrow; the presenter's view stays and the presenter gets no callbacks.
  case popover

  /// Whether the presenter's view leaves the window when the presentation has ended its animation.
  public var removesPresenterView: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the nearest controller that defines a presentation context presents, and not the topmost.
  public var usesPresentationContext: Bool {
    self == .currentContext || self == .overCurrentContext
  }

  /// Whether the user can pull it down or tap beside it to be rid of it.
  public var canBePulledDown: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}

/// How a presentation is animated: a value that is kept.
public enum UIModalTransitionStyle: String, Hashable, Sendable, Codable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
