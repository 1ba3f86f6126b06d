/// The registration of a block with a notification centre.
///
/// The centre holds it, and it its block, until `removeObserver(_:)` (documented). To let go of the token
/// takes nothing back.
@MainActor public final class SimulatedNotificationToken: Registrable {
  /// The name that the block is called for; `nil` for every name.
  public let name: String?

  private(set) weak var object: AnyObject?
  private let filtersByObject: Bool
  private var block: (@MainActor (SimulatedNotification) -> Void)?
  private(set) var serial = 0

  init(
    _ name: String?, object: AnyObject?, block: @escaping @MainActor (SimulatedNotification) -> Void
  ) {
    (self.name, self.object, self.block) = (name, object, block)
    filtersByObject = object != nil
  }

  var registeredKind: SimulatedRegistration.Kind { .notification }
  var registeredWords: String { "notification \(name.map { "'\($0)'" } ?? "of any name")" }

  func register(in registry: ServiceRegistry, owner: AnyObject?) {
    serial = registry.add(self, isHeld: true, owner: owner)
  }

  /// Lets go of the block: the token may be stored for longer.
  func end() { _ = block.take() }

  func receive(_ notification: SimulatedNotification) {
    guard name == nil || name == notification.name else { return }
    if filtersByObject, object == nil || object !== notification.object { return }
    block?(notification)
  }
}
