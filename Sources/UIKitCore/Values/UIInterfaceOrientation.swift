/// Which way up an interface is shown.
public enum UIInterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The home button, or its place, is on the right.
  case landscapeRight = 3
  /// The home button, or its place, is on the left.
  case landscapeLeft = 4

  /// Whether it is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is one of the two that lie.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways up at once. (The raw values are UIKit's.)
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit an orientation.
  public let rawValue: UInt

  /// The mask of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright, on its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Lying, the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Lying, the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both that lie.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but on its head, which is what phones do.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
