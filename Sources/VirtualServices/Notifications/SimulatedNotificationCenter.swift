/// Calls blocks and methods when something is posted, after Foundation's `NotificationCenter`.
///
/// Observers are called at once, before `post` returns (documented), in the order of registration (observed).
/// One that is removed while a notification goes round is not called any more, one that is added not yet
/// (unverified).
@MainActor public final class SimulatedNotificationCenter {
  private enum Recipient {
    case block(SimulatedNotificationToken)
    case method(SimulatedObserver)

    @MainActor var serial: Int {
      switch self {
      case .block(let token): token.serial
      case .method(let observer): observer.serial
      }
    }

    /// Whether it works for an observer that is gone.
    @MainActor var isOver: Bool {
      if case .method(let observer) = self { observer.isOver } else { false }
    }
  }

  private let registry: ServiceRegistry
  /// In the order of registration, which is that of their numbers.
  private var recipients: [Recipient] = []
  /// The numbers of each observer's registrations; an address may be that of an earlier object, too.
  private var numbers: [ObjectIdentifier: [Int]] = [:]
  /// As many recipients as there may be before those whose observer is gone are forgotten.
  private var compactionSize = 64

  init(registry: ServiceRegistry) {
    self.registry = registry
  }

  /// Calls a block whenever a notification of a name, of an object, or of any, is posted.
  ///
  /// The centre holds the token and its block until `removeObserver(_:)`, whatever becomes of the token that
  /// is returned (documented). `object` is held weakly; a filter whose object is gone lets nothing through.
  ///
  /// - Parameters:
  ///   - name: the name to listen to; every name when `nil`.
  ///   - object: the sender to listen to; every sender when `nil`.
  ///   - owner: whom the block works for; held weakly, to tell when it is gone.
  ///   - block: is called with each notification.
  public func addObserver(
    forName name: String?, object: AnyObject? = nil, owner: AnyObject? = nil,
    using block: @escaping @MainActor (SimulatedNotification) -> Void
  ) -> SimulatedNotificationToken {
    let token = SimulatedNotificationToken(name, object: object, block: block)
    token.register(in: registry, owner: owner)
    recipients.append(.block(token))
    return token
  }

  /// Calls an observer's method whenever a notification is posted: the typed counterpart of a selector.
  ///
  /// The observer is held weakly, and the registration is over when it is gone (documented since iOS 9).
  /// The closure is held until then; it gets the observer and should capture nothing.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, name: String?, object: AnyObject? = nil,
    action: @escaping @MainActor (Observer, SimulatedNotification) -> Void
  ) {
    if recipients.count >= compactionSize { forgetTheDead() }
    let registration = SimulatedObserver(observer, name: name, object: object) {
      [weak observer] notification in
      if let observer { action(observer, notification) }
    }
    registration.register(in: registry)
    recipients.append(.method(registration))
    numbers[ObjectIdentifier(observer), default: []].append(registration.serial)
  }

  /// A value for each notification of a name, after `NotificationCenter.notifications(named:)`, without what it carries.
  ///
  /// There is no last one: a task that iterates them waits until it is cancelled, which takes the registration back in
  /// a later turn. The centre holds those that are not asked for yet.
  public func posts(
    named name: String, object: AnyObject? = nil, owner: AnyObject? = nil
  ) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let token = addObserver(forName: name, object: object, owner: owner) { _ in
      continuation.yield()
    }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor [weak self] in self?.removeObserver(token) }
    }
    return stream
  }

  /// Takes back a block's registration; its block is let go before this returns, also when the token is
  /// stored (observed with Foundation on Linux). A second time, nothing happens.
  public func removeObserver(_ token: SimulatedNotificationToken) {
    remove([token.serial])
    token.end()
  }

  /// Takes back all registrations of an object's methods, or those for one name.
  public func removeObserver(_ observer: AnyObject, name: String? = nil) {
    let key = ObjectIdentifier(observer)
    guard let candidates = numbers.removeValue(forKey: key) else { return }
    let (meant, others) = candidates.reduce(into: ([Int](), [Int]())) { lists, number in
      guard let index = index(of: number), case .method(let registration) = recipients[index],
        registration.observer === observer
      else { return }
      if name == nil || name == registration.name {
        lists.0.append(number)
      } else {
        lists.1.append(number)
      }
    }
    if !others.isEmpty { numbers[key] = others }
    remove(meant)
  }

  private func remove(_ numbers: [Int]) {
    // Held until all is in order, for the deinits that may come of it.
    let removed = numbers.reversed().compactMap(index).map { recipients.remove(at: $0) }
    for recipient in removed.reversed() { registry.remove(recipient.serial) }
  }

  /// Where the recipient of a number stands. - Complexity: O(log n).
  private func index(of number: Int) -> Int? {
    var range = recipients.indices
    while let low = range.first {
      let middle = low + range.count / 2
      let found = recipients[middle].serial
      if found == number { return middle }
      range = found < number ? middle + 1..<range.upperBound : low..<middle
    }
    return nil
  }

  private func forgetTheDead() {
    let all = recipients
    recipients = all.filter { !$0.isOver }
    for recipient in all where recipient.isOver { registry.remove(recipient.serial) }
    numbers = [:]
    for case .method(let living) in recipients {
      guard let observer = living.observer else { continue }
      numbers[ObjectIdentifier(observer), default: []].append(living.serial)
    }
    compactionSize = max(64, recipients.count * 2)
  }

  /// Calls every observer that is registered for it, in order, and returns.
  public func post(name: String, object: AnyObject? = nil, userInfo: [String: Any] = [:]) {
    let notification = SimulatedNotification(name: name, object: object, userInfo: userInfo)
    for recipient in recipients where registry.contains(recipient.serial) {
      switch recipient {
      case .block(let token): token.receive(notification)
      case .method(let observer): observer.receive(notification)
      }
    }
  }
}

/// The registration of a block with a notification centre.
///
/// The centre holds it, and it its block, until `removeObserver(_:)` (documented). To release the token
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

  /// Releases the block: the token may be stored for longer.
  func end() { _ = block.take() }

  func receive(_ notification: SimulatedNotification) {
    guard name == nil || name == notification.name else { return }
    if filtersByObject, object == nil || object !== notification.object { return }
    block?(notification)
  }
}

/// A notification as its observers receive it.
public struct SimulatedNotification {
  /// The notification's name.
  public var name: String
  /// The sender, if one was given. Held by this value.
  public var object: AnyObject?
  /// The user info. Held by this value.
  public var userInfo: [String: Any]

  /// Describes a notification.
  public init(name: String, object: AnyObject? = nil, userInfo: [String: Any] = [:]) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }
}

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
