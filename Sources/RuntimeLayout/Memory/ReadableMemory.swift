/// The memory in which objects and what describes them can lie: that of the allocator and of threads, and
/// the segments of the loaded images; as it was when it was looked at.
///
/// Memory mapped later is not in it; memory unmapped later still is, so a copy is meant for one walk.
/// Files that were mapped for reading are not in it. Complexity: making one costs about a hundred
/// microseconds; a question is a search among some hundred ranges, or none when it falls into the range of
/// the question before.
struct ReadableMemory {
  private struct Area {
    let start: UInt
    let end: UInt
    let isImage: Bool
  }

  /// The program and the libraries, as the loader placed them.
  let images: [LoadedImage]
  /// All areas, ascending.
  private let areas: [Area]
  private var lastStart: UInt = 0
  private var lastEnd: UInt = 0

  init() {
    let maps = MappedMemory()
    images = LoadedImage.all(in: maps)
    let loaded = images.flatMap(\.segments).map {
      Area(start: $0.lowerBound, end: $0.upperBound, isImage: true)
    }
    let rest = maps.ranges.filter { $0.isReadable && !$0.isFile && $0.isOrdinary }.map {
      Area(start: $0.start, end: $0.end, isImage: false)
    }
    areas = (loaded + rest).sorted { $0.start < $1.start }
  }

  /// Whether so many bytes from an address on may be read.
  @inline(__always)
  mutating func isReadable(_ address: UInt, count: UInt) -> Bool {
    if address >= lastStart, address < lastEnd, lastEnd - address >= count { return true }
    return findReadable(address, count: count)
  }

  private mutating func findReadable(_ address: UInt, count: UInt) -> Bool {
    guard let position = position(of: address) else { return false }
    (lastStart, lastEnd) = (areas[position].start, areas[position].end)
    // Neighbours that touch are one area to a reader.
    var next = position + 1
    while next < areas.count, areas[next].start == lastEnd {
      lastEnd = areas[next].end
      next += 1
    }
    return lastEnd - address >= count
  }

  /// Whether an address lies in what was loaded of a program or library.
  func isInImage(_ address: UInt) -> Bool {
    position(of: address).map { areas[$0].isImage } ?? false
  }

  /// Whether an address lies in memory of the allocator or of a thread.
  func isInHeap(_ address: UInt) -> Bool {
    position(of: address).map { !areas[$0].isImage } ?? false
  }

  private func position(of address: UInt) -> Int? {
    // The last area that begins at the address or before it.
    var (low, high) = (0, areas.count)
    while low < high {
      let middle = (low + high) / 2
      if areas[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    return low > 0 && areas[low - 1].end > address ? low - 1 : nil
  }
}
