/// Corners of a layer. (`CACornerMask`.)
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// The corners with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 15)
}

/// The shape of round corners. (`CALayerCornerCurve`.)
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The curve of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother than a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
