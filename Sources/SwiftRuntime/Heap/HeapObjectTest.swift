/// Whether a number could be the address of a live heap object of Swift.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. The test reads only memory that is mapped. It can be
/// fooled by bytes that imitate metadata.
package struct HeapObjectTest {
  private var memory: ReadableMemory
  /// For words of unknown meaning.
  package let process = ProcessMemory()
  private var refreshesLeft = 8

  package init() {
    memory = ReadableMemory(process)
  }

  /// The program and the libraries, as the loader placed them.
  package var images: [LoadedImage] { memory.images }

  /// The error number if the list of mapped memory could not be read.
  package var error: Int32? { memory.error }

  /// Whether a metadata word and a reference count could be read at an address.
  @inline(__always)
  package mutating func isReadable(_ address: UInt) -> Bool { object(at: address) != nil }

  /// The metadata word and the reference count at an address; nil where no object can lie.
  @inline(__always)
  package mutating func object(at address: UInt) -> UnsafeRawPointer? {
    guard address & 7 == 0, address >= ObjectWord.leastAddress else { return nil }
    return bytes(at: address, count: 16)
  }

  /// Same as `object(at:)`, except that it does not look for memory mapped meanwhile. Meant for words of
  /// unknown meaning, most of which lead nowhere.
  package mutating func knownObject(at address: UInt) -> UnsafeRawPointer? {
    guard address & 7 == 0, address >= ObjectWord.leastAddress, isKnown(address) else {
      return nil
    }
    return memory.bytes(at: address, count: 16)
  }

  /// So many bytes from an address on, or a copy of them; nil where they cannot be read. Looks again, a few
  /// times in a walk, for memory mapped meanwhile.
  @inline(__always)
  package mutating func bytes(at address: UInt, count: UInt) -> UnsafeRawPointer? {
    memory.bytes(at: address, count: count) ?? newBytes(at: address, count: count)
  }

  private mutating func newBytes(at address: UInt, count: UInt) -> UnsafeRawPointer? {
    // Addresses of the kernel and the gap before it are never mapped later.
    guard refreshesLeft > 0, address < ObjectWord.addressEnd, !memory.contains(address) else {
      return nil
    }
    refreshesLeft -= 1
    memory.addWhatIsNew()
    return memory.bytes(at: address, count: count)
  }

  /// Forgets all copies; none that was handed out may be read any more.
  package mutating func forgetCopies() { memory.forgetCopies() }

  /// Prepares for the next object of a walk, and tells whether copies were given back; none that was handed out may be read
  /// any more then.
  @inline(__always)
  package mutating func beginObject() -> Bool { memory.beginObject() }

  /// Whether an address lies in memory that was mapped when it was last looked.
  package func isKnown(_ address: UInt) -> Bool { memory.contains(address) }

  /// Whether an address lies in memory of the allocator or of a thread.
  package func isInHeap(_ address: UInt) -> Bool { memory.isInHeap(address) }

  /// Whether a word could be the metadata of a heap object.
  ///
  /// The word may be anything, so all that it leads to is read as other memory is. What turns out to be
  /// metadata is never freed, and may be read where it lies.
  package mutating func isMetadata(_ address: UInt) -> Bool {
    guard address & 7 == 0, let start = memory.bytes(at: address &- 16, count: 64) else {
      return false
    }
    let metadata = start + 16
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

  /// Whether a word could be the metadata of a type that values can have, and complete.
  package mutating func isTypeMetadata(_ address: UInt) -> Bool {
    guard address & 7 == 0, address >= ObjectWord.leastAddress,
      let start = memory.bytes(at: address &- 8, count: 40),
      let kind = TypeMetadata(start + 8).kind
    else { return false }
    let pointer = start + 8
    switch kind {
    case .classType:
      return isMetadata(address) && hasWitnesses(pointer)
    case .closureContext, .genericBox, .errorBox, .task:
      return false
    case .function:
      // The runtime has no witnesses for blocks; the type's result must be one.
      return memory.bytes(at: pointer.word(at: 16), count: 8) != nil
    case .structType, .enumType, .optional:
      return isDescriptor(pointer.word(at: 8), of: kind == .structType ? 17 : 18)
        && hasWitnesses(pointer)
    case .tuple:
      let count = pointer.word(at: 8)
      return count < 1 << 16 && memory.bytes(at: address, count: 24 + 16 * count) != nil
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
    guard table & 7 == 0, let pointer = memory.bytes(at: table, count: 88) else { return false }
    let witnesses = ValueWitnesses(pointer)
    return witnesses.isComplete && witnesses.stride > 0 && witnesses.stride < 1 << 32
      && witnesses.size >= 0 && witnesses.size <= witnesses.stride
      && (0..<8).allSatisfy { memory.isInImage(pointer.word(at: 8 * $0)) }
  }

  /// Whether what a declaration stands in can be followed up to its module.
  private mutating func hasContext(_ record: UnsafeRawPointer) -> Bool {
    var context = record
    for _ in 0..<64 {
      guard isInImage(context, count: 12) else { return false }
      if context.number(at: 0) & 0x1F == 0 { return true }
      let distance = context.loadUnaligned(fromByteOffset: 4, as: Int32.self)
      let place = context + 4 + Int(distance & ~1)
      guard distance != 0, isInImage(place, count: 8),
        let parent = context.indirectableRelative(at: 4)
      else { return distance == 0 }
      context = parent
    }
    return true
  }

  /// Whether a word is the record of a declaration.
  private mutating func isDescriptor(_ address: UInt, of contextKind: Int) -> Bool {
    guard address & 3 == 0, let record = UnsafeRawPointer(bitPattern: address),
      isInImage(record, count: 44),
      NominalDescriptor(record).contextKind == contextKind, let name = record.relative(at: 8),
      memory.isInImage(name.number)
    else { return false }
    return hasContext(record)
  }

  /// Whether the first words of a class's metadata, given as they may be read, and the metadata of its
  /// superclasses are such as the compiler writes.
  private mutating func isClass(_ start: UnsafeRawPointer) -> Bool {
    var (type, size) = (start, 1 << 28)
    for _ in 0..<256 {
      // No class is larger than one that inherits from it.
      guard type.number(at: 24) >= 16, type.number(at: 24) <= size,
        isDescriptor(type.word(at: 40), of: 16)
      else { return false }
      size = type.number(at: 24)
      let parent = type.word(at: 8)
      if parent == 0 { return true }
      guard parent & 7 == 0, let next = memory.bytes(at: parent, count: 48),
        TypeMetadata(next).kind == .classType
      else { return false }
      type = next
    }
    return false
  }

  /// Whether bytes are an image's, which may be read where they lie.
  private mutating func isInImage(_ place: UnsafeRawPointer, count: UInt) -> Bool {
    memory.isInImage(place.number) && memory.bytes(at: place.number, count: count) != nil
  }
}
