import Glibc

/// What the kernel has mapped for this process, read from `/proc/self/maps`.
///
/// Complexity: linear in the ranges to make; a question is a search among some hundred ranges.
struct MappedMemory {
  /// One range of addresses.
  struct Range {
    let start: UInt
    let end: UInt
    let isReadable: Bool
    let isWritable: Bool
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

  /// Takes lines such as `55d0-55f0 r-xp 00001000 08:01 42   /bin/true` apart, in one pass.
  private static func parse(_ bytes: [UInt8]) -> [Range] {
    bytes.withUnsafeBufferPointer { bytes in
      var ranges: [Range] = []
      var line = bytes[...]
      while !line.isEmpty {
        let end = line.firstIndex(of: UInt8(ascii: "\n")) ?? line.endIndex
        if let range = range(of: line[..<end]) { ranges.append(range) }
        line = line[min(end + 1, line.endIndex)...]
      }
      return ranges
    }
  }

  private static func range(of line: Slice<UnsafeBufferPointer<UInt8>>) -> Range? {
    var rest = line
    guard let start = hexadecimal(&rest, before: UInt8(ascii: "-")),
      let end = hexadecimal(&rest, before: UInt8(ascii: " ")), rest.count >= 4
    else { return nil }
    let rights = rest.prefix(2)
    // Behind the rights come the offset, the device and the number of the file, then its path.
    for _ in 0..<4 {
      rest = rest.drop { $0 != UInt8(ascii: " ") }.dropFirst()
    }
    let path = rest.drop { $0 == UInt8(ascii: " ") }
    return Range(
      start: start, end: end, isReadable: rights.first == UInt8(ascii: "r"),
      isWritable: rights.last == UInt8(ascii: "w"),
      path: path.isEmpty ? "" : String(decoding: path, as: UTF8.self))
  }

  /// Takes a number and the sign that ends it.
  private static func hexadecimal(
    _ text: inout Slice<UnsafeBufferPointer<UInt8>>, before end: UInt8
  ) -> UInt? {
    var number: UInt = 0
    while let digit = text.popFirst() {
      switch digit {
      case end: return number
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt(digit - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt(digit - 87)
      default: return nil
      }
    }
    return nil
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
