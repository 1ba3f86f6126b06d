import ObjectGraph
import SwiftRuntime

/// Reading the references out of one heap object: its fields, then what its form keeps behind them.
extension LiveHeap {
  func read<Sink: ReferenceSink>(
    _ object: ObjectBytes, _ program: UnsafePointer<ObjectProgram>, into sink: inout Sink
  ) {
    switch program.pointee.form {
    case .leaf:
      break
    case .plain:
      read(program.pointee.fields, at: object.start, into: &sink)
    case .buffer:
      read(program.pointee.fields, at: object.start, into: &sink)
      if let tail = program.pointee.tail { readBuffer(object, tail, into: &sink) }
    case .arrayStorage:
      readArray(object, program.pointee.elements, into: &sink)
    case .dictionaryStorage:
      readDictionary(object, program, into: &sink)
    case .setStorage:
      let members = program.pointee.elements
      let table = HashTable(object, bits: CollectionStorage.setBitsOffset, members, in: self)
      for bucket in table?.buckets ?? [] {
        readKey(table?.keys, members, bucket, label: "[member]", into: &sink)
      }
    case .genericContext:
      let context = ClosureContext.program(of: object, program.pointee.metadata, in: self)
      guard isReadable(object.number, count: UInt(context.pointee.size)) else { return }
      read(context.pointee.fields, at: object.start, into: &sink)
      if context.pointee.form == .unknownTail {
        readTail(object, context.pointee.size, into: &sink)
      }
    case .errorBox:
      let type = object.word(at: BoxLayout.errorTypeOffset)
      guard let program = valueProgram(of: type),
        let content = BoxLayout.errorValue(of: type),
        isReadable(object.number, count: UInt(content.offset + content.type.witnesses.size))
      else { return }
      read(program, at: object + content.offset, .storage, into: &sink)
    case .task:
      if !readTask(object.number, into: &sink) { readTail(object, 16, into: &sink) }
    case .keyPath:
      read(program.pointee.fields, at: object.start, into: &sink)
      readKeyPath(object, into: &sink)
    case .unknownTail, .unknown:
      if readBox(object, into: &sink) { return }
      if readThunk(object, program.pointee.metadata, into: &sink) { return }
      read(program.pointee.fields, at: object.start, into: &sink)
      // Only words need the code; blocks keep the closures they were made of as functions.
      let isBlock = BlockClasses.known.contains(program.pointee.metadata.address.number)
      if isBlock, BlockClasses.isGone(object.word(at: 8)) { return }
      let holdsFunctions = Sink.wantsLabels && isBlock
      let size = isBlock ? size(ofBlock: object) : nil
      readTail(
        object, program.pointee.size, upTo: size, holdsFunctions: holdsFunctions, into: &sink)
    }
  }

  /// Reads a box by the type that the reference to it told; false when none did.
  private func readBox<Sink: ReferenceSink>(
    _ object: ObjectBytes, into sink: inout Sink
  ) -> Bool {
    // The runtime may have made the type only just now, so it is not looked for in memory.
    guard !boxContents.isEmpty,
      let type = boxContents[object.number].flatMap(UnsafeRawPointer.init(bitPattern:)).map(
        TypeMetadata.init)
    else { return false }
    let program = LayoutCompiler.program(for: type)
    if program.isEmpty { return true }
    // Functions have two words, and the runtime has no witnesses for blocks to ask.
    let isFunction = type.kind == .function
    let offset = 16.aligned(mask: isFunction ? 7 : type.witnesses.alignmentMask)
    let size = isFunction ? 16 : type.witnesses.size
    guard isReadable(object.number, count: UInt(offset + size)) else { return false }
    read(program, at: object + offset, .storage, into: &sink)
    return true
  }

  private func readArray<Sink: ReferenceSink>(
    _ object: ObjectBytes, _ elements: ElementLayout, into sink: inout Sink
  ) {
    let count = Int(bitPattern: object.word(at: CollectionStorage.countOffset))
    let start = CollectionStorage.elementsOffset.aligned(mask: elements.alignmentMask)
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: elements.stride)
    // A word that is no count is hardly as small as the word behind it tells.
    guard count > 0, !isTooLarge,
      UInt(count) <= object.word(at: CollectionStorage.capacityOffset) >> 1,
      isReadable(object.number, count: UInt(start) &+ UInt(bitPattern: size))
    else { return }
    var element = object + start
    for position in 0..<count {
      if Sink.wantsLabels { sink.enter("[\(position)]", .element) }
      read(elements.program, at: element, .storage, into: &sink)
      if Sink.wantsLabels { sink.leave() }
      element += elements.stride
    }
  }

  private func readDictionary<Sink: ReferenceSink>(
    _ object: ObjectBytes, _ program: UnsafePointer<ObjectProgram>, into sink: inout Sink
  ) {
    let (keys, values) = (program.pointee.elements, program.pointee.values)
    guard
      let table = HashTable(
        object, bits: CollectionStorage.dictionaryBitsOffset, keys, values, in: self)
    else { return }
    let keyOrder = DictionaryKeyOrder(of: table.keys, program)
    for bucket in keyOrder.sorted(table.buckets, in: self) {
      readKey(table.keys, keys, bucket, label: "[key]", into: &sink)
      guard !values.program.isEmpty, let start = table.values else { continue }
      if Sink.wantsLabels { sink.enter("[\(keyOrder.text(of: bucket, in: self))]", .element) }
      read(values.program, at: start + bucket * values.stride, .storage, into: &sink)
      if Sink.wantsLabels { sink.leave() }
    }
  }

  private func readKey<Sink: ReferenceSink>(
    _ start: UnsafeRawPointer?, _ keys: ElementLayout, _ bucket: Int, label: String,
    into sink: inout Sink
  ) {
    guard !keys.program.isEmpty, let start else { return }
    if Sink.wantsLabels { sink.enter(label, .element) }
    read(keys.program, at: start + bucket * keys.stride, .storage, into: &sink)
    if Sink.wantsLabels { sink.leave() }
  }

  /// Scans the components of a key path. What lies behind them up to the end of the block is left over.
  ///
  /// Verified with Swift 6.3.1: the low 24 bits of the header are the number of bytes, and the top one says that
  /// nothing among them has to be given back.
  private func readKeyPath<Sink: ReferenceSink>(_ object: ObjectBytes, into sink: inout Sink) {
    let start = 32
    guard isReadable(object.number, count: UInt(start)) else { return }
    let header = object.word(at: start - 8) & 0xFFFF_FFFF
    let count = Int(header & 0xFF_FFFF)
    guard header >> 31 == 0, isReadable(object.number, count: UInt(start + count)) else { return }
    scan(object + start, count: count, .service, into: &sink)
  }

  /// The size of a C block from its descriptor; nil if that cannot be read. Old contents may lie behind it.
  private func size(ofBlock object: ObjectBytes) -> Int? {
    guard let place = bytes(at: object.number, count: 32)?.word(at: 24),
      let description = bytes(at: place, count: 16)
    else { return nil }
    return Int(exactly: description.word(at: 8))
  }

  /// Scans the memory behind the fields of an object, up to a limit or the end of its memory block.
  private func readTail<Sink: ReferenceSink>(
    _ object: ObjectBytes, _ size: Int, upTo limit: Int? = nil, holdsFunctions: Bool = false,
    into sink: inout Sink
  ) {
    let end = min(blockSize(ofObjectAt: object.number), limit ?? .max)
    guard end > size else { return }
    scan(
      object + size, count: end - size, .service, holdsFunctions: holdsFunctions, into: &sink)
  }

  /// The bytes of the memory block that the object at an address begins; zero where that cannot be known.
  func extent(ofObjectAt address: UInt) -> UInt {
    UInt(blockSize(ofObjectAt: address))
  }

  /// Whether an object of a size fills the memory block that it begins, but for what the allocator rounds up;
  /// or is one of the program's data, which is never freed.
  func fillsBlock(_ object: ObjectBytes, size: UInt) -> Bool {
    if UInt32(truncatingIfNeeded: object.word(at: 8)) == .max { return true }
    // Up to 15 bytes to the next multiple of 16, and 16 that were too few to be a block of their own.
    let roundedUp: UInt = 31
    return (size...size + roundedUp).contains(extent(ofObjectAt: object.number))
  }

  /// The nearest object that has a word of the heap in its block and meets a condition; nil when there is
  /// none, or it begins further in front of the word than it may.
  ///
  /// Memory is not cleared when it is handed out again, so words of an object that is gone may lie in a living
  /// one and hide nothing. Complexity: linear in the distance; a word is only looked into when the one in
  /// front of it may be the size of a block that reaches up to the given place.
  func object(
    around place: UInt, reach: UInt, where isWanted: (ObjectAddress) -> Bool
  ) -> ObjectAddress? {
    let end = place > reach + 32 ? (place - reach) & ~15 : 16
    // In front of an object stands the size of its block.
    var header = (place & ~15) &- 16
    while header >= end {
      let first = max(header & ~(CopiedArea.pageSize - 1), end)
      guard let bytes = bytes(at: first, count: header - first + 24) else { return nil }
      for offset in stride(from: Int(header - first), through: 0, by: -16) {
        let size = bytes.word(at: offset + 8)
        let start = first + UInt(offset) + 16
        guard size > place - start, size <= Self.blockLimit,
          HeapBlock.size(in: size) > place - start,
          isMetadata(bytes.word(at: offset + 16)), extent(ofObjectAt: start) > place - start,
          !isDivided(start)
        else { continue }
        if isWanted(ObjectAddress(start)) { return ObjectAddress(start) }
      }
      header = first - 16
    }
    return nil
  }

  private static let blockLimit: UInt = 1 << 24

  /// Whether what should be an object's count is the word in front of a new block: the block that began with the
  /// metadata was given back, and divided anew.
  private func isDivided(_ object: UInt) -> Bool {
    // Nearly every object's count says that nothing refers to it as unowned, and then is no block's size.
    guard let count = self.object(at: object)?.bytes.word(at: 8), count >> 32 == 0, count != 3
    else { return false }
    let size = HeapBlock.size(in: count)
    guard size > 0, size <= Self.blockLimit,
      let next = bytes(at: object + 16 + size, count: 8)?.word()
    else { return false }
    return next <= 1 << 32 && HeapBlock.size(in: next) > 0
  }

  private func blockSize(ofObjectAt address: UInt) -> Int {
    // Blocks begin on 16 bytes; objects of an image's data are no blocks at all.
    guard address & 15 == 0, test.isInHeap(address &- 16) else { return 0 }
    guard let header = bytes(at: address &- 8, count: 8)?.word() else { return 0 }
    let size = HeapBlock.size(in: header)
    guard size > 0, size <= Self.blockLimit, isReadable(address, count: size),
      HeapBlock.isInUse(header, next: { bytes(at: address + size, count: 8)?.word() })
    else { return 0 }
    return Int(size)
  }
}
