import Glibc
import Synchronization

/// The address of an object that is not held, and a reference to it for as long as it lives.
///
/// Works like `weak`, without the table that `weak` gives its object, which slows down every later retain and
/// release of it. In its place the owner of this takes the address back, by `clear()`, before the memory of
/// the object is freed; until then the lock keeps the memory there. The reference is asked of the runtime, by
/// the function that fails once an object is going. A runtime without that function gets a `weak` variable.
///
/// Not generic, because what holds one of these in a generic class would ask the runtime for its type whenever it
/// is made or freed.
package struct UncountedReference: ~Copyable, Sendable {
  @usableFromInline let address: LockedAddress
  @usableFromInline weak let fallback: (any AnyObject & Sendable)?

  @inlinable package init(to object: any AnyObject & Sendable) {
    address = LockedAddress(of: object)
    fallback = address.isUsable ? nil : object
  }

  /// The object, from any thread; `nil` from the moment its last strong reference goes.
  ///
  /// - Parameter type: That of the object this was made with, or a superclass.
  @inlinable package func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    guard let alive = address.retained() else { return fallback as? Object }
    return Unmanaged<Object>.fromOpaque(alive).takeRetainedValue()
  }

  /// Forgets the object. To be called before its memory is freed.
  @inlinable package func clear() { address.clear() }
}

@usableFromInline struct LockedAddress: ~Copyable, Sendable {
  private typealias RetainIfAlive =
    @convention(c) @Sendable (UnsafeRawPointer) -> UnsafeRawPointer?

  /// Retains an object, if it is not going; null if it is.
  private static let retainIfAlive = dlsym(nil, "swift_tryRetain").map {
    unsafeBitCast($0, to: RetainIfAlive.self)
  }

  private let address: Mutex<UInt>
  private let retainIfAlive = LockedAddress.retainIfAlive

  @usableFromInline init(of object: AnyObject) {
    address = Mutex(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  @usableFromInline var isUsable: Bool { retainIfAlive != nil }

  /// The object, retained; nil if it is going or gone.
  @usableFromInline func retained() -> UnsafeRawPointer? {
    address.withLock { address in
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
      return retainIfAlive?(pointer)
    }
  }

  @usableFromInline func clear() { address.withLock { $0 = 0 } }
}
