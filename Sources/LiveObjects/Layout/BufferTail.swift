import SwiftRuntime

/// The elements behind the header of a `ManagedBuffer` whose header counts them.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. Only the buffer's own code knows which elements exist, so the rest is
/// a guess. A header that is a number is taken for the count, and so is a number called `count`. A number with a
/// word such as `start` in its name is taken for the slot of the first element. The layout is certain only for the
/// deque of the standard library, in which streams wait, and of the collections package. Its elements begin at a
/// slot and wrap around.
struct BufferTail {
  /// Where the number of elements lies in the object.
  let countOffset: Int
  /// Where the number of slots lies; nil if it follows from the size of the memory block.
  let capacityOffset: Int?
  /// Where the number of the first slot in use lies; nil if that is always slot 0.
  let firstOffset: Int?
  /// Whether the elements are known to be there.
  let isCertain: Bool
  /// Where the first element lies.
  let start: Int
  let elements: ElementLayout

  /// The tail of objects of a class; nil when it is no buffer whose header counts what holds references.
  init?(_ chain: [TypeMetadata]) {
    guard let buffer = chain.first(where: { Self.isNamed("ManagedBuffer", $0) }),
      let header = buffer.genericArgument(0), let element = buffer.genericArgument(1)
    else { return nil }
    elements = ElementLayout(element)
    if elements.program.isEmpty { return nil }
    let headerStart = 16.aligned(mask: header.witnesses.alignmentMask)
    start = (headerStart + header.witnesses.size).aligned(mask: elements.alignmentMask)
    if header == TypeMetadata(Int.self) {
      (countOffset, capacityOffset, firstOffset, isCertain) = (headerStart, nil, nil, false)
      return
    }
    let numbers = Self.numbers(in: header)
    func offset(_ isWanted: (String) -> Bool) -> Int? {
      numbers.first { isWanted($0.name) }.map { headerStart + $0.offset }
    }
    guard let count = offset({ $0 == "count" }) else { return nil }
    countOffset = count
    capacityOffset = offset { $0 == "capacity" }
    firstOffset = offset(Self.tellsOfFirst)
    isCertain =
      header.descriptor?.name == "_DequeBufferHeader" && capacityOffset != nil && firstOffset != nil
  }

  private static func isNamed(_ name: String, _ type: TypeMetadata) -> Bool {
    type.descriptor.map { $0.name == name && $0.moduleName == "Swift" } ?? false
  }

  /// Whether a number's name has a word for the slot of the first element: `startSlot` and `head` have one,
  /// `alreadySent` has none.
  private static func tellsOfFirst(_ name: String) -> Bool {
    let spaced = name.reduce(into: "") { $0 += ($1.isUppercase ? " " : "") + $1.lowercased() }
    let words = Set(spaced.split { !$0.isLetter })
    return !words.isDisjoint(with: ["start", "head", "first", "front", "offset", "read"])
      && !words.contains("count")
  }

  /// A struct's stored properties that are numbers, in the order of their declaration, with their offsets.
  private static func numbers(in type: TypeMetadata) -> [(name: String, offset: Int)] {
    guard type.kind == .structType, let descriptor = type.descriptor,
      let fields = descriptor.fields, let vector = descriptor.fieldOffsetWord
    else { return [] }
    let arguments = descriptor.isGeneric ? type.genericArguments(descriptor) : nil
    var numbers: [(name: String, offset: Int)] = []
    for position in 0..<fields.count {
      let field = fields[position]
      guard let name = field.mangledType, !name.isNotStrong,
        let fieldType = name.type(in: descriptor.address, arguments: arguments),
        fieldType.witnesses.size == 8, fieldType.witnesses.isPlainData
      else { continue }
      numbers.append((field.name, type.address.number(at: 8 * vector + 4 * position)))
    }
    return numbers
  }
}
