import Foundation

/// A pair whose key or value is deallocated is not in the table any more, nor counted; on iOS
/// `count` may lag behind. The value of a deallocated key is released with the next change of the
/// table, as on iOS no earlier.
/// - Complexity: O(count) for every call.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Pair {
    let key: TableSlot
    let value: TableSlot
    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [Pair] = []

  /// `capacity` has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  @_disfavoredOverload public convenience override init() {
    self.init(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key, let index = index(of: key) else { return nil }
    return pairs[index].value.element()
  }

  /// `nil` removes the value.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    sweep()
    guard let key else { return }
    if let index = index(of: key) { pairs.remove(at: index) }
    guard let object else { return }
    pairs.append(
      Pair(
        key: TableSlot(key as AnyObject, keyOptions),
        value: TableSlot(object as AnyObject, valueOptions)))
  }

  open func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
  open func removeAllObjects() { pairs = [] }
  open var count: Int { pairs.count { $0.isAlive } }

  /// Retains the keys that are alive now.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living { $0.key.element() as KeyType? }).objectEnumerator()
  }

  /// Retains the values that are alive now.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living { $0.value.element() as ObjectType? }).objectEnumerator()
  }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for pair in pairs where pair.isAlive {
      guard let key: AnyHashable = pair.key.element() else { continue }
      dictionary[key] = pair.value.element()
    }
    return dictionary
  }

  private func living<Element>(_ element: (Pair) -> Element?) -> [Element] {
    pairs.filter(\.isAlive).compactMap(element)
  }

  private func index(of key: KeyType) -> Int? {
    let key = key as AnyObject
    return pairs.firstIndex { $0.isAlive && $0.key.holds(key, keyOptions) }
  }

  private func sweep() { pairs.removeAll { !$0.isAlive } }
}
