import Glibc

/// The ranges of addresses this process may read, as they were when they were read.
///
/// Read from `/proc/self/maps`. Memory mapped later is not in it; memory unmapped later still is, so
/// a copy is meant for one walk over a heap that stays as it is. Complexity: making one costs some
/// tens of microseconds; a question is a search among some hundred ranges, or none when it falls
/// into the range of the question before.
struct MappedMemory {
  /// One range of addresses.
  struct Range {
    let start: UInt
    let end: UInt
    let isReadable: Bool
    let isWritable: Bool
    /// The offset in the file that is mapped.
    let fileOffset: UInt
    /// The path of the file; empty for memory without one, bracketed for the kernel's own.
    let path: String

    /// Whether a file of this machine is mapped there.
    var isFile: Bool { path.hasPrefix("/") }
  }

  /// All ranges, ascending.
  let ranges: [Range]
  private var last = 0
  private var lastStart: UInt = 0
  private var lastEnd: UInt = 0

  /// Reads the ranges; there are none where the file cannot be read.
  init() {
    ranges = Self.parse(TextFile.contents(of: "/proc/self/maps"))
  }

  /// Whether so many bytes from an address on may be read.
  @inline(__always)
  mutating func isReadable(_ address: UInt, count: UInt) -> Bool {
    if address >= lastStart, address < lastEnd, lastEnd - address >= count { return true }
    return findReadable(address, count: count)
  }

  private mutating func findReadable(_ address: UInt, count: UInt) -> Bool {
    guard let position = position(of: address), ranges[position].isReadable else { return false }
    last = position
    (lastStart, lastEnd) = (ranges[position].start, ranges[position].end)
    // Neighbours that touch are one range to a reader.
    var next = position + 1
    while next < ranges.count, ranges[next].start == lastEnd, ranges[next].isReadable {
      lastEnd = ranges[next].end
      next += 1
    }
    return lastEnd - address >= count
  }

  /// The range an address lies in.
  func range(of address: UInt) -> Range? {
    position(of: address).map { ranges[$0] }
  }

  /// Whether an address lies in what was loaded of a program or library.
  ///
  /// Zeroed data of an image has no file of its own, so a range directly behind a file counts.
  func isInImage(_ address: UInt) -> Bool {
    guard let position = position(of: address) else { return false }
    if ranges[position].isFile { return true }
    return position > 0 && ranges[position - 1].isFile
      && ranges[position - 1].end == ranges[position].start
  }

  private func position(of address: UInt) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].end <= address { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].start <= address ? low : nil
  }

  private static func parse(_ bytes: [UInt8]) -> [Range] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      guard words.count >= 5, words[1].count >= 2,
        let dash = words[0].firstIndex(of: UInt8(ascii: "-")),
        let start = hexadecimal(words[0][..<dash]), let end = hexadecimal(words[0][(dash + 1)...]),
        let fileOffset = hexadecimal(words[2])
      else { return nil }
      let path = words.count > 5 ? words[5].drop { $0 == UInt8(ascii: " ") } : []
      return Range(
        start: start, end: end, isReadable: words[1].first == UInt8(ascii: "r"),
        isWritable: words[1].dropFirst().first == UInt8(ascii: "w"), fileOffset: fileOffset,
        path: String(decoding: path, as: UTF8.self))
    }
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt? {
    var number: UInt = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt(digit - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt(digit - 87)
      default: return nil
      }
    }
    return number
  }
}

/// Small files of the kernel's, read whole.
enum TextFile {
  /// The bytes of a file; none when it cannot be read.
  static func contents(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 15)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
      let room = bytes.count - count
      let got = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress! + count, room) }
      if got <= 0 { break }
      count += got
    }
    return Array(bytes[..<count])
  }
}
