import ObjectGraph

/// What can be ended by a cancellable.
@MainActor protocol Endable: AnyObject {
  func cancel()
}

/// What stands between a subject and a subscriber: it holds the closures, or the object that is assigned
/// to, until it is cancelled or complete.
@MainActor final class SimulatedSubscription<Value>: Registrable, Endable, ObjectRoleProviding {
  nonisolated static var objectRole: ObjectRole { .subscription }

  private let subjectName: String
  private weak var subject: SimulatedSubject<Value>?
  private var receiveValue: (@MainActor (Value) -> Void)?
  private var receiveCompletion: (@MainActor () -> Void)?
  private var object: AnyObject?
  /// Puts a value into the object, which it does not hold.
  private var assign: (@MainActor (Value) -> Void)?

  private weak var registry: ServiceRegistry?
  private var serial = 0

  init(
    to subject: SimulatedSubject<Value>, receiveValue: (@MainActor (Value) -> Void)? = nil,
    receiveCompletion: (@MainActor () -> Void)? = nil, object: AnyObject? = nil,
    assign: (@MainActor (Value) -> Void)? = nil
  ) {
    subjectName = subject.name
    self.subject = subject
    (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
    (self.object, self.assign) = (object, assign)
  }

  var registeredKind: SimulatedRegistration.Kind { .subscription }
  var registeredWords: String { "subscription to '\(subjectName)'" }

  func register(in registry: ServiceRegistry, isHeld: Bool, owner: AnyObject?) {
    self.registry = registry
    serial = registry.add(self, isHeld: isHeld, owner: owner)
  }

  func receive(_ value: Value) {
    receiveValue?(value)
    // Held for the call, which may cancel this.
    if let object { withExtendedLifetime(object) { assign?(value) } }
  }

  func complete() {
    let completion = receiveCompletion
    cancel()
    completion?()
  }

  func cancel() {
    subject?.remove(self)
    registry?.remove(serial)
    // Taken out first: a deinit that comes of it may cancel once more.
    _ = (receiveValue.take(), receiveCompletion.take(), object.take(), assign.take())
  }
}
