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
  }

  private let registry: ServiceRegistry
  private var recipients: [Recipient] = []

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
    remove { recipient in
      if case .method(let old) = recipient { old.isOver } else { false }
    }
    let registration = SimulatedObserver(observer, name: name, object: object) {
      [weak observer] notification in
      if let observer { action(observer, notification) }
    }
    registration.register(in: registry)
    recipients.append(.method(registration))
  }

  /// Takes back a block's registration; its block is let go before this returns, also when the token is
  /// stored (observed with Foundation on Linux). A second time, nothing happens.
  public func removeObserver(_ token: SimulatedNotificationToken) {
    remove { recipient in
      if case .block(let other) = recipient { other === token } else { false }
    }
    token.end()
  }

  /// Takes back all registrations of an object's methods, or those for one name.
  public func removeObserver(_ observer: AnyObject, name: String? = nil) {
    remove { recipient in
      guard case .method(let registration) = recipient else { return false }
      return registration.observer === observer && (name == nil || name == registration.name)
    }
  }

  private func remove(where isMeant: (Recipient) -> Bool) {
    // Held until all is in order, for the deinits that may come of it.
    let before = recipients
    recipients = before.filter { !isMeant($0) }
    for recipient in before where isMeant(recipient) { registry.remove(recipient.serial) }
  }

  /// Calls everybody who is registered for it, in order, and returns.
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
