/// The memory of one task in which its functions have their frames.
///
/// Every word is read through the kernel: a task that goes on meanwhile may give its memory back.
struct TaskMemory {
  private static let slabLimit = 1024

  /// What is in use: the end of the task itself, then its pieces in order.
  private(set) var ranges: [Range<UInt>] = []
  private let process: ProcessMemory

  /// Nil where the words are not such as the runtime writes.
  init?(of task: UInt, _ layout: TaskLayout, in process: ProcessMemory) {
    self.process = process
    guard process.word(at: task) == layout.taskMetadata,
      var slab = process.word(at: task + TaskLayout.firstSlab)
    else { return nil }
    // The first frame lies behind the task's result, whose size is not known here.
    let size = process.word(at: task &- 8).map(HeapBlock.size) ?? 0
    let end = slab > task && slab - task < 1 << 16 ? slab : task + min(max(size, 0), 1 << 16)
    if end > task { ranges.append(task..<max(end, task + TaskLayout.size)) }
    while slab != 0, ranges.count < Self.slabLimit {
      guard slab & 7 == 0, process.word(at: slab) == layout.slabMetadata,
        let sizes = process.word(at: slab + TaskLayout.slabCapacity),
        let next = process.word(at: slab + TaskLayout.nextSlab), sizes >> 32 <= sizes & 0xFFFF_FFFF
      else { return nil }
      let start = slab + TaskLayout.slabContent
      if sizes >> 32 > 0 { ranges.append(start..<start + sizes >> 32) }
      slab = next
    }
  }

  func contains(_ address: UInt) -> Bool {
    address & 7 == 0 && ranges.contains { $0.contains(address) }
  }

  /// A word of the process; nil where it cannot be read.
  func word(at address: UInt) -> UInt? {
    address & 7 == 0 ? process.word(at: address) : nil
  }
}

extension ProcessMemory {
  /// One word; nil where it cannot be read.
  func word(at address: UInt) -> UInt? {
    var word: UInt = 0
    return copy(address, 8, to: &word) ? word : nil
  }
}
