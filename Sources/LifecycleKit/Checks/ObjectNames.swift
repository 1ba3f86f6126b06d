import UIKitCore
import ObjectGraph
import VirtualTime

/// Objects with expectations: held weakly, each with an identity of its simulation's.
///
/// A controller or a window has its own identity; anything else gets the next one when it is first
/// mentioned, and with it a name, `SessionModel#1`. Identities are serial numbers: an object at the address
/// of one that is gone is another object. No `deinit` tells of the end of an arbitrary object, so
/// `noteDeaths()` is called before time moves on and before results are read.
@MainActor final class ObjectNames {
  private struct Entry {
    weak var object: AnyObject?
    let id: InstanceID
  }

  /// The objects in the order in which they were mentioned.
  private struct Mention: Comparable {
    let id: InstanceID
    let address: ObjectAddress

    static func < (one: Mention, other: Mention) -> Bool { one.id < other.id }
  }

  private let environment: Environment
  private var entries: [ObjectAddress: Entry] = [:]

  /// Called with each object that was found to be deallocated, those mentioned first the earlier.
  var onDeath: (InstanceID, VirtualInstant) -> Void = { _, _ in }

  init(environment: Environment) {
    self.environment = environment
  }

  /// Whether there is any to look after.
  var isEmpty: Bool { entries.isEmpty }

  /// The identity of an object, the same for as long as it lives.
  ///
  /// - Complexity: O(1).
  func id(of object: AnyObject) -> InstanceID {
    if let controller = object as? UIViewController, controller.environment === environment {
      return controller.id
    }
    let address = ObjectAddress(of: object)
    if let entry = entries[address] {
      if entry.object === object { return entry.id }
      noteDeath(of: entry.id, at: address)
    }
    let id = (object as? UIWindow)?.id ?? environment.names.enroll(type(of: object))
    entries[address] = Entry(object: object, id: id)
    environment.otherNews.raise()
    return id
  }

  /// The identity of the object at an address; `nil` when it was not mentioned.
  func id(at address: ObjectAddress) -> InstanceID? {
    entries[address].flatMap { $0.object == nil ? nil : $0.id }
  }

  /// The name of the object at an address; `nil` when it was not mentioned.
  func name(at address: ObjectAddress) -> String? {
    id(at: address).map { environment.names.name(of: $0) }
  }

  /// The living ones for which `isWanted`, in the order in which they were mentioned.
  func living(where isWanted: (InstanceID) -> Bool) -> [ObjectAddress] {
    mentions { isWanted($0.id) && $0.object != nil }.map(\.address)
  }

  /// Takes note, dated to the present instant, of the objects that are gone since the last call.
  ///
  /// - Complexity: O(living objects mentioned), nothing without any.
  func noteDeaths() {
    if entries.isEmpty { return }
    for gone in mentions(where: { $0.object == nil }) { noteDeath(of: gone.id, at: gone.address) }
  }

  /// Not the entries themselves: each move of a weak reference in sorting costs more than all the rest.
  private func mentions(where isWanted: (Entry) -> Bool) -> [Mention] {
    var mentions: [Mention] = []
    for (address, entry) in entries where isWanted(entry) {
      mentions.append(Mention(id: entry.id, address: address))
    }
    return mentions.sorted()
  }

  /// The object went, at this instant; for news that comes before `noteDeaths()` sees it.
  func noteDeath(of id: InstanceID, at address: ObjectAddress, on instant: VirtualInstant? = nil) {
    guard entries[address]?.id == id else { return }
    entries[address] = nil
    onDeath(id, instant ?? environment.clock.now)
  }
}
