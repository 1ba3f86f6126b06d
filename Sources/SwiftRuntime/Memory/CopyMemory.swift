import Glibc
import Synchronization

/// The memory in which readers of this process keep their copies of other memory.
///
/// No reader takes anything there for an object: a copy looks like its original, and stays when the
/// original is gone. What a reader gives back is kept for the next one, up to a few megabytes: new pages would
/// have to be cleared by the kernel, which takes longer than the copying.
package enum CopyMemory {
  /// Memory that no reader has at the moment.
  private struct Spare {
    let area: Range<UInt>
    let use: UInt
    let pageCount: Int
  }

  private struct State {
    /// All of the memory, the spare included.
    var areas: [Range<UInt>] = []
    var spares: [Spare] = []
  }

  /// How many written pages are kept at most.
  static let pageLimit = 4096
  private static let spareLimit = 16

  private static let state = Mutex(State())

  /// So many bytes or more, whole pages; nil where the kernel has none. They cost nothing until they are
  /// written to.
  ///
  /// - Parameter use: A number for what they are for; the same number gets the same pages again.
  package static func map(_ count: Int, for use: UInt = 0) -> UnsafeMutableRawBufferPointer? {
    state.withLock { state in
      if let position = state.spares.lastIndex(where: { $0.use == use && $0.area.count >= count }) {
        return memory(of: state.spares.remove(at: position).area)
      }
      let place = mmap(
        nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      guard let place, place != MAP_FAILED else { return nil }
      // With larger pages a huge one has tens of megabytes, for a copy that may have a few bytes.
      if getpagesize() > CopiedArea.pageSize { madvise(place, count, MADV_NOHUGEPAGE) }
      state.areas.append(UInt(bitPattern: place)..<UInt(bitPattern: place) + UInt(count))
      return UnsafeMutableRawBufferPointer(start: place, count: count)
    }
  }

  /// Gives back what was asked for, of which so many pages were written to.
  static func unmap(
    _ memory: UnsafeMutableRawBufferPointer, for use: UInt = 0, pageCount: Int = 0
  ) {
    state.withLock { state in
      let start = UInt(bitPattern: memory.baseAddress)
      let area = start..<start + UInt(memory.count)
      state.spares.append(Spare(area: area, use: use, pageCount: pageCount))
      var pageCount = state.spares.reduce(0) { $0 + $1.pageCount }
      while pageCount > pageLimit || state.spares.count > spareLimit {
        let sizes = state.spares.map(\.pageCount)
        let gone = state.spares.remove(at: sizes.firstIndex(of: sizes.max() ?? 0) ?? 0)
        pageCount -= gone.pageCount
        state.areas.removeAll { $0.lowerBound == gone.area.lowerBound }
        munmap(Self.memory(of: gone.area).baseAddress, gone.area.count)
      }
    }
  }

  private static func memory(of area: Range<UInt>) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(
      start: UnsafeMutableRawPointer(bitPattern: area.lowerBound), count: area.count)
  }

  /// Does something while no copy comes or goes; the areas of those there are are handed to it.
  static func withAreas<Result: Sendable>(_ body: ([Range<UInt>]) -> Result) -> Result {
    state.withLock { body($0.areas) }
  }

  /// Whether an address lies in a copy now.
  package static func contains(_ address: UInt) -> Bool {
    state.withLock { $0.areas.contains { $0.contains(address) } }
  }
}
