import Glibc

/// How much of its stack the current thread has left.
///
/// A thread may have a stack of 16 kilobytes, of which the C library takes a part. A search there would write
/// below the stack's end. Finding out must itself take next to nothing: no metadata is requested here, as a
/// conversion of the result of `dlsym` would do.
package enum StackRoom {
  /// The stack that a search may need, including the runtime's own work for types and names. A test makes a first
  /// search on a thread with just as much.
  static let needed = 1 << 17

  /// Whether this thread must not read live objects; false if its stack is not known.
  ///
  /// Check it before any use of a reader's type: the runtime makes the metadata on first use.
  package static var isTooSmall: Bool {
    guard let left else { return false }
    return left < needed
  }

  /// The words of the refusal, one literal without a number in it: there may be no room to join or to format texts.
  package static var refusal: String {
    """
    this thread has too little of its stack left for reading live objects, which takes 128 kilobytes: \
    ask from another thread
    """
  }

  /// The bytes left; nil if they are not known.
  package static var left: Int? {
    var local: UInt8 = 0
    let here = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
    if let room = leftOfMain(from: here) { return room }
    // Nothing is known about a stack that the program itself switched to.
    guard let memory = memory(of: pthread_self()), memory.contains(here) else { return nil }
    return Int(here - memory.lowerBound)
  }

  /// The memory of a thread's stack, without its guard; nil if it is not known.
  static func memory(of thread: pthread_t) -> Range<UInt>? {
    var attributes = pthread_attr_t()
    guard getAttributes(thread, &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var (start, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
    guard pthread_attr_getstack(&attributes, &start, &size) == 0 else { return nil }
    let lowest = UInt(bitPattern: start)
    return lowest..<lowest + UInt(size)
  }

  /// The bytes left of the main thread's stack, which grows up to a limit; nil if the address is not in it.
  ///
  /// The C library would read a file under `/proc` for this.
  private static func leftOfMain(from here: UInt) -> Int? {
    let top = auxiliaryValue(programName)
    var limit = rlimit()
    guard top > here, getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else {
      return nil
    }
    let size = min(UInt(limit.rlim_cur), unlimitedSize)
    return top - here < size ? Int(size - (top - here)) : nil
  }

  /// `AT_EXECFN`: the kernel puts the program's name at the top of the main thread's stack.
  private static let programName: UInt = 31
  /// The limit for a stack without one: other memory begins no nearer.
  private static let unlimitedSize: UInt = 1 << 27
}

// Declared for programs in C only.
@_silgen_name("pthread_getattr_np")
private func getAttributes(_: pthread_t, _: UnsafeMutablePointer<pthread_attr_t>) -> Int32

@_silgen_name("getauxval")
private func auxiliaryValue(_: UInt) -> UInt
