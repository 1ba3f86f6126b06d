import Glibc

/// This process's memory as the kernel copies it, for reading what may not be there.
///
/// A read of memory that was given back meanwhile, by another thread, ends here and not in a signal. Costs
/// a system call each, so a walk asks for many pages at once: see `CopiedArea`.
package final class ProcessMemory {
  private typealias VectorCopy =
    @convention(c) (pid_t, UnsafePointer<iovec>, UInt, UnsafePointer<iovec>, UInt, UInt) -> Int

  /// The kernel's call for other processes' memory, which also knows the caller's own; nil where it is
  /// not allowed, as in some containers.
  private static let vectorCopy: VectorCopy? = {
    // Declared for programs in C only.
    guard let symbol = dlsym(nil, "process_vm_readv") else { return nil }
    let function = unsafeBitCast(symbol, to: VectorCopy.self)
    let (original, copy) = (
      UInt.random(in: 0...UInt.max), UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    )
    copy.initialize(to: ~original)
    defer { copy.deallocate() }
    let count = withUnsafePointer(to: original) {
      ProcessMemory.count(copiedBy: function, UInt(bitPattern: $0), 8, to: copy)
    }
    return count == 8 && copy.pointee == original ? function : nil
  }()

  /// The kernel's file of this process; -1 where it is not needed or not allowed.
  private let file = vectorCopy == nil ? open("/proc/self/mem", O_RDONLY | O_CLOEXEC) : -1

  /// Whether the kernel lets the process read itself.
  package var isOpen: Bool { Self.vectorCopy != nil || file >= 0 }

  package init() {}

  deinit {
    if file >= 0 { close(file) }
  }

  /// Copies bytes up to the first that cannot be read; gives the number of those copied.
  func copyPrefix(_ address: UInt, _ count: Int, to destination: UnsafeMutableRawPointer) -> Int {
    if let function = Self.vectorCopy {
      return Self.count(copiedBy: function, address, count, to: destination)
    }
    guard file >= 0, let offset = off_t(exactly: address) else { return 0 }
    return max(0, pread(file, destination, count, offset))
  }

  /// Copies so many bytes; false where some of them cannot be read.
  package func copy(_ address: UInt, _ count: Int, to destination: UnsafeMutableRawPointer) -> Bool
  {
    copyPrefix(address, count, to: destination) == count
  }

  private static func count(
    copiedBy function: VectorCopy, _ address: UInt, _ count: Int,
    to destination: UnsafeMutableRawPointer
  ) -> Int {
    var source = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: address), iov_len: count)
    var target = iovec(iov_base: destination, iov_len: count)
    return max(0, function(getpid(), &target, 1, &source, 1, 0))
  }
}

extension ProcessMemory {
  /// One word; nil where it cannot be read.
  package func word(at address: UInt) -> UInt? {
    var word: UInt = 0
    return copy(address, 8, to: &word) ? word : nil
  }

  /// So many words; nil where some of them cannot be read.
  package func words(at address: UInt, count: Int) -> [UInt]? {
    var words = [UInt](repeating: 0, count: count)
    return words.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { copy(address, 8 * count, to: $0) } ?? true
    } ? words : nil
  }
}
