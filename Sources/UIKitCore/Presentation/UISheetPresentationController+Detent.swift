import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests; two of the same name are equal.
  public struct Detent: Hashable, Sendable {
    /// The name of a height.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The name.
      public let rawValue: String
      /// The identifier of this name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The identifier of this name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      /// About half the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The whole height.
      public static let large = Identifier(rawValue: "large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private var resolver:
      (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    /// About half the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }

    /// The whole height.
    public static func large() -> Detent { Detent(identifier: .large) }

    /// A height that a closure computes, when `resolvedValue(in:)` is called. Without a name it gets
    /// one of its own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(
        identifier: identifier ?? Identifier(rawValue: UUID().uuidString), resolver: resolver)
    }

    private init(
      identifier: Identifier,
      resolver: (
        @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      )? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// The height in surroundings: half of what there is, all of it, or what the closure says.
    @MainActor public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }

    /// Whether the names are equal.
    public static func == (one: Detent, other: Detent) -> Bool {
      one.identifier == other.identifier
    }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }
}

/// The surroundings that a detent is computed for.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height there is.
  var maximumDetentValue: CGFloat { get }
}
