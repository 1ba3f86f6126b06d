import Glibc
import Synchronization

/// The address of an object that is not held, and a reference to it for as long as it lives.
///
/// Works like `weak`, without the table that `weak` gives its object, which slows down every later retain and
/// release of it. In its place the owner of this takes the address back, by `clear()`, before the memory of
/// the object is freed, and waits for the threads that are reading it.
///
/// A reader retains the object and then looks whether its deinitialiser began. The runtime's `swift_tryRetain` does
/// both, but the compiler reserves its name, and a program with the runtime linked into it does not have it.
///
/// Any thread may read, without a lock: most reads come from one thread, and one write ends them. Not generic, because
/// what holds one of these in a generic class would ask the runtime for its type whenever it is made or freed.
package struct UncountedReference: ~Copyable, Sendable {
  private let address: Atomic<UInt>
  /// The number of threads that are reading right now.
  private let readers = Atomic(0)

  package init(to object: any AnyObject & Sendable) {
    address = Atomic(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
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
    // Before the address is read, so that `clear()` waits for each thread that has read it.
    readers.wrappingAdd(1, ordering: .sequentiallyConsistent)
    defer { readers.wrappingSubtract(1, ordering: .releasing) }
    guard
      let object = UnsafeRawPointer(bitPattern: address.load(ordering: .sequentiallyConsistent))
    else { return nil }
    // In this order: of an object that is retained no deinitialiser can begin. One that has begun goes on regardless.
    Self.retain(object)
    guard Self.deinitialiserBegan(of: object) else { return object }
    Self.release(object)
    return nil
  }

  // Not inlined: the compiler may move a retain that it sees behind the look at the counts, and join it to a release.
  @inline(never) private static func retain(_ object: UnsafeRawPointer) {
    _ = Unmanaged<AnyObject>.fromOpaque(object).retain()
  }

  @inline(never) private static func release(_ object: UnsafeRawPointer) {
    Unmanaged<AnyObject>.fromOpaque(object).release()
  }

  private static func deinitialiserBegan(of object: UnsafeRawPointer) -> Bool {
    let counts = CountWord(object.word(at: CountWord.offsetInObject))
    if counts.hasCounts { return counts.deinitialiserBegan }
    guard !counts.isOfImmortal,
      let entry = counts.entry.flatMap({ UnsafeRawPointer(bitPattern: $0) })
    else { return false }
    return CountWord(entry.word(at: CountWord.offsetInEntry)).deinitialiserBegan
  }

  /// Forgets the object. To be called before its memory is freed.
  package func clear() {
    address.store(0, ordering: .sequentiallyConsistent)
    while readers.load(ordering: .sequentiallyConsistent) > 0 { sched_yield() }
  }
}
