import Glibc

/// This process's memory as the kernel's file of it, for reading what may not be there.
///
/// A read of memory that was given back meanwhile, by another thread, ends here and not in a signal. Costs
/// a system call each, so it is for words of unknown meaning only.
final class ProcessMemory {
  private let file = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)

  /// Whether the kernel lets the process read itself.
  var isOpen: Bool { file >= 0 }

  deinit {
    if isOpen { close(file) }
  }

  /// Copies so many bytes; false where some of them cannot be read.
  func copy(_ address: UInt, _ count: Int, to destination: UnsafeMutableRawPointer) -> Bool {
    guard isOpen, let offset = off_t(exactly: address) else { return false }
    return pread(file, destination, count, offset) == count
  }

  /// One word; nil where it cannot be read.
  func word(at address: UInt) -> UInt? {
    var word: UInt = 0
    return copy(address, 8, to: &word) ? word : nil
  }
}
