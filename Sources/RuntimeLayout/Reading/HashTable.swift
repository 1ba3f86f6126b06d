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
    _ object: UnsafeRawPointer, bits offset: Int, _ keys: ElementLayout,
    _ values: ElementLayout = .none, in heap: LiveHeap
  ) {
    self.keys = object.pointer(at: CollectionStorage.keysOffset)
    // A set has its bits there.
    self.values = values.stride == 0 ? nil : object.pointer(at: CollectionStorage.valuesOffset)
    let scale = object.load(fromByteOffset: CollectionStorage.scaleOffset, as: UInt8.self)
    // More buckets than this no machine has memory for: the word is no scale.
    guard scale < 40 else { return nil }
    let bucketCount = 1 << Int(scale)
    let wordCount = (bucketCount + 63) / 64
    guard object.word(at: CollectionStorage.capacityOffset) == UInt(bucketCount) * 3 / 4,
      heap.isReadable(object.number, count: UInt(offset + 8 * wordCount)),
      Self.areReadable(keys, bucketCount, self.keys, in: heap),
      Self.areReadable(values, bucketCount, self.values, in: heap)
    else { return nil }
    for position in 0..<wordCount {
      var word = object.word(at: offset + 8 * position)
      if bucketCount < 64 { word &= (1 << UInt(bucketCount)) - 1 }
      while word != 0 {
        buckets.append(position * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  /// Whether so many elements are where they should be. Small ones that hold nothing are not looked at;
  /// text and numbers are, for the order of keys.
  private static func areReadable(
    _ elements: ElementLayout, _ count: Int, _ start: UnsafeRawPointer?, in heap: LiveHeap
  ) -> Bool {
    if elements.program.isEmpty, elements.stride < 8 { return true }
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: elements.stride)
    return !isTooLarge && heap.isReadable(start?.number ?? 0, count: UInt(size))
  }
}
