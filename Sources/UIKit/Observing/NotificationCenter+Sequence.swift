import Foundation
import Synchronization

extension NotificationCenter {
  /// The notifications of a name, one after the other: there is no last one.
  ///
  /// A task that iterates them waits until it is cancelled, and what it captures waits with it. The registration is
  /// made where the iteration begins (observed), and taken back where the iterator goes or its task is cancelled. What
  /// is posted meanwhile is kept for it, however much it is (unverified). The sender is not held (unverified).
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  { Notifications(self, name, object.map(ObjectIdentifier.init)) }

  /// A sequence of notifications without an end.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let sender: ObjectIdentifier?

    fileprivate init(
      _ center: NotificationCenter, _ name: Notification.Name, _ sender: ObjectIdentifier?
    ) {
      (self.center, self.name, self.sender) = (center, name, sender)
    }

    public func makeAsyncIterator() -> Iterator { Iterator(center, name, sender) }

    public struct Iterator: AsyncIteratorProtocol {
      private var notifications: AsyncStream<Notification>.Iterator
      private let registration: Registration

      fileprivate init(
        _ center: NotificationCenter, _ name: Notification.Name, _ sender: ObjectIdentifier?
      ) {
        let (stream, continuation) = AsyncStream<Notification>.makeStream()
        let registration = Registration(center, name) { notification in
          let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
          guard sender == nil || sender == object else { return }
          nonisolated(unsafe) let posted = notification
          continuation.yield(posted)
        }
        continuation.onTermination = { [weak registration] _ in registration?.end() }
        notifications = stream.makeAsyncIterator()
        self.registration = registration
      }

      public mutating func next() async -> Notification? { await notifications.next() }

      // Inlined, it would be missing in what a report says of the task that waits in it.
      @inline(never)
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await notifications.next(isolation: actor)
      }
    }
  }

  /// The block with the centre: taken back at the latest when this goes.
  private final class Registration: Sendable {
    private let center: NotificationCenter
    private let token: Mutex<(any NSObjectProtocol)?>

    init(
      _ center: NotificationCenter, _ name: Notification.Name,
      _ block: @escaping @Sendable (Notification) -> Void
    ) {
      self.center = center
      token = Mutex(center.addObserver(forName: name, object: nil, queue: nil, using: block))
    }

    deinit { end() }

    func end() {
      token.withLock { token in
        if let token { center.removeObserver(token) }
        token = nil
      }
    }
  }
}
