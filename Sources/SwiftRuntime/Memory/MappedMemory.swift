import Glibc

/// The memory that the kernel has mapped for this process, read from `/proc/self/maps`.
///
/// Complexity: linear in the ranges to make; a question is a search among some hundred ranges.
package struct MappedMemory {
  /// One range of addresses.
  package struct Range {
    let start: UInt
    let end: UInt
    let isReadable: Bool
    let isWritable: Bool
    /// The path of the file; empty for memory without one, bracketed for the kernel's own.
    let path: String

    /// The part from an address on.
    fileprivate func beginning(at address: UInt) -> Range {
      Range(
        start: address, end: end, isReadable: isReadable, isWritable: isWritable, path: path)
    }

    /// Whether a file of this machine is mapped there.
    var isFile: Bool { path.hasPrefix("/") }

    /// Whether the program's own data may lie there: the allocator's, a thread's or the main stack.
    var isOrdinary: Bool { path.isEmpty || path == "[heap]" || path == "[stack]" }
  }

  /// All ranges, ascending.
  package let ranges: [Range]
  /// The error number if the file cannot be read, for example because no file descriptor is left. There are no
  /// ranges then.
  let error: Int32?

  /// Reads the ranges.
  package init() {
    do throws(TextFile.Failure) {
      ranges = Self.parse(try TextFile.contents(of: "/proc/self/maps"))
      error = nil
    } catch {
      (ranges, self.error) = ([], error.number)
    }
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
  ///
  /// Each reader begins with it, so the C library does it: a debug build takes ten times as long otherwise.
  private static func parse(_ bytes: [UInt8]) -> [Range] {
    // A number ends before a zero at the latest.
    (bytes + [0]).withUnsafeBytes { bytes in
      var ranges: [Range] = []
      guard var line = bytes.baseAddress else { return [] }
      let end = line + bytes.count - 1
      while line < end {
        let lineEnd = Self.end(of: line, before: UInt8(ascii: "\n"), end)
        // What grows while the kernel tells of it is told once more, from its beginning.
        let last = ranges.last?.end ?? 0
        if let range = range(of: line, to: lineEnd), range.end > last {
          ranges.append(range.start < last ? range.beginning(at: last) : range)
        }
        line = min(lineEnd + 1, end)
      }
      return ranges
    }
  }

  private static func end(
    of text: UnsafeRawPointer, before sign: UInt8, _ last: UnsafeRawPointer
  ) -> UnsafeRawPointer {
    memchr(text, Int32(sign), last - text).map { UnsafeRawPointer($0) } ?? last
  }

  private static func range(of line: UnsafeRawPointer, to end: UnsafeRawPointer) -> Range? {
    var rest: UnsafeMutablePointer<CChar>?
    func number(from text: UnsafeRawPointer) -> UInt {
      strtoul(text.assumingMemoryBound(to: CChar.self), &rest, 16)
    }
    let first = number(from: line)
    guard let minus = rest.map({ UnsafeRawPointer($0) }), minus.byte == UInt8(ascii: "-")
    else { return nil }
    let last = number(from: minus + 1)
    guard let rights = rest.map({ UnsafeRawPointer($0) + 1 }), end - rights >= 4 else { return nil }
    // Behind the rights come the offset, the device and the number of the file, then its path.
    var path = rights
    for _ in 0..<4 { path = min(Self.end(of: path, before: UInt8(ascii: " "), end) + 1, end) }
    while path < end, path.byte == UInt8(ascii: " ") { path += 1 }
    let name = UnsafeRawBufferPointer(start: path, count: end - path)
    return Range(
      start: first, end: last, isReadable: rights.byte == UInt8(ascii: "r"),
      isWritable: (rights + 1).byte == UInt8(ascii: "w"),
      path: name.isEmpty ? "" : String(decoding: name, as: UTF8.self))
  }
}

extension UnsafeRawPointer {
  fileprivate var byte: UInt8 { load(as: UInt8.self) }
}

/// Small files of the kernel's, read whole.
enum TextFile {
  /// Why a file cannot be read.
  struct Failure: Error {
    let number: Int32
  }

  /// The bytes of a file.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(number: errno) }
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
