/// Whether a number could be the address of a live heap object of Swift.
///
/// Verified with Swift 6.3.1 on x86-64 Linux. The test reads only memory that is mapped. It can be
/// fooled by bytes that imitate metadata, never into a crash.
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
        return memory.isReadable(metadata.word(at: 16), count: 16)
      case .closureContext, .errorBox, .task:
        return memory.isInImage(address)
      default:
        return false
      }
    }
  }

  /// Whether a word could be the metadata of a type that values have.
  mutating func isType(_ address: UInt) -> Bool {
    guard address & 7 == 0, address >= ReadingStep.leastObjectAddress,
      isReadable(address &- 8, count: 24), let pointer = UnsafeRawPointer(bitPattern: address)
    else { return false }
    switch TypeMetadata(pointer).kind {
    case .classType:
      return isMetadata(address)
    case .structType, .enumType, .optional:
      return memory.isInImage(pointer.word(at: 8))
    case nil, .closureContext, .genericBox, .errorBox, .task:
      return false
    default:
      return true
    }
  }

  /// Whether a copy of the first words of metadata is that of a class.
  private mutating func isClass(_ metadata: UnsafeRawPointer) -> Bool {
    let size = metadata.number(at: 24)
    let descriptor = metadata.word(at: 40)
    let parent = metadata.word(at: 8)
    guard size >= 16, size < 1 << 28, descriptor & 3 == 0, memory.isInImage(descriptor),
      memory.isReadable(descriptor, count: 44), parent & 7 == 0,
      parent == 0 || memory.isReadable(parent, count: 48),
      let record = UnsafeRawPointer(bitPattern: descriptor)
    else { return false }
    guard NominalDescriptor(record).contextKind == 16, let name = record.relative(at: 8) else {
      return false
    }
    return memory.isInImage(name.number)
  }
}
