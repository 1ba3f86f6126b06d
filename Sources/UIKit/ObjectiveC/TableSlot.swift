/// One place of a table, which holds its object or does not.
enum TableSlot {
  case strong(AnyObject)
  case weak(WeakReference)

  struct WeakReference {
    weak var object: AnyObject?
  }

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    self =
      options.contains(.weakMemory) ? .weak(WeakReference(object: object)) : .strong(object)
  }

  /// The object while it lives.
  var object: AnyObject? {
    switch self {
    case .strong(let object): object
    case .weak(let reference): reference.object
    }
  }

  /// The object as one of a type. Unwrapped first: `nil` can be cast to `AnyObject`.
  func element<Element>() -> Element? {
    guard let object else { return nil }
    return object as? Element
  }

  /// Whether the object is another one, or equal to it as `NSObject` understands it.
  func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
      return false
    }
    return object.isEqual(other)
  }
}

/// Says how a table keeps what is in it. (`NSPointerFunctions`; its options only.)
public enum NSPointerFunctions {
  /// How objects are held and compared.
  public struct Options: OptionSet, Sendable {
    /// The options as bits, which are those of iOS.
    public let rawValue: UInt

    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held.
    public static let strongMemory: Options = []
    /// Objects are not held.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied when they are put in; not done here.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
