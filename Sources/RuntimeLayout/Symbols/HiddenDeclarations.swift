import Glibc
import Synchronization

/// The types and protocols of one image that the runtime does not find by name: private ones and those
/// within functions.
///
/// Their records have symbols, though, and a name may lead to a record by its place: the byte 2, then four
/// bytes that tell how far away a pointer to the record lies.
final class HiddenDeclarations: Sendable {
  private static let mark: UInt8 = 2

  private let table: SymbolTable
  private let loadBias: UInt
  private let places = Mutex<[[UInt8]: UInt]?>(nil)

  init(in table: SymbolTable, loadedAt loadBias: UInt) {
    self.table = table
    self.loadBias = loadBias
  }

  /// The record of the declaration with an expanded name, and `P` behind it for a protocol.
  /// Complexity: the image's symbols are gone through once.
  func place(of name: [UInt8], _ key: String) -> UInt? {
    places.withLock { places in
      let known = places ?? findPlaces()
      places = known
      return known[name + key.utf8]
    }
  }

  private func findPlaces() -> [[UInt8]: UInt] {
    var places: [[UInt8]: UInt] = [:]
    table.forEachObject { symbol, address, _ in
      let isType = symbol.hasSuffix("Mn")
      guard isType || symbol.hasSuffix("Mp"), symbol.hasPrefix("$s") else { return }
      let name = UnsafeRawBufferPointer(rebasing: symbol[2..<symbol.count - 2])
      // A protocol's name is what it stands in and what it is called, without a letter for its kind.
      guard let expanded = isType ? ExpandedName(name)?.declaration : ExpandedName(name)?.protocol,
        expanded.isHidden
      else { return }
      places[expanded.text + (isType ? "" : "P").utf8] = address &+ loadBias
    }
    return places
  }

  /// What stands for a record in a text that is to be looked up: the mark and the record's address.
  static func reference(to place: UInt) -> [UInt8] {
    [mark] + withUnsafeBytes(of: place, Array.init)
  }

  /// The type that a text with such references names.
  static func type(named text: [UInt8]) -> TypeMetadata? {
    var (name, places): ([UInt8], [(offset: Int, place: UInt)]) = ([], [])
    var position = 0
    while position < text.count {
      name.append(text[position])
      position += 1
      guard name.last == mark, position + 8 <= text.count else { continue }
      let place = text[position..<position + 8].withUnsafeBytes { $0.loadUnaligned(as: UInt.self) }
      places.append((name.count, place))
      name += [0, 0, 0, 0]
      position += 8
    }
    // The pointers stand in front of the name, so that their distance fits into four bytes.
    let start = 8 * places.count
    return withUnsafeTemporaryAllocation(byteCount: start + name.count + 1, alignment: 8) {
      guard let base = $0.baseAddress else { return nil }
      name.withUnsafeBytes {
        ($0.baseAddress.map { (base + start).copyMemory(from: $0, byteCount: name.count) }) ?? ()
      }
      base.storeBytes(of: 0, toByteOffset: start + name.count, as: UInt8.self)
      for (number, (offset, place)) in places.enumerated() {
        base.storeBytes(of: place, toByteOffset: 8 * number, as: UInt.self)
        let distance = Int32(8 * number - start - offset)
        base.storeBytes(of: distance, toByteOffset: start + offset, as: Int32.self)
      }
      return MangledName(UnsafeRawPointer(base) + start).type()
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the last bytes are these.
  func hasSuffix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && memcmp(baseAddress! + (count - length), text.utf8Start, length) == 0
  }

  /// Whether the first bytes are these.
  func hasPrefix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && memcmp(baseAddress!, text.utf8Start, length) == 0
  }
}
