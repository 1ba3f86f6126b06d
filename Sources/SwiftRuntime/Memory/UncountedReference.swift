import Glibc
import Synchronization

/// The address of an object that is not held, and a reference to it for as long as it lives.
///
/// Works like `weak`, without the table that `weak` gives its object, which slows down every later retain and
/// release of it. In its place the owner of this takes the address back, by `clear()`, before the memory of
/// the object is freed, and waits for the threads that are reading it. The reference is asked of the runtime, by
/// the function that fails once an object is going. A runtime without that function gets a `weak` variable.
///
/// Not generic, because what holds one of these in a generic class would ask the runtime for its type whenever it
/// is made or freed.
package struct UncountedReference: ~Copyable, Sendable {
  @usableFromInline let address: SharedAddress
  @usableFromInline weak let fallback: (any AnyObject & Sendable)?

  @inlinable package init(to object: any AnyObject & Sendable) {
    address = SharedAddress(of: object)
    fallback = address.isUsable ? nil : object
  }

  /// The object, from any thread; `nil` from the moment its last strong reference goes.
  ///
  /// - Parameter type: That of the object this was made with, or a superclass.
  @inlinable package func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    guard let alive = address.retained() else { return weakly() }
    return Unmanaged<Object>.fromOpaque(alive).takeRetainedValue()
  }

  /// A function of its own, because the cast would keep the one above from being inlined.
  @usableFromInline func weakly<Object: AnyObject>() -> Object? {
    address.isUsable ? nil : fallback as? Object
  }

  /// Forgets the object. To be called before its memory is freed.
  @inlinable package func clear() { address.clear() }
}

/// An address that any thread may read, without a lock: most reads come from one thread, and one write ends them.
@usableFromInline struct SharedAddress: ~Copyable, Sendable {
  @usableFromInline typealias RetainIfAlive =
    @convention(c) @Sendable (UnsafeRawPointer) -> UnsafeRawPointer?

  /// Retains an object, if it is not going; null if it is.
  private static let retainIfAlive = dlsym(nil, "swift_tryRetain").map {
    unsafeBitCast($0, to: RetainIfAlive.self)
  }

  @usableFromInline let address: Atomic<UInt>
  /// The number of threads that are reading right now.
  @usableFromInline let readers = Atomic(0)
  @usableFromInline let retainIfAlive = SharedAddress.retainIfAlive

  @usableFromInline init(of object: AnyObject) {
    address = Atomic(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  @usableFromInline var isUsable: Bool { retainIfAlive != nil }

  /// The object, retained; nil if it is going or gone.
  @inlinable func retained() -> UnsafeRawPointer? {
    // Before the address is read, so that `clear()` waits for each thread that has read it.
    readers.wrappingAdd(1, ordering: .sequentiallyConsistent)
    defer { readers.wrappingSubtract(1, ordering: .releasing) }
    guard
      let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .sequentiallyConsistent))
    else { return nil }
    return retainIfAlive?(pointer)
  }

  @usableFromInline func clear() {
    address.store(0, ordering: .sequentiallyConsistent)
    while readers.load(ordering: .sequentiallyConsistent) > 0 { sched_yield() }
  }
}
