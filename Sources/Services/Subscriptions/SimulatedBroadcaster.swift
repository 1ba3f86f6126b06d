import ObjectGraph

/// A list of listeners that are all told, as apps write it themselves: each is held strongly until removed.
///
/// Made by `SimulatedServices.broadcaster(named:)`.
@MainActor public final class SimulatedBroadcaster<Listener> {
  /// What the broadcaster was called.
  public let name: String

  private let isShared: Bool
  private weak var registry: ServiceRegistry?
  private var entries: [ListenerEntry<Listener>] = []

  init(_ name: String, isShared: Bool, registry: ServiceRegistry) {
    (self.name, self.isShared, self.registry) = (name, isShared, registry)
  }

  /// The listeners, in the order in which they came.
  public var listeners: [Listener] { entries.map(\.listener) }

  /// Adds a listener, which is held until it is removed. Added twice, it is told twice.
  public func add(_ listener: Listener, owner: AnyObject? = nil) {
    let entry = ListenerEntry(listener, of: name)
    entries.append(entry)
    guard let registry else { return }
    entry.serial = registry.add(entry, isHeld: isShared, owner: owner)
  }

  /// Removes a listener as often as it was added; one that never was is let pass.
  public func remove(_ listener: Listener) {
    let identity = ObjectIdentifier(listener as AnyObject)
    // Held until all is in order, for the deinits that may come of it.
    let before = entries
    entries = before.filter { ObjectIdentifier($0.listener as AnyObject) != identity }
    for entry in before where ObjectIdentifier(entry.listener as AnyObject) == identity {
      registry?.remove(entry.serial)
    }
  }

  /// Tells every listener that is there when this begins, in the order in which they came.
  public func broadcast(_ message: @MainActor (Listener) -> Void) {
    for entry in entries { message(entry.listener) }
  }
}

/// A place in the list.
@MainActor private final class ListenerEntry<Listener>: Registrable, ObjectRoleProviding {
  let listener: Listener
  var serial = 0
  private let broadcasterName: String

  init(_ listener: Listener, of broadcasterName: String) {
    (self.listener, self.broadcasterName) = (listener, broadcasterName)
  }

  nonisolated static var objectRole: ObjectRole { .listener }
  var registeredKind: SimulatedRegistration.Kind { .listener }
  var registeredWords: String { "listener of '\(broadcasterName)'" }
}

extension SimulatedServices {
  /// Makes a broadcaster.
  ///
  /// - Parameters:
  ///   - name: what reports and tables call it.
  ///   - type: the type of the listeners.
  ///   - isShared: whether the services hold it as long as they live, as a singleton would: then its
  ///     listeners are roots of paths. Else the caller holds it.
  public func broadcaster<Listener>(
    named name: String, of type: Listener.Type = Listener.self, isShared: Bool = false
  ) -> SimulatedBroadcaster<Listener> {
    let broadcaster = SimulatedBroadcaster<Listener>(name, isShared: isShared, registry: registry)
    if isShared { registry.share(broadcaster) }
    return broadcaster
  }
}
