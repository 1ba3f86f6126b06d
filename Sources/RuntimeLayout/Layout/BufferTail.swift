/// The elements behind the header of a `ManagedBuffer`, where the header tells how many there are.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. Only the buffer's own code knows which elements exist. A header
/// that is a number, or has one called `count`, is taken for their number, and that is a guess. Only of the
/// double-ended queue of the standard library, which streams wait in, and of the collections package, it is
/// known: it counts from a slot and goes on at the beginning when it comes to the end.
struct BufferTail {
  /// Where the number of elements lies in the object.
  let countOffset: Int
  /// Where a queue has its number of slots and the first one in use.
  let queue: (capacityOffset: Int, startOffset: Int)?
  /// Where the first element lies.
  let start: Int
  let elements: ElementLayout

  /// Whether the elements are known to be there.
  var isCertain: Bool { queue != nil }

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
      (countOffset, queue) = (headerStart, nil)
      return
    }
    let numbers = Self.numbers(in: header)
    guard let count = numbers["count"] else { return nil }
    countOffset = headerStart + count
    if header.descriptor?.name == "_DequeBufferHeader", let capacity = numbers["capacity"],
      let first = numbers["startSlot"]
    {
      queue = (headerStart + capacity, headerStart + first)
    } else if numbers.keys.contains(where: Self.tellsOfGap) {
      return nil
    } else {
      queue = nil
    }
  }

  private static func isNamed(_ name: String, _ type: TypeMetadata) -> Bool {
    type.descriptor.map { $0.name == name && $0.moduleName == "Swift" } ?? false
  }

  /// Whether a number in a header says that the first element need not lie first.
  private static func tellsOfGap(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["start", "head", "first", "front", "offset", "read"].contains { name.contains($0) }
  }

  /// The numbers that are stored properties of a struct, by their names, with their offsets.
  private static func numbers(in type: TypeMetadata) -> [String: Int] {
    guard type.kind == .structType, let descriptor = type.descriptor,
      let fields = descriptor.fields, let vector = descriptor.fieldOffsetWord
    else { return [:] }
    let arguments = descriptor.isGeneric ? type.genericArguments(descriptor) : nil
    var numbers: [String: Int] = [:]
    for position in 0..<fields.count {
      let field = fields[position]
      guard let name = field.mangledType, !name.isNotStrong,
        let fieldType = name.type(in: descriptor.address, arguments: arguments),
        fieldType.witnesses.size == 8, fieldType.witnesses.isPlainData
      else { continue }
      numbers[field.name] = type.address.number(at: 8 * vector + 4 * position)
    }
    return numbers
  }
}
