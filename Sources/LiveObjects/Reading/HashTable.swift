/// The table of one dictionary or set, as it was read: its buckets in use and where their contents lie.
///
/// Everything is read once and checked as it was read, because another thread may change it meanwhile.
struct HashTable {
  /// The buckets in use, ascending.
  private(set) var buckets: [Int] = []
  let keys: UnsafeRawPointer?
  let values: UnsafeRawPointer?

  /// Nil where the table or what it keeps is not all there.
  init?(
    _ object: ObjectBytes, bits offset: Int, _ keys: ElementLayout,
    _ values: ElementLayout = .none, in heap: LiveHeap
  ) {
    let scale = object.byte(at: CollectionStorage.scaleOffset)
    // More buckets than this no machine has memory for: the word is no scale.
    guard scale < 40 else { return nil }
    let bucketCount = 1 << Int(scale)
    let wordCount = (bucketCount + 63) / 64
    guard object.word(at: CollectionStorage.capacityOffset) == UInt(bucketCount) * 3 / 4,
      heap.isReadable(object.number, count: UInt(offset + 8 * wordCount)),
      let keysStart = Self.start(
        of: keys, bucketCount, at: object.word(at: CollectionStorage.keysOffset), in: heap),
      // A set has its bits there.
      let valuesStart = Self.start(
        of: values, bucketCount, at: object.word(at: CollectionStorage.valuesOffset), in: heap)
    else { return nil }
    (self.keys, self.values) = (keysStart, valuesStart)
    for position in 0..<wordCount {
      var word = object.word(at: offset + 8 * position)
      if bucketCount < 64 { word &= (1 << UInt(bucketCount)) - 1 }
      while word != 0 {
        buckets.append(position * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  /// The bytes of so many elements, or none where they need not be read: small ones that hold nothing are
  /// not looked at; text and numbers are, for the order of keys. Nil where they are not all there.
  private static func start(
    of elements: ElementLayout, _ count: Int, at address: UInt, in heap: LiveHeap
  ) -> UnsafeRawPointer?? {
    if elements.program.isEmpty, elements.stride < 8 { return .some(nil) }
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: elements.stride)
    if isTooLarge { return nil }
    return heap.bytes(at: address, count: UInt(size)).map { .some($0) }
  }
}
