/// The registration of an object and its method with a notification centre: held by the centre, and the
/// object weakly by it, so that it is over when the object is gone.
@MainActor final class SimulatedObserver: Registrable {
  let name: String?
  private(set) weak var observer: AnyObject?
  private weak var object: AnyObject?
  private let filtersByObject: Bool
  private let action: @MainActor (SimulatedNotification) -> Void
  private(set) var serial = 0

  init(
    _ observer: AnyObject, name: String?, object: AnyObject?,
    action: @escaping @MainActor (SimulatedNotification) -> Void
  ) {
    (self.observer, self.name, self.object, self.action) = (observer, name, object, action)
    filtersByObject = object != nil
  }

  var registeredKind: SimulatedRegistration.Kind { .notification }
  var registeredWords: String { "notification \(name.map { "'\($0)'" } ?? "of any name")" }
  var isOver: Bool { observer == nil }

  func register(in registry: ServiceRegistry) {
    serial = registry.add(self, isHeld: true, owner: observer)
  }

  func receive(_ notification: SimulatedNotification) {
    guard !isOver, name == nil || name == notification.name else { return }
    if filtersByObject, object == nil || object !== notification.object { return }
    action(notification)
  }
}
