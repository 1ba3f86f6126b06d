/// How content fills a layer. (`CALayerContentsGravity`.)
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The way of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Above.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Below.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Above at the left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Above at the right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Below at the left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Below at the right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills, with its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
