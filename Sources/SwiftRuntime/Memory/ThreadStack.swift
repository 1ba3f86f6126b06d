import Glibc

/// The stacks of threads among the memory that the kernel tells as one with what lies behind them.
///
/// Verified with glibc 2.36 on x86-64: the C library keeps what it knows of a thread in the last page of
/// the memory of its stack, on 64 bytes; the first word of that is its own address, and so is the third.
enum ThreadStack {
  /// The allocator begins its own areas at multiples of this.
  static let arenaSize: UInt = 64 << 20
  /// Stacks of a size that the program chose are looked for up to here.
  private static let sizeLimit: UInt = 16 << 20

  /// Where the stack ends that begins where some memory does, behind a guard; nil where none does.
  ///
  /// Complexity: reads a page if the stack has the usual size, else up to sixteen megabytes of the used parts.
  ///
  /// - Parameter parts: The parts of the memory that have something in them, ascending. The C library's record of a
  ///   thread is in one of them: it is written before the thread begins.
  static func end(
    of memory: Range<UInt>, in parts: [Range<UInt>], _ process: ProcessMemory
  ) -> UInt? {
    guard let used = parts.first else { return nil }
    // What lies in front of an area may be the unused end of the one before, of the size of a guard.
    // Such an area begins with the address of its owner, and nearly every stack with nothing.
    if memory.lowerBound & (arenaSize - 1) == 0, used.lowerBound == memory.lowerBound,
      process.word(at: memory.lowerBound) != 0
    {
      return nil
    }
    let page = CopiedArea.pageSize
    let usual = memory.lowerBound + usualSize
    if usual <= memory.upperBound,
      let end = endOfThread(in: usual - page..<usual, process)
    {
      return end
    }
    let limit = memory.lowerBound + min(memory.upperBound - memory.lowerBound, sizeLimit)
    for part in parts {
      var (start, last) = (part.lowerBound, min(part.upperBound, limit))
      while start < last {
        let next = min(start + pieceSize, last)
        if let end = endOfThread(in: start..<next, process) { return end }
        start = next
      }
    }
    return nil
  }

  private static let pieceSize: UInt = 1 << 17

  private static let usualSize: UInt = {
    var limit = rlimit()
    let isKnown =
      getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 && limit.rlim_cur < 1 << 30
    return isKnown ? UInt(limit.rlim_cur) : 8 << 20
  }()

  /// The end of the first page in which what the C library knows of a thread begins.
  private static func endOfThread(in pages: Range<UInt>, _ process: ProcessMemory) -> UInt? {
    withUnsafeTemporaryAllocation(byteCount: pages.count, alignment: 64) { copy in
      guard let start = copy.baseAddress else { return nil }
      let count = process.copyPrefix(pages.lowerBound, pages.count, to: start)
      let bytes = UnsafeRawPointer(start)
      var offset = 0
      while offset + 64 <= count {
        let address = pages.lowerBound + UInt(offset)
        if bytes.word(at: offset) == address, bytes.word(at: offset + 16) == address {
          return (address | (CopiedArea.pageSize - 1)) + 1
        }
        offset += 64
      }
      return nil
    }
  }
}
