import Glibc

/// What the kernel has mapped for this process, read from `/proc/self/maps`.
///
/// Complexity: some tens of microseconds to make; a question is a search among some hundred ranges.
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

    /// Whether the program's own data may lie there: the allocator's, a thread's or the main stack.
    var isOrdinary: Bool { path.isEmpty || path == "[heap]" || path == "[stack]" }
  }

  /// All ranges, ascending.
  let ranges: [Range]

  /// Reads the ranges; there are none where the file cannot be read.
  init() {
    ranges = Self.parse(TextFile.contents(of: "/proc/self/maps"))
  }

  /// The range an address lies in.
  func range(of address: UInt) -> Range? {
    position(of: address).map { ranges[$0] }
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
