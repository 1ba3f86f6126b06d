/// A type's name in the compiler's compact spelling, with references to metadata inside.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. Its bytes cannot be measured by looking for a zero:
/// the bytes 1 to 0x17 are followed by a four-byte relative reference, 0x18 to 0x1F by an eight-byte
/// one. Complexity of every member: linear in the length.
package struct MangledName {
  package let address: UnsafeRawPointer
  package private(set) var length: Int
  private let traits: Traits

  package init(_ address: UnsafeRawPointer) {
    self.address = address
    var traits = Traits()
    var offset = 0
    while true {
      let byte = address.loadUnaligned(fromByteOffset: offset, as: UInt8.self)
      if byte == 0 { break }
      let width = Self.width(startingWith: byte)
      offset += width
      traits.note(width > 1 ? 0 : byte)
    }
    length = offset
    self.traits = traits
  }

  /// How many bytes belong together: a reference with its own, or a letter.
  static func width(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0x01...0x17: 5
    case 0x18...0x1F: 9
    default: 1
    }
  }

  /// Whether a reference of this type keeps nothing alive: weak, unowned or unowned(unsafe).
  package var isNotStrong: Bool { ends(with: "Xw") || ends(with: "Xo") || ends(with: "Xu") }

  /// Whether a reference of this type is weak.
  package var isWeak: Bool { ends(with: "Xw") }

  /// The name of the type that a weak or unowned reference refers to; any other name itself.
  package var withoutOwnership: MangledName {
    var name = self
    if isNotStrong { name.length -= 2 }
    return name
  }

  /// The name of the type that an optional is of; any other name itself.
  package var withoutOptional: MangledName {
    var name = self
    if ends(with: "Sg") { name.length -= 2 }
    return name
  }

  /// Whether it is the box of a captured variable.
  package var isVariableBox: Bool { ends(with: "XX") || traits.hasBox }

  /// Whether it tells of a parameter pack, on which the runtime's lookup aborts.
  package var hasPack: Bool { traits.hasPack }

  /// The parameters whose packs the name repeats something for; nil when they cannot be told.
  var packParameters: [GenericEnvironment.Parameter]? {
    let bytes = text
    var parameters: [GenericEnvironment.Parameter] = []
    for end in bytes.indices.dropLast() where bytes[end] == UInt8(ascii: "Q") {
      switch bytes[end + 1] {
      case UInt8(ascii: "e"): return nil
      case UInt8(ascii: "p"):
        // What is repeated comes first, and then the parameter: `x`, `q_`, `q0_`, `qd__`.
        let length = (1...6).first {
          $0 <= end && GenericEnvironment.parameter(bytes[(end - $0)..<end]) != nil
        }
        guard let length,
          let parameter = GenericEnvironment.parameter(bytes[(end - length)..<end])
        else { return nil }
        parameters.append(parameter)
      default: continue
      }
    }
    return parameters
  }

  /// Whether the name is of a class, with generic arguments or without.
  package var isClass: Bool {
    guard bytes.first == 1 || bytes.first == 2, length == 5 || ends(with: "G"),
      let record = bytes[0] == 1 ? address.relative(at: 1) : address.relative(at: 1)?.pointer(at: 0)
    else { return false }
    return NominalDescriptor(record).contextKind == 16
  }

  /// The bytes, references included.
  package var bytes: [UInt8] {
    (0..<length).map { address.load(fromByteOffset: $0, as: UInt8.self) }
  }

  /// The bytes, with zeros for references: how far these lead depends on how the program was linked, and any letter may be
  /// among their bytes.
  var text: [UInt8] {
    var bytes = bytes
    var position = 0
    while position < bytes.count {
      let width = Self.width(startingWith: bytes[position])
      let end = min(position + width, bytes.count)
      for place in position..<end where width > 1 { bytes[place] = 0 }
      position = end
    }
    return bytes
  }

  /// Whether its last bytes are this text.
  package func ends(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard length >= count else { return false }
    for position in 0..<count {
      let byte = address.loadUnaligned(fromByteOffset: length - count + position, as: UInt8.self)
      if byte != text.utf8Start[position] { return false }
    }
    return true
  }

  /// The type that is named, where the runtime can tell.
  ///
  /// - Parameter descriptor: The declaration whose generic parameters the name may mention.
  /// - Parameter arguments: The generic arguments, in the declaration's order.
  package func type(
    in descriptor: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil
  ) -> TypeMetadata? {
    // Weak and unowned are not types: the runtime would give the type without the word.
    if isNotStrong { return nil }
    if hasPack && descriptor == nil { return nil }
    let name = address.assumingMemoryBound(to: UInt8.self)
    return _getTypeByMangledNameInContext(
      name, UInt(length), genericContext: descriptor, genericArguments: arguments
    ).map(TypeMetadata.init)
  }
}

extension MangledName {
  /// How a function value is kept.
  package enum Convention {
    /// A code pointer and a context.
    case native
    /// One reference to a block of the C language extension.
    case block
    /// A code pointer alone.
    case bare
  }

  /// How a captured function is kept; nil for any other type.
  ///
  /// A capture's function type is a lowered one, optional or not, which the runtime's lookup does not
  /// accept: it ends in `I`, letters for its conventions, and an underscore.
  package var loweredFunction: Convention? {
    var end = length
    while end >= 2, byte(at: end - 2) == UInt8(ascii: "S"), byte(at: end - 1) == UInt8(ascii: "g") {
      end -= 2
    }
    guard end > 0, byte(at: end - 1) == UInt8(ascii: "_") else { return nil }
    var form = Convention.native
    var position = end - 2
    while position >= 0, byte(at: position).isLetter {
      switch byte(at: position) {
      case UInt8(ascii: "I"):
        // Behind a digit it is the first letter of an identifier.
        let isFunction = position < end - 2 && (position == 0 || !byte(at: position - 1).isDigit)
        return isFunction ? form : nil
      case UInt8(ascii: "B"): form = .block
      case UInt8(ascii: "C"): form = .bare
      default: break
      }
      position -= 1
    }
    return nil
  }

  private func byte(at position: Int) -> UInt8 {
    address.loadUnaligned(fromByteOffset: position, as: UInt8.self)
  }

  /// The traits of a name, found in one pass over its operators; identifiers are skipped.
  private struct Traits {
    private(set) var hasPack = false
    private(set) var hasBox = false
    private var previous: UInt8 = 0
    private var identifierLength = 0
    private var identifierLeft = 0

    mutating func note(_ byte: UInt8) {
      if identifierLeft > 0 {
        identifierLeft -= 1
      } else if byte.isDigit {
        identifierLength = identifierLength * 10 + Int(byte - UInt8(ascii: "0"))
        previous = 0
      } else if identifierLength > 0 {
        // A number before an underscore is an index. An identifier that begins with one is then
        // read as operators, which can only make the name look like a pack and stay unread.
        identifierLeft = byte == UInt8(ascii: "_") ? 0 : identifierLength - 1
        identifierLength = 0
      } else {
        noteOperator(byte)
        previous = byte
      }
    }

    private mutating func noteOperator(_ byte: UInt8) {
      switch (previous, byte) {
      case (UInt8(ascii: "Q"), UInt8(ascii: "p")), (UInt8(ascii: "Q"), UInt8(ascii: "P")),
        (UInt8(ascii: "Q"), UInt8(ascii: "e")), (UInt8(ascii: "R"), UInt8(ascii: "v")):
        hasPack = true
      case (UInt8(ascii: "X"), UInt8(ascii: "x")): hasBox = true
      default: break
      }
    }
  }
}
