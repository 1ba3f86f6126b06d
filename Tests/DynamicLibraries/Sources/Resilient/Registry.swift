// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A singleton of plain fields, which the optimiser lays out among the library's data.
public final class Registry {
  nonisolated(unsafe) public static let shared = Registry()
  public var current: AnyObject?
  public var number = 0
  public weak var known: AnyObject?
}

public enum Ledger {
  nonisolated(unsafe) public static var content: [AnyObject] = []
}

/// A superclass whose layout may change.
open class Record {
  public var number = 1
  public var next: AnyObject?
  public init() {}
}

/// A value whose size the program learns when it runs.
public struct Entry {
  public var name = ""
  public var object: AnyObject?
  public init(_ object: AnyObject?) { self.object = object }
}
