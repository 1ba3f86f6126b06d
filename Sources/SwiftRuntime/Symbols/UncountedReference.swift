import Glibc
import Synchronization

/// The address of an object that is not held, and a reference to it for as long as it lives.
///
/// Works like `weak`, without the table that `weak` gives its object, which slows down every later retain and
/// release of it. In its place the owner of this takes the address back, by `clear()`, before the memory of
/// the object is freed, and waits for the threads that are reading it. The reference is asked of the runtime, by
/// the function that fails once an object is going. A runtime in which that is not found gets a `weak` variable.
///
/// Any thread may read, without a lock: most reads come from one thread, and one write ends them. Not generic, because
/// what holds one of these in a generic class would ask the runtime for its type whenever it is made or freed.
package struct UncountedReference: ~Copyable, Sendable {
  private typealias RetainIfAlive =
    @convention(c) @Sendable (UnsafeRawPointer) -> UnsafeRawPointer?

  /// Retains an object, if it is not going; null if it is.
  ///
  /// Not declared, because the compiler reserves the name. A program with the runtime linked into it does not export it:
  /// its table of symbols has it then, unless that was stripped or the linker left the function out.
  private static let retainIfAlive = place(of: "swift_tryRetain").map {
    unsafeBitCast($0, to: RetainIfAlive.self)
  }

  /// The images are listed only where the loader does not know the name.
  private static func place(of name: String) -> UnsafeRawPointer? {
    dlsym(nil, name).map { UnsafeRawPointer($0) } ?? SymbolNames().function(named: name)
  }

  private let address: Atomic<UInt>
  /// The number of threads that are reading right now.
  private let readers = Atomic(0)
  private let retainIfAlive = UncountedReference.retainIfAlive
  private weak let fallback: (any AnyObject & Sendable)?

  package init(to object: any AnyObject & Sendable) {
    address = Atomic(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
    fallback = retainIfAlive == nil ? object : nil
  }

  /// The object, from any thread; `nil` from the moment its last strong reference goes.
  ///
  /// Releases nothing: told so, the compiler does not retain what this is stored in for each call.
  ///
  /// - Parameter type: That of the object this was made with, or a superclass.
  @_effects(releasenone) package func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    guard let alive = retained() else { return nil }
    return Unmanaged<Object>.fromOpaque(alive).takeRetainedValue()
  }

  /// The object, retained; nil if it is going or gone.
  private func retained() -> UnsafeRawPointer? {
    guard let retainIfAlive else {
      return fallback.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
    }
    // Before the address is read, so that `clear()` waits for each thread that has read it.
    readers.wrappingAdd(1, ordering: .sequentiallyConsistent)
    defer { readers.wrappingSubtract(1, ordering: .releasing) }
    guard
      let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .sequentiallyConsistent))
    else { return nil }
    return retainIfAlive(pointer)
  }

  /// Forgets the object. To be called before its memory is freed.
  package func clear() {
    address.store(0, ordering: .sequentiallyConsistent)
    while readers.load(ordering: .sequentiallyConsistent) > 0 { sched_yield() }
  }
}
