// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A singleton of plain fields, which the optimiser lays out among the library's data.
public final class Cupboard {
  nonisolated(unsafe) public static let shared = Cupboard()
  public var current: AnyObject?
  public var number = 0
  public weak var known: AnyObject?
}

public enum Drawer {
  nonisolated(unsafe) public static var content: [AnyObject] = []
}

/// A superclass whose layout is fixed.
open class Piece {
  public var number = 1
  public var next: AnyObject?
  public init() {}
}
