import Foundation

/// A deallocated object is not in the table any more, nor counted; on iOS `count` may lag behind.
/// Objects are listed in the order in which they were added. A value that is no object is put into
/// a box of its own, which is deallocated at once in a weak table. The type can be a protocol,
/// other than on iOS where it has to be `@objc`.
/// - Complexity: O(count) for every call.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [TableSlot] = []

  /// `capacity` has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  @_disfavoredOverload public convenience override init() { self.init(options: .strongMemory) }
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

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

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = index(of: object) else { return nil }
    return slots[index].element()
  }

  open var allObjects: [ObjectType] { slots.compactMap { $0.element() } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }

  /// Retains the objects that are alive now.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  private func index(of object: ObjectType) -> Int? {
    let object = object as AnyObject
    return slots.firstIndex { $0.holds(object, options) }
  }

  private func sweep() { slots.removeAll { $0.object == nil } }
}

/// A strong or weak reference of a table to one object.
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

/// Its options only.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Self(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Self(rawValue: 1 << 9)
    /// No effect here.
    public static let copyIn = Self(rawValue: 1 << 16)
  }
}
