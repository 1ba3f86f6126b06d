import Glibc
import Synchronization

/// The mapped memory and the loaded images, as last read; kept for the next reader until something changes.
///
/// The kernel takes a microsecond to tell of a range and half a millisecond for a program with many libraries,
/// which is most of what a short search costs.
struct MemorySnapshot: Sendable {
  /// The program and the libraries.
  let images: [LoadedImage]
  /// The pages of their segments.
  let imageRanges: [Range<UInt>]
  /// Where the allocator's memory lies, and that of threads; no copies.
  let heapRanges: [Range<UInt>]
  /// The error number if the list of mapped memory could not be read; the snapshot is empty then.
  let error: Int32?
  private let stamp: Stamp?

  /// A stamp to detect changes: how much is mapped, and how often an image was loaded or unloaded.
  ///
  /// The stamp stays the same when memory is unmapped and other memory of the same size is mapped. A reader
  /// that comes to such memory looks again.
  private struct Stamp: Equatable {
    let pageCount: Int
    let loadCounts: LoadedImage.LoadCounts
    let copies: [Range<UInt>]

    init?(_ copies: [Range<UInt>]) {
      guard let pageCount = Self.mappedPageCount, let counts = LoadedImage.loadCounts else {
        return nil
      }
      (self.pageCount, loadCounts, self.copies) = (pageCount, counts, copies)
    }

    private static var mappedPageCount: Int? {
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
        guard let start = text.baseAddress, case let count = read(file, start, 63), count > 0 else {
          return nil
        }
        start[count] = 0
        return strtol(start, nil, 10)
      }
    }
  }

  private static let last = Mutex<MemorySnapshot?>(nil)

  /// The memory mapped now: the last snapshot if nothing has changed since.
  static func current() -> MemorySnapshot {
    CopyMemory.withAreas { copies in
      let stamp = Stamp(copies)
      if let stamp, let last = last.withLock({ $0 }), last.stamp == stamp { return last }
      return keep(MemorySnapshot(copies, stamp))
    }
  }

  /// The memory mapped now, read from the kernel.
  static func fresh() -> MemorySnapshot {
    CopyMemory.withAreas { copies in
      keep(MemorySnapshot(copies, Stamp(copies)))
    }
  }

  private static func keep(_ snapshot: MemorySnapshot) -> MemorySnapshot {
    if snapshot.error == nil { last.withLock { $0 = snapshot } }
    return snapshot
  }

  private init(_ copies: [Range<UInt>], _ stamp: Stamp?) {
    let memory = MappedMemory()
    error = memory.error
    images = LoadedImage.all(in: memory)
    let mask = CopiedArea.pageSize - 1
    imageRanges = images.flatMap(\.segments).map {
      $0.lowerBound & ~mask..<($0.upperBound + mask) & ~mask
    }.joined()
    heapRanges = memory.ranges.indices.compactMap { Self.heapRange(at: $0, of: memory.ranges) }
      .outside(of: copies).outside(of: imageRanges).joined()
    self.stamp = stamp
  }

  /// The allocator's or a thread's memory; with the rest of its area, into which the allocator makes it grow
  /// without mapping anything. A page there that cannot be read has no copy.
  private static func heapRange(at position: Int, of ranges: [MappedMemory.Range]) -> Range<UInt>? {
    let range = ranges[position]
    guard range.isReadable, !range.isFile, range.isOrdinary else { return nil }
    guard position + 1 < ranges.count, case let next = ranges[position + 1], next.isGuard,
      next.start == range.end
    else { return range.start..<range.end }
    let areaEnd = (range.end | (HeapBlocks.arenaSize - 1)) + 1
    return range.start..<min(next.end, areaEnd)
  }
}
