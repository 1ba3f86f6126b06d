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
  @_disfavoredOverload public convenience override init() {
    self.init(options: .strongMemory)
  }

  /// One that does not hold its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// Puts an object in, unless it or an equal one is.
  open func add(_ object: ObjectType?) {
    sweep()
    guard let object, index(of: object) == nil else { return }
    slots.append(TableSlot(object as AnyObject, options))
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    sweep()
    guard let object, let index = index(of: object) else { return }
    slots.remove(at: index)
  }

  /// Takes all out.
  open func removeAllObjects() { slots = [] }

  /// Whether an object, or an equal one, is in it.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// The object in the table that is this one or equal to it.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = index(of: object) else { return nil }
    return slots[index].element()
  }

  /// Those that live.
  open var allObjects: [ObjectType] { slots.compactMap { $0.element() } }

  /// The first of those that live.
  open var anyObject: ObjectType? { allObjects.first }

  /// How many live.
  open var count: Int { allObjects.count }

  /// Goes over those that lived when it was made, and holds them until it goes.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Puts in what is in another one.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Takes out what is in another one.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  private func index(of object: ObjectType) -> Int? {
    let object = object as AnyObject
    return slots.firstIndex { $0.holds(object, options) }
  }

  private func sweep() { slots.removeAll { $0.object == nil } }
}
