/// How much a constraint or a size matters, 1 to 1000. (Nothing is solved.)
public struct UILayoutPriority: RawRepresentable, Comparable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// The priority of this number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of this number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Whether one matters less than the other.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Must be; 1000.
  public static let required = UILayoutPriority(1000)
  /// Of content against being cut; 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Of the user dragging something to another size of the scene; 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// Of the scene against changing its size; 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Of the user dragging something inside the scene; 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Of content against being stretched; 250.
  public static let defaultLow = UILayoutPriority(250)
  /// Of a size as small as can be; 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
