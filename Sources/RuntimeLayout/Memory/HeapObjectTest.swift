/// Whether a number could be the address of a live heap object of Swift.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. The test reads only memory that is mapped. It can be
/// fooled by bytes that imitate metadata.
struct HeapObjectTest {
  private var memory = ReadableMemory()
  /// For words of unknown meaning.
  let process = ProcessMemory()
  private var refreshesLeft = 8

  /// The program and the libraries, as the loader placed them.
  var images: [LoadedImage] { memory.images }

  /// Whether a metadata word and a reference count could be read at an address.
  @inline(__always)
  mutating func isReadable(_ address: UInt) -> Bool {
    guard address & 7 == 0, address >= ReadingStep.leastObjectAddress else { return false }
    return isReadable(address, count: 16)
  }

  /// The same without looking again: for words of unknown meaning, most of which lead nowhere.
  mutating func wasReadable(_ address: UInt) -> Bool {
    address & 7 == 0 && address >= ReadingStep.leastObjectAddress
      && memory.isReadable(address, count: 16)
  }

  /// Whether bytes can be read; looks again, a few times in a walk, for memory mapped meanwhile.
  @inline(__always)
  mutating func isReadable(_ address: UInt, count: UInt) -> Bool {
    memory.isReadable(address, count: count) || isReadableNow(address, count: count)
  }

  private mutating func isReadableNow(_ address: UInt, count: UInt) -> Bool {
    // Addresses of the kernel and the gap before it are never mapped later.
    guard refreshesLeft > 0, address < 1 << 47 else { return false }
    refreshesLeft -= 1
    memory = ReadableMemory()
    return memory.isReadable(address, count: count)
  }

  /// Whether an address lies in memory of the allocator or of a thread.
  func isInHeap(_ address: UInt) -> Bool { memory.isInHeap(address) }

  /// Whether a word could be the metadata of a heap object.
  ///
  /// The word may be anything, so what it points at is read through the kernel.
  mutating func isMetadata(_ address: UInt) -> Bool {
    guard address & 7 == 0, memory.isReadable(address &- 16, count: 64) else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { copy in
      guard let start = copy.baseAddress, process.copy(address - 16, 64, to: start) else {
        return false
      }
      let metadata = UnsafeRawPointer(start) + 16
      // Every heap metadata has its destructor in front, in some image's code.
      guard memory.isInImage(metadata.word(at: -16)) else { return false }
      switch TypeMetadata.Kind(rawValue: metadata.word()) {
      case .classType:
        return isClass(metadata)
      case .genericBox:
        return metadata.number(at: 8) >= 16 && isTypeMetadata(metadata.word(at: 16))
      case .closureContext:
        let captures = metadata.word(at: 16)
        return memory.isInImage(address) && (captures == 0 || memory.isInImage(captures))
      case .errorBox, .task:
        return memory.isInImage(address)
      default:
        return false
      }
    }
  }

  /// Whether a word could be the metadata of a type that values can have, and complete.
  mutating func isTypeMetadata(_ address: UInt) -> Bool {
    guard address & 7 == 0, address >= ReadingStep.leastObjectAddress,
      memory.isReadable(address &- 8, count: 24),
      let pointer = UnsafeRawPointer(bitPattern: address), let kind = TypeMetadata(pointer).kind
    else { return false }
    switch kind {
    case .classType:
      return isMetadata(address) && hasWitnesses(pointer)
    case .closureContext, .genericBox, .errorBox, .task:
      return false
    case .function:
      // The runtime has no witnesses for blocks; the type's result must be one.
      return memory.isReadable(pointer.word(at: 16), count: 8)
    case .structType, .enumType, .optional:
      return isDescriptor(pointer.word(at: 8), of: kind == .structType ? 17 : 18)
        && hasWitnesses(pointer)
    case .tuple:
      let count = pointer.word(at: 8)
      return count < 1 << 16 && memory.isReadable(address, count: 24 + 16 * count)
        && hasWitnesses(pointer)
    default:
      return hasWitnesses(pointer)
    }
  }

  /// Whether the word in front of a type is its table of witnesses: functions of some image, then the
  /// size of a value.
  private mutating func hasWitnesses(_ metadata: UnsafeRawPointer) -> Bool {
    let table = metadata.word(at: -8)
    // Classes of another language may have none.
    if table == 0 { return metadata.word() == TypeMetadata.Kind.classType.rawValue }
    guard table & 7 == 0, memory.isReadable(table, count: 88),
      let pointer = UnsafeRawPointer(bitPattern: table)
    else { return false }
    let witnesses = ValueWitnesses(pointer)
    return witnesses.isComplete && witnesses.stride > 0 && witnesses.stride < 1 << 32
      && witnesses.size >= 0 && witnesses.size <= witnesses.stride
      && (0..<8).allSatisfy { memory.isInImage(pointer.word(at: 8 * $0)) }
  }

  /// Whether what a declaration stands in can be followed up to its module.
  private mutating func hasContext(_ record: UnsafeRawPointer) -> Bool {
    var context = record
    for _ in 0..<64 {
      guard memory.isInImage(context.number), memory.isReadable(context.number, count: 12) else {
        return false
      }
      if context.number(at: 0) & 0x1F == 0 { return true }
      let distance = context.loadUnaligned(fromByteOffset: 4, as: Int32.self)
      let place = context + 4 + Int(distance & ~1)
      guard distance != 0, memory.isReadable(place.number, count: 8),
        let parent = context.indirectableRelative(at: 4)
      else { return distance == 0 }
      context = parent
    }
    return true
  }

  /// Whether a word is the record of a declaration.
  private mutating func isDescriptor(_ address: UInt, of contextKind: Int) -> Bool {
    guard address & 3 == 0, memory.isInImage(address), memory.isReadable(address, count: 44),
      let record = UnsafeRawPointer(bitPattern: address),
      NominalDescriptor(record).contextKind == contextKind, let name = record.relative(at: 8),
      memory.isInImage(name.number)
    else { return false }
    return hasContext(record)
  }

  /// Whether the first words of a class's metadata, given as a copy, and the metadata of its superclasses
  /// are such as the compiler writes.
  private mutating func isClass(_ copy: UnsafeRawPointer) -> Bool {
    var (type, size) = (copy, 1 << 28)
    for depth in 0..<256 {
      let isThere =
        depth == 0
        || type.number & 7 == 0 && memory.isReadable(type.number, count: 48)
          && TypeMetadata(type).kind == .classType
      // No class is larger than one that inherits from it.
      guard isThere, type.number(at: 24) >= 16, type.number(at: 24) <= size,
        isDescriptor(type.word(at: 40), of: 16)
      else { return false }
      size = type.number(at: 24)
      guard let parent = type.pointer(at: 8) else { return true }
      type = parent
    }
    return false
  }
}
