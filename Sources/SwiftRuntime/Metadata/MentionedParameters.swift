/// The generic parameters that a mangled name mentions.
///
/// The runtime's lookup has nothing for a parameter that it was given no argument for, and aborts where a
/// name goes on from there, as `7ElementSTQz` does: the elements of `x`. So all have to be known before.
package struct MentionedParameters {
  private let bytes: [UInt8]
  private var position = 0
  private var parameters: Set<GenericEnvironment.Parameter> = []

  /// The parameters; nil where they cannot be told. Complexity: linear in the length of the name.
  package static func all(in name: MangledName) -> Set<GenericEnvironment.Parameter>? {
    var mentioned = MentionedParameters(name)
    while mentioned.position < mentioned.bytes.count {
      guard mentioned.readOperator() else { return nil }
    }
    return mentioned.parameters
  }

  private init(_ name: MangledName) { bytes = name.bytes }

  private mutating func take() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  private mutating func readOperator() -> Bool {
    guard let letter = take() else { return false }
    switch letter {
    case 0x01...0x1F: position += MangledName.width(startingWith: letter) - 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): skipIdentifier(startingWith: letter)
    case UInt8(ascii: "x"): parameters.insert(.first)
    case UInt8(ascii: "q"): return readParameter()
    case UInt8(ascii: "Q"): return readMember()
    case UInt8(ascii: "A"):
      // What was written before, by its number, several times over.
      while let byte = take(), byte != UInt8(ascii: "_"),
        !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      {}
    case UInt8(ascii: "S"):
      // Types of the standard library have a letter, those of the concurrency library two.
      skipNumber()
      if take() == UInt8(ascii: "c") { position += 1 }
    case UInt8(ascii: "B"):
      position += 1
      skipNumber()
    case UInt8(ascii: "X"), UInt8(ascii: "Y"): position += 1
    default: break
    }
    return true
  }

  /// Reads what is asked of a parameter: a type that belongs to `x`, to another one, or to what was
  /// written before.
  private mutating func readMember() -> Bool {
    switch take() {
    case UInt8(ascii: "z"), UInt8(ascii: "Z"): parameters.insert(.first)
    case UInt8(ascii: "y"), UInt8(ascii: "Y"): return readParameter()
    case nil: return false
    default: skipNumber()
    }
    return true
  }

  private mutating func skipNumber() {
    while position < bytes.count, bytes[position].isDigit { position += 1 }
  }

  /// Reads a parameter of which the first letter was taken.
  private mutating func readParameter() -> Bool {
    let start = position
    let indexCount = position < bytes.count && bytes[position] == UInt8(ascii: "d") ? 2 : 1
    for _ in 0..<indexCount {
      while let byte = take(), byte != UInt8(ascii: "_") {}
    }
    guard
      let parameter = GenericEnvironment.parameter(
        [UInt8(ascii: "q")] + bytes[start..<min(position, bytes.count)])
    else { return false }
    parameters.insert(parameter)
    return true
  }

  /// Goes to the end of an identifier. One that begins with a zero has letters for words that came before,
  /// the last one as a capital.
  private mutating func skipIdentifier(startingWith first: UInt8) {
    var hasWords = first == UInt8(ascii: "0")
    var count = Int(first - UInt8(ascii: "0"))
    repeat {
      while hasWords, position < bytes.count, bytes[position].isLetter {
        hasWords = bytes[position] >= UInt8(ascii: "a")
        position += 1
      }
      while position < bytes.count, bytes[position].isDigit, count < bytes.count {
        count = 10 * count + Int(bytes[position] - UInt8(ascii: "0"))
        position += 1
      }
      // It may be an index, and an identifier may begin with an underscore: what is read of one as operators
      // can only mention too much.
      if position < bytes.count, bytes[position] == UInt8(ascii: "_") { return }
      position += count
      count = 0
    } while hasWords && position < bytes.count && bytes[position].isLetter
  }
}
