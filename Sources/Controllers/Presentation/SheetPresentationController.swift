import Foundation

/// What manages a sheet. (`UISheetPresentationController`.) Its detents are values; nothing is laid out.
@preconcurrency @MainActor open class SheetPresentationController: PresentationController {
  /// A height at which a sheet rests. (`UISheetPresentationController.Detent`.)
  public struct Detent: Hashable, Sendable {
    /// The name of a height. (`UISheetPresentationController.Detent.Identifier`.)
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The name.
      public let rawValue: String
      /// The identifier of this name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// About half the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The whole height.
      public static let large = Identifier(rawValue: "large")
    }

    /// The name of the height.
    public let identifier: Identifier
    /// About half the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// The whole height.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now; `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is below can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling to the edge makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at an edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Changes values together; they are not animated.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
