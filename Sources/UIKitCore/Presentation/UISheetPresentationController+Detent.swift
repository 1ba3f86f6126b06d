import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests; two of the same name are equal.
  public struct Detent: Hashable, Sendable {
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }

    public let identifier: Identifier
    private var resolver:
      (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    public static func medium() -> Detent { Detent(identifier: .medium) }
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

    @MainActor public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }

    public static func == (one: Detent, other: Detent) -> Bool {
      one.identifier == other.identifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }
}

@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}
