import Foundation
import Synchronization
import UIKitCore

/// Atomic or not makes no difference here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not hold an object: it can be had while it lives. On iOS the reference dangles after that. A
  /// value that is no object has nothing else to live by and is held.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Holds a copy, of what is `NSCopying`; else the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Holds a copy, of what is `NSCopying`; else the value.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Attaches a value to an object under a key, in place of the one that is there; `nil` takes that away.
///
/// The key is the address of a variable that stays where it is, one of a file or a static one. The value
/// lives as long as its owner and no longer. Views, controllers, windows and the application keep it
/// themselves, so that it is released with them and shown as theirs in a leak's path. What another object
/// leaves behind is released with the next call of one of these functions, and at the latest before a
/// check looks: between the two a `weak` reference to the value still finds it. In the `deinit` of such an
/// owner its values cannot be had any more.
///
/// An owner that is no object, or a class itself, keeps nothing. For code on the main actor; that on other
/// threads, which only the rules of Swift 6 tell, may attach to its own objects but not to responders.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = reference(to: object) else { return }
  let key = Int(bitPattern: key)
  AssociatedValues.set(association(of: value, policy, for: key), of: owner, for: key)
}

@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let owner = reference(to: object) else { return nil }
  return AssociatedValues.value(of: owner, for: Int(bitPattern: key))
}

@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
  guard let owner = reference(to: object) else { return }
  AssociatedValues.removeAll(of: owner)
}

private func association(
  of value: Any?, _ policy: objc_AssociationPolicy, for key: Int
) -> AssociatedValue? {
  guard let value else { return nil }
  switch policy {
  case .OBJC_ASSOCIATION_ASSIGN:
    guard let object = reference(to: value) else {
      return AssociatedValue(holding: value, for: key)
    }
    return AssociatedValue(notHolding: object, for: key)
  case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN:
    return AssociatedValue(holding: value, for: key)
  case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
    let copy = (reference(to: value) as? any NSCopying)?.copy(with: nil)
    return AssociatedValue(holding: copy ?? value, for: key)
  }
}

/// The object that a value is, also in an optional; a cast alone would put a struct into a box.
private func reference(to value: Any) -> AnyObject? {
  if let optional = value as? any Wrapping { return optional.wrapped.flatMap(reference(to:)) }
  return type(of: value) is AnyClass ? value as AnyObject : nil
}

private protocol Wrapping {
  var wrapped: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var wrapped: Any? { self }
}

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

/// Calls `body`. There is no pool to drain: objects go with their last reference.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
