import Foundation
import Synchronization

private let locks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

/// Waits until no other thread has entered this object, and enters it; the same thread may several times. Retains
/// nothing: the object has to live until it is left. Returns 0.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let lock = locks.withLock { locks in
    let lock = locks[key]?.lock ?? NSRecursiveLock()
    locks[key] = (lock, (locks[key]?.users ?? 0) + 1)
    return lock
  }
  lock.lock()
  return 0
}

/// Leaves an object that this thread has entered. Returns 0, and -1 for one that no thread has entered.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let lock = locks.withLock { locks -> NSRecursiveLock? in
    guard let (lock, users) = locks[key] else { return nil }
    locks[key] = users > 1 ? (lock, users - 1) : nil
    return lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}
