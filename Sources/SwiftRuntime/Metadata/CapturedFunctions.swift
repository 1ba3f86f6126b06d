/// The functions within a captured tuple or optional, which stand in its name as lowered ones.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. The runtime's lookup does not accept a lowered function:
/// types, then `I`, letters for its conventions, one for each of the types among them, and an underscore.
/// A plain function is written as two types and `c`; of the many types before an `I`, functions of
/// functions make one type that has the same size and is held the same way.
package struct CapturedFunctions {
  private let name: MangledName
  private let bytes: [UInt8]
  private var position = 0
  private var text: [UInt8] = []
  private var hasFunctions = false

  /// A name's text with plain functions for lowered ones; nil when it has none, or something unknown.
  package static func written(in name: MangledName) -> [UInt8]? {
    var writer = CapturedFunctions(name)
    while writer.position < writer.bytes.count {
      guard writer.copyOperator() else { return nil }
    }
    return writer.hasFunctions ? writer.text : nil
  }

  private init(_ name: MangledName) {
    self.name = name
    bytes = name.bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    position += 1
    return byte
  }

  private mutating func take(_ letters: StaticString) -> UInt8? {
    guard let byte = next, letters.withUTF8Buffer({ $0.contains(byte) }) else { return nil }
    position += 1
    return byte
  }

  /// Copies one operator, with the letters and numbers that belong to it.
  private mutating func copyOperator() -> Bool {
    let start = position
    guard let letter = take() else { return false }
    switch letter {
    case 1, 2:
      position += 4
      let place = name.address + start
      let record = letter == 1 ? place.relative(at: 1) : place.relative(at: 1)?.pointer(at: 0)
      guard let record else { return false }
      text += WrittenName.reference(to: record.number)
      return true
    case UInt8(ascii: "I"):
      return writeFunction()
    case UInt8(ascii: "S"):
      skipNumber()
      if take() == UInt8(ascii: "c") { position += 1 }
    case UInt8(ascii: "A"):
      // What was written before, by its number, several times over.
      while let byte = take(), byte != UInt8(ascii: "_"),
        !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      {}
    case UInt8(ascii: "q"):
      if take("d") != nil { skipIndex() }
      skipIndex()
    case UInt8(ascii: "B"):
      if take("ifv") != nil { skipIndex() } else { position += 1 }
    case UInt8(ascii: "X"):
      // A metatype says how it is kept.
      if take("mM") != nil { position += 1 }
      position += 1
    case UInt8(ascii: "Q"):
      if take("S") != nil {
        position += 1
      } else if take("yYoO") != nil {
        skipIndex()
      } else {
        position += 1
      }
    case UInt8(ascii: "Y"):
      position += 1
    case let letter where "_ytGcpmxzsKT".utf8.contains(letter):
      break
    default:
      return false
    }
    guard position <= bytes.count else { return false }
    text += bytes[start..<position]
    return true
  }

  private mutating func skipNumber() {
    while take("0123456789") != nil {}
  }

  private mutating func skipIndex() {
    skipNumber()
    _ = take("_")
  }

  /// Writes a plain function for a lowered one, of whose letters the first was taken.
  private mutating func writeFunction() -> Bool {
    _ = take("e")
    _ = take("A")
    guard let convention = take("ygxt") else { return false }
    var kind = convention == UInt8(ascii: "t") ? "XC" : "c"
    if let representation = take("BCMJKW") {
      kind = representation == UInt8(ascii: "B") ? "XB" : "XC"
    }
    for letter: StaticString in ["h", "H", "T"] { _ = take(letter) }
    var count = 0
    while take("iclbnXxgeyvpm") != nil {
      while take("wTIL") != nil {}
      count += 1
    }
    while take("rodauklgm") != nil {
      _ = take("w")
      count += 1
    }
    if take("z") != nil {
      guard take("rod") != nil else { return false }
      count += 1
    }
    guard take("_") != nil else { return false }
    let empty = String(repeating: "y", count: max(0, 2 - count))
    text += (empty + String(repeating: "c", count: max(0, count - 2)) + kind).utf8
    hasFunctions = true
    return true
  }
}
