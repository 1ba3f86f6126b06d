import ObjectGraph

/// Something that sends values to its subscribers, after Combine's `PassthroughSubject`.
///
/// The subject holds each subscription, and that its closures or its object, until it is cancelled or the
/// subject finishes. A subscription does not hold its subject (Combine: unverified). Made by
/// `SimulatedServices.subject(named:)`.
@MainActor public final class SimulatedSubject<Value> {
  /// The name of the subject.
  public let name: String
  /// Whether it sends no more.
  public private(set) var isFinished = false

  private let isShared: Bool
  private weak var registry: ServiceRegistry?
  private var subscriptions: [SimulatedSubscription<Value>] = []

  init(_ name: String, isShared: Bool, registry: ServiceRegistry) {
    (self.name, self.isShared, self.registry) = (name, isShared, registry)
  }

  /// Calls a closure for each value, until the cancellable is cancelled or released.
  ///
  /// The subject and the cancellable hold the subscription, which holds the closures: a closure that captures the
  /// object in which the cancellable is stored makes a retain cycle (observed). A subject that is finished completes at once.
  ///
  /// - Parameters:
  ///   - owner: whom the closure works for; held weakly, to tell when it is gone.
  ///   - receiveCompletion: is called once, when the subject is finished.
  ///   - receiveValue: is called with each value.
  public func sink(
    owner: AnyObject? = nil, receiveCompletion: (@MainActor () -> Void)? = nil,
    receiveValue: @escaping @MainActor (Value) -> Void
  ) -> SimulatedCancellable {
    subscribe(
      SimulatedSubscription(
        to: self, receiveValue: receiveValue, receiveCompletion: receiveCompletion), owner)
  }

  /// Puts each value into a property of an object, which the subscription holds strongly (documented).
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Value>, on object: Root, owner: AnyObject? = nil
  ) -> SimulatedCancellable {
    subscribe(
      SimulatedSubscription(
        to: self, object: object,
        assign: { [unowned object] value in object[keyPath: path] = value }), owner)
  }

  private func subscribe(
    _ subscription: SimulatedSubscription<Value>, _ owner: AnyObject?
  ) -> SimulatedCancellable {
    if isFinished {
      subscription.complete()
    } else {
      subscriptions.append(subscription)
      if let registry { subscription.register(in: registry, isHeld: isShared, owner: owner) }
    }
    return SimulatedCancellable(subscription)
  }

  /// Hands a value to every subscription, in the order in which they were made. One that is cancelled
  /// meanwhile gets nothing any more.
  public func send(_ value: Value) {
    for subscription in subscriptions { subscription.receive(value) }
  }

  /// Completes every subscription and releases them.
  public func finish() {
    guard !isFinished else { return }
    isFinished = true
    let ending = subscriptions
    subscriptions = []
    for subscription in ending { subscription.complete() }
  }

  func remove(_ subscription: SimulatedSubscription<Value>) {
    subscriptions.removeAll { $0 === subscription }
  }
}

extension SimulatedServices {
  /// Makes a subject.
  ///
  /// - Parameters:
  ///   - name: what reports and tables call it.
  ///   - type: the type of the values.
  ///   - isShared: whether the services hold it as long as they live, as a singleton would: then its
  ///     subscriptions are roots of paths. Else the caller holds it.
  public func subject<Value>(
    named name: String, of type: Value.Type = Value.self, isShared: Bool = false
  ) -> SimulatedSubject<Value> {
    let subject = SimulatedSubject<Value>(name, isShared: isShared, registry: registry)
    if isShared { registry.share(subject) }
    return subject
  }
}

/// An activity that a cancellable can end.
@MainActor protocol Endable: AnyObject {
  func cancel()
}

/// The link between a subject and a subscriber: it holds the closures, or the object that is assigned
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

/// Keeps a subscription going, after Combine's `AnyCancellable`: cancels it when it is released
/// (documented). Holds the subscription until cancelled.
@MainActor public final class SimulatedCancellable: Hashable {
  private var subscription: (any Endable)?

  init(_ subscription: any Endable) {
    self.subscription = subscription
  }

  isolated deinit { subscription?.cancel() }

  /// Ends the subscription, whose closures are let go before this returns; a second time, nothing happens.
  public func cancel() {
    subscription.take()?.cancel()
  }

  /// Puts the cancellable into a set, whose owner then holds it.
  public func store(in set: inout Set<SimulatedCancellable>) { set.insert(self) }

  /// Puts the cancellable at the end of an array, whose owner then holds it.
  public func store(in array: inout [SimulatedCancellable]) { array.append(self) }

  /// Whether both are one.
  nonisolated public static func == (one: SimulatedCancellable, other: SimulatedCancellable) -> Bool
  { one === other }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
