import Foundation

/// A set that need not hold what is in it. (`NSHashTable`, which Foundation lacks on Linux.)
///
/// An object that died is not in it any more, nor counted; on iOS `count` may run behind. Listed in the
/// order in which the objects came. What is not of a class is put into a box of its own, which dies at
/// once in a weak table. A protocol can stand as the type, other than on iOS where it has to be `@objc`.
/// - Complexity: O(count) for every call.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [TableSlot] = []

  /// Makes an empty one; `capacity` is of no consequence.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  /// Makes one that holds its objects.
  @_disfavoredOverload public convenience override init() { self.init(options: .strongMemory) }

  /// One that does not hold its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Puts an object in, unless it or an equal one is.
  open func add(_ object: ObjectType?) {
    sweep()
    guard let object, index(of: object) == nil else { return }
    slots.append(TableSlot(object as AnyObject, options))
  }

  open func remove(_ object: ObjectType?) {
    sweep()
    guard let object, let index = index(of: object) else { return }
    slots.remove(at: index)
  }

  open func removeAllObjects() { slots = [] }
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// The object in the table that is this one or equal to it.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = index(of: object) else { return nil }
    return slots[index].element()
  }

  open var allObjects: [ObjectType] { slots.compactMap { $0.element() } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }

  /// Goes over those that lived when it was made, and holds them until it goes.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  private func index(of object: ObjectType) -> Int? {
    let object = object as AnyObject
    return slots.firstIndex { $0.holds(object, options) }
  }

  private func sweep() { slots.removeAll { $0.object == nil } }
}

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
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Self(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Self(rawValue: 1 << 9)
    /// Objects are copied when they are put in; not done here.
    public static let copyIn = Self(rawValue: 1 << 16)
  }
}
