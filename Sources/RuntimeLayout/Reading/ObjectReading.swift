import ObjectGraph

/// Reading the references out of one heap object: its fields, then what its form keeps behind them.
extension LiveHeap {
  func read<Sink: ReferenceSink>(
    _ object: UnsafeRawPointer, _ program: UnsafePointer<ObjectProgram>, into sink: inout Sink
  ) {
    switch program.pointee.form {
    case .leaf:
      break
    case .plain:
      read(program.pointee.fields, at: object, into: &sink)
    case .arrayStorage:
      readArray(object, program.pointee.elements, into: &sink)
    case .dictionaryStorage:
      readDictionary(object, program, into: &sink)
    case .setStorage:
      for bucket in buckets(of: object, bits: CollectionStorage.setBitsOffset) {
        readKey(object, program.pointee.elements, bucket, label: "[member]", into: &sink)
      }
    case .genericContext:
      let context = ClosureContext.program(of: object, program.pointee.metadata, in: self)
      read(context.pointee.fields, at: object, into: &sink)
      if context.pointee.form == .unknownTail {
        readTail(object, context.pointee.size, into: &sink)
      }
    case .errorBox:
      guard isType(object.word(at: BoxLayout.errorTypeOffset)),
        let content = BoxLayout.errorValue(object),
        let program = valueProgram(of: content.type.address.number)
      else { return }
      read(program, at: content.value, .storage, into: &sink)
    case .unknownTail:
      read(program.pointee.fields, at: object, into: &sink)
      readTail(object, program.pointee.size, into: &sink)
    case .unknown:
      readTail(object, 16, into: &sink)
    }
  }

  private func readArray<Sink: ReferenceSink>(
    _ object: UnsafeRawPointer, _ elements: ElementLayout, into sink: inout Sink
  ) {
    let count = Int(bitPattern: object.word(at: CollectionStorage.countOffset))
    let start = CollectionStorage.elementsOffset.aligned(mask: elements.alignmentMask)
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: elements.stride)
    guard count > 0, !isTooLarge,
      isReadable(object.number, count: UInt(start) &+ UInt(bitPattern: size))
    else { return }
    var element = object + start
    for position in 0..<count {
      if Sink.wantsLabels { sink.enter("[\(position)]") }
      read(elements.program, at: element, .storage, into: &sink)
      if Sink.wantsLabels { sink.leave() }
      element += elements.stride
    }
  }

  private func readDictionary<Sink: ReferenceSink>(
    _ object: UnsafeRawPointer, _ program: UnsafePointer<ObjectProgram>, into sink: inout Sink
  ) {
    let (keys, values) = (program.pointee.elements, program.pointee.values)
    let keyOrder = DictionaryKeyOrder(of: object, program)
    for bucket in keyOrder.sorted(buckets(of: object, bits: CollectionStorage.dictionaryBitsOffset))
    {
      readKey(object, keys, bucket, label: "[key]", into: &sink)
      guard !values.program.isEmpty,
        let start = object.pointer(at: CollectionStorage.valuesOffset)
      else { continue }
      if Sink.wantsLabels { sink.enter("[\(keyOrder.text(of: bucket))]") }
      read(values.program, at: start + bucket * values.stride, .storage, into: &sink)
      if Sink.wantsLabels { sink.leave() }
    }
  }

  /// The buckets in use, ascending.
  private func buckets(of object: UnsafeRawPointer, bits offset: Int) -> [Int] {
    let scale = object.load(fromByteOffset: CollectionStorage.scaleOffset, as: UInt8.self)
    // More buckets than this no machine has memory for: the word is no scale.
    guard scale < 40 else { return [] }
    let bucketCount = 1 << Int(scale)
    let wordCount = (bucketCount + 63) / 64
    guard isReadable(object.number, count: UInt(offset + 8 * wordCount)) else { return [] }
    var buckets: [Int] = []
    for position in 0..<wordCount {
      var word = object.word(at: offset + 8 * position)
      if bucketCount < 64 { word &= (1 << UInt(bucketCount)) - 1 }
      while word != 0 {
        buckets.append(position * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return buckets
  }

  private func readKey<Sink: ReferenceSink>(
    _ object: UnsafeRawPointer, _ keys: ElementLayout, _ bucket: Int, label: String,
    into sink: inout Sink
  ) {
    guard !keys.program.isEmpty, let start = object.pointer(at: CollectionStorage.keysOffset)
    else { return }
    if Sink.wantsLabels { sink.enter(label) }
    read(keys.program, at: start + bucket * keys.stride, .storage, into: &sink)
    if Sink.wantsLabels { sink.leave() }
  }

  /// Scans what lies behind the fields of an object, up to the end of its block.
  private func readTail<Sink: ReferenceSink>(
    _ object: UnsafeRawPointer, _ size: Int, into sink: inout Sink
  ) {
    let end = blockSize(of: object)
    if end > size { scan(object + size, count: end - size, .service, into: &sink) }
  }

  /// The bytes of the memory block that the object at an address begins; zero where that cannot be known.
  func extent(ofObjectAt address: UInt) -> UInt {
    UnsafeRawPointer(bitPattern: address).map { UInt(blockSize(of: $0)) } ?? 0
  }

  private func blockSize(of object: UnsafeRawPointer) -> Int {
    // Blocks begin on 16 bytes; objects of an image's data are no blocks at all.
    guard object.number & 15 == 0, test.isInHeap(object.number &- 16) else { return 0 }
    let size = HeapBlock.size(at: object.number, in: test.process)
    let limit: UInt = 1 << 24
    guard size <= limit, isReadable(object.number, count: size) else { return 0 }
    return Int(size)
  }
}
