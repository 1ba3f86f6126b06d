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

public enum UIModalTransitionStyle: String, Hashable, Sendable, Codable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIInterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The raw values are UIKit's.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default`, lightContent, darkContent = 3
}

public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none, fade, slide
}
