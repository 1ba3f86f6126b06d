import Foundation
import Synchronization

/// Where attached values are kept: a responder's in itself, so that a search for what holds a screen
/// sees the owner hold it; those of every other object in one table.
///
/// The table refers to its owners weakly. The values of a dead one are released by the next call made here, by
/// any caller, and at the latest when an application reads its news of deallocations: ahead of each look of a check and of
/// each reading of a log. Owners are told apart by identity, so two simulations share nothing.
///
/// Code that the compiler does not check may call from any thread, hence the lock.
@MainActor package enum AssociatedValues {
  private struct Row {
    weak var owner: AnyObject?
    var values: [AssociatedValue] = []
  }

  private static let lock = NSLock()
  private static var table: [ObjectIdentifier: Row] = [:]
  /// Whether there are rows, to be asked without the lock.
  private static let hasRows = Atomic(false)

  /// The value attached to an object under a key.
  package static func value(of owner: AnyObject, for key: Int) -> Any? {
    letting { dead in
      dead = takeDead()
      return values(of: owner).first { $0.key == key }?.value
    }
  }

  /// Attaches a value in place of the one that is; `nil` takes it away.
  package static func set(_ association: AssociatedValue?, of owner: AnyObject, for key: Int) {
    change(owner) { values in
      values.removeAll { $0.key == key }
      if let association { values.append(association) }
    }
  }

  /// Takes everything away that is attached to an object.
  package static func removeAll(of owner: AnyObject) {
    change(owner) { $0 = [] }
  }

  /// Releases the values that dead owners left behind.
  static func sweep() {
    guard hasRows.load(ordering: .relaxed) else { return }
    letting { $0 = takeDead() }
  }

  private static func change(_ owner: AnyObject, _ body: (inout [AssociatedValue]) -> Void) {
    letting { dead in
      dead = takeDead()
      let old = values(of: owner)
      var new = old
      body(&new)
      if let owner = owner as? any AssociatedValueOwner {
        owner.associated = new
      } else {
        table[ObjectIdentifier(owner)] = new.isEmpty ? nil : Row(owner: owner, values: new)
        hasRows.store(!table.isEmpty, ordering: .relaxed)
      }
      dead.append(old)
    }
  }

  private static func values(of owner: AnyObject) -> [AssociatedValue] {
    (owner as? any AssociatedValueOwner)?.associated ?? table[ObjectIdentifier(owner)]?.values ?? []
  }

  private static func takeDead() -> [[AssociatedValue]] {
    guard table.contains(where: { $0.value.owner == nil }) else { return [] }
    let dead = table.filter { $0.value.owner == nil }
    for owner in dead.keys { table[owner] = nil }
    hasRows.store(!table.isEmpty, ordering: .relaxed)
    return dead.values.map(\.values)
  }

  /// Runs `body` with the table locked. What it hands out is released after that: a `deinit` that runs
  /// then may call here.
  private static func letting<Result>(_ body: (inout [[AssociatedValue]]) -> Result) -> Result {
    var released: [[AssociatedValue]] = []
    defer { released = [] }
    lock.lock()
    defer { lock.unlock() }
    return body(&released)
  }
}
