import Glibc
import Synchronization

/// The memory in which readers of this process keep their copies of other memory.
///
/// No reader takes anything there for an object: a copy looks like its original, and stays when the
/// original is gone.
enum CopyMemory {
  private static let areas = Mutex<[Range<UInt>]>([])

  /// Asks the kernel for so many bytes, whole pages, all zero; nil where it has none. They cost nothing
  /// until they are written to.
  static func map(_ count: Int) -> UnsafeMutableRawPointer? {
    areas.withLock { areas in
      let place = mmap(
        nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      guard let place, place != MAP_FAILED else { return nil }
      areas.append(UInt(bitPattern: place)..<UInt(bitPattern: place) + UInt(count))
      return place
    }
  }

  /// Gives back what was asked for.
  static func unmap(_ place: UnsafeMutableRawPointer, _ count: Int) {
    areas.withLock { areas in
      areas.removeAll { $0.lowerBound == UInt(bitPattern: place) }
      munmap(place, count)
    }
  }

  /// Does something while no copy comes or goes; the areas of those there are are handed to it.
  static func withAreas<Result: Sendable>(_ body: ([Range<UInt>]) -> Result) -> Result {
    areas.withLock { body($0) }
  }

  /// Whether an address lies in a copy now.
  static func contains(_ address: UInt) -> Bool {
    areas.withLock { $0.contains { $0.contains(address) } }
  }
}
