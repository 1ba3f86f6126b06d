import Testing
import UIKit

private protocol Listening: AnyObject {}
private final class Listener: Listening {}

/// The tables that need not hold what is in them.
@Suite struct TableTests {
  @Test func `a weak hash table holds nothing and counts who lives`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let stays = Listener()
    var goes: Listener? = Listener()
    table.add(stays)
    table.add(goes)
    table.add(stays)
    #expect(table.count == 2)
    #expect(table.contains(stays))
    goes = nil
    #expect(table.count == 1)
    #expect(table.anyObject === stays)
    #expect(table.allObjects.count == 1)
    table.remove(stays)
    #expect(table.count == 0)
    #expect(!table.contains(stays))
  }

  @Test func `a protocol can be what a table is of`() {
    let table = NSHashTable<any Listening>.weakObjects()
    let listener = Listener()
    table.add(listener)
    #expect(table.allObjects.first === listener)
    #expect(table.objectEnumerator().nextObject() as? Listener === listener)
    table.removeAllObjects()
    #expect(table.allObjects.isEmpty)
  }

  @Test func `a strong hash table holds, and knows what is equal`() {
    let table = NSHashTable<NSString>()
    weak var held: NSObject?
    do {
      let word = NSMutableString(string: "word")
      held = word
      table.add(word)
    }
    #expect(held != nil)
    #expect(table.contains("word"))
    #expect(!table.contains(nil))
    let identities = NSHashTable<NSString>(options: [.weakMemory, .objectPointerPersonality])
    identities.add(table.anyObject)
    #expect(!identities.contains(NSMutableString(string: "word")))
  }

  @Test func `a map's value goes when its weak key is dead and the map is changed`() {
    let map = NSMapTable<AnyObject, Listener>.weakToStrongObjects()
    var key: Listener? = Listener()
    weak var value: Listener?
    do {
      let made = Listener()
      value = made
      map.setObject(made, forKey: key)
    }
    #expect(map.object(forKey: key) === value)
    #expect(value != nil)
    key = nil
    #expect(map.count == 0)
    #expect(map.dictionaryRepresentation().isEmpty)
    map.removeObject(forKey: nil)
    #expect(value == nil)
  }

  @Test func `a map of strong keys forgets a dead value`() {
    let map = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
    var value: Listener? = Listener()
    map.setObject(value, forKey: "a")
    #expect(map.object(forKey: "a") === value)
    value = nil
    #expect(map.object(forKey: "a") == nil)
    #expect(map.keyEnumerator().allObjects.isEmpty)
  }

  @Test func `a map replaces, removes and lists`() {
    let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    map.setObject(1, forKey: "a")
    map.setObject(2, forKey: "b")
    map.setObject(3, forKey: "a")
    #expect(map.count == 2)
    #expect(map.dictionaryRepresentation()["a" as NSString] == 3)
    #expect(map.dictionaryRepresentation().count == 2)
    #expect(map.keyEnumerator().allObjects as? [NSString] == ["b", "a"])
    #expect(map.objectEnumerator()?.allObjects as? [NSNumber] == [2, 3])
    map.removeObject(forKey: "b")
    #expect(map.object(forKey: "b") == nil)
    map.removeAllObjects()
    #expect(map.count == 0)
    let weak = NSMapTable<NSObject, NSObject>.weakToWeakObjects()
    weak.setObject(NSObject(), forKey: NSObject())
    #expect(weak.count == 0)
  }

  @Test func `a pool returns what its body returns and throws what it throws`() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
