import ObjectGraph

/// A property whose changes can be observed, after key-value observing: stored in the observed object.
///
/// Holds each registration, and that its handler, until the token is invalidated or released, or the
/// property goes with its object. Made by `SimulatedServices.observedProperty(named:value:)`.
@MainActor public final class SimulatedProperty<Value> {
  /// The name of the property.
  public let name: String
  /// The value. Setting it calls the handlers, before the assignment returns, in the order of registration
  /// (the original's order: undocumented).
  public var value: Value {
    didSet {
      for registration in registrations { registration.changeHandler?(oldValue, value) }
    }
  }

  private weak var registry: ServiceRegistry?
  private var registrations: [PropertyRegistration<Value>] = []

  init(_ name: String, value: Value, registry: ServiceRegistry) {
    (self.name, self.value, self.registry) = (name, value, registry)
  }

  /// Calls a handler with the old and the new value at each change, until the token is invalidated or
  /// released (documented). Property and token hold the handler until then.
  ///
  /// - Parameters:
  ///   - owner: whom the handler works for; held weakly, to tell when it is gone.
  ///   - changeHandler: is called with the old and the new value.
  public func observe(
    owner: AnyObject? = nil,
    changeHandler: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> SimulatedObservation {
    let registration = PropertyRegistration(of: self, changeHandler: changeHandler)
    registrations.append(registration)
    if let registry { registration.register(in: registry, owner: owner) }
    return SimulatedObservation(registration)
  }

  func remove(_ registration: PropertyRegistration<Value>) {
    registrations.removeAll { $0 === registration }
  }
}

/// The token of an observation, after `NSKeyValueObservation`: unregisters when it is released
/// (documented).
@MainActor public final class SimulatedObservation {
  private var registration: (any Endable)?

  init(_ registration: any Endable) {
    self.registration = registration
  }

  isolated deinit { registration?.cancel() }

  /// Takes the registration back; its handler is let go before this returns. A second time, nothing happens.
  public func invalidate() {
    registration.take()?.cancel()
  }
}

/// The entry of one token in the observed property.
@MainActor final class PropertyRegistration<Value>: Registrable, Endable {
  private let propertyName: String
  private weak var property: SimulatedProperty<Value>?
  private(set) var changeHandler: (@MainActor (Value, Value) -> Void)?
  private weak var registry: ServiceRegistry?
  private var serial = 0

  init(
    of property: SimulatedProperty<Value>,
    changeHandler: @escaping @MainActor (Value, Value) -> Void
  ) {
    propertyName = property.name
    self.property = property
    self.changeHandler = changeHandler
  }

  var registeredKind: SimulatedRegistration.Kind { .observation }
  var registeredWords: String { "observation of '\(propertyName)'" }

  func register(in registry: ServiceRegistry, owner: AnyObject?) {
    self.registry = registry
    serial = registry.add(self, isHeld: false, owner: owner)
  }

  func cancel() {
    property?.remove(self)
    registry?.remove(serial)
    // Taken out first: a deinit that comes of it may cancel once more.
    _ = changeHandler.take()
  }
}

extension SimulatedServices {
  /// Makes an observable property; the object that stores it is the observed one.
  public func observedProperty<Value>(named name: String, value: Value) -> SimulatedProperty<Value>
  {
    SimulatedProperty(name, value: value, registry: registry)
  }
}

/// A list of listeners that are all told, as apps write it themselves: each is held strongly until removed.
///
/// Made by `SimulatedServices.broadcaster(named:)`.
@MainActor public final class SimulatedBroadcaster<Listener> {
  /// The name of the broadcaster.
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
