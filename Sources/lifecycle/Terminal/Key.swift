/// A key press on a terminal's keyboard, or pasted text.
enum Key: Equatable {
  /// Typed or pasted text, without control characters.
  case text(String)
  case enter, tab, backspace, delete
  case left, right, home, end, up, down
  /// Control with a letter that has no name above.
  case control(Character)
}

/// Makes keys of the bytes that a terminal sends; what is incomplete waits for the next ones.
struct KeyDecoder {
  private var bytes: [UInt8] = []

  /// The keys that are complete with these bytes, in order.
  mutating func keys(_ more: [UInt8]) -> [Key] {
    bytes += more
    var keys: [Key] = []
    var rest = bytes[...]
    while let first = rest.first {
      guard let (key, count) = first == 0x1B ? escape(rest) : plain(rest) else { break }
      rest.removeFirst(count)
      if let key { keys.append(key) }
    }
    bytes = Array(rest)
    return keys
  }

  /// A control character, or text up to the next one.
  private func plain(_ rest: ArraySlice<UInt8>) -> (Key?, Int)? {
    let byte = rest[rest.startIndex]
    switch byte {
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0x00...0x1F: return (nil, 1)
    default: break
    }
    var run = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
    // A character of several bytes may have come in part.
    let tail = run.suffix(4).lastIndex { $0 & 0xC0 != 0x80 }
    if run.count == rest.count, let tail, run[tail] >= 0xC0 {
      let length = run[tail] >= 0xF0 ? 4 : run[tail] >= 0xE0 ? 3 : 2
      if run.endIndex - tail < length { run = run[..<tail] }
    }
    if run.isEmpty { return nil }
    return (.text(String(decoding: run, as: UTF8.self)), run.count)
  }

  /// A sequence that begins with escape; those without a meaning here are passed over.
  private func escape(_ rest: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard rest.count > 1 else { return nil }
    let second = rest[rest.startIndex + 1]
    guard second == 0x5B || second == 0x4F else { return (nil, 2) }
    guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      // Nothing on a keyboard is that long.
      return rest.count > 32 ? (nil, rest.count) : nil
    }
    let parameters = String(decoding: rest[(rest.startIndex + 2)..<end], as: UTF8.self)
    let key: Key? =
      switch (rest[end], parameters) {
      case (0x41, _): .up
      case (0x42, _): .down
      case (0x43, _): .right
      case (0x44, _): .left
      case (0x48, _), (0x7E, "1"), (0x7E, "7"): .home
      case (0x46, _), (0x7E, "4"), (0x7E, "8"): .end
      case (0x7E, "3"): .delete
      default: nil
      }
    return (key, end - rest.startIndex + 1)
  }
}
