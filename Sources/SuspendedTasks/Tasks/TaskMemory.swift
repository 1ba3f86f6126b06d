import SwiftRuntime

/// The memory of one task in which its functions have their frames.
///
/// Every word is read through the kernel: a task that goes on meanwhile may give its memory back.
struct TaskMemory {
  private static let slabLimit = 1024

  /// The memory in use: the end of the task itself, then its pieces in order.
  private(set) var ranges: [Range<UInt>] = []
  /// The contents of the memory in use when it was copied, in the order of the ranges.
  private var copies: [[UInt]] = []
  private let process: ProcessMemory

  /// Nil where the words are not such as the runtime writes.
  init?(of task: UInt, _ layout: TaskLayout, in process: ProcessMemory) {
    self.process = process
    // In front of the task stands the size of its block.
    guard task & 7 == 0,
      let words = process.words(at: task &- 8, count: 1 + Int(layout.size) / 8),
      words[1] == layout.taskMetadata
    else { return nil }
    var slab = words[1 + Int(TaskLayout.firstSlab) / 8]
    // The first frame lies behind the task's result, whose size is not known here.
    let size = HeapBlock.size(in: words[0])
    let end = slab > task && slab - task < 1 << 16 ? slab : task + min(size, 1 << 16)
    if end > task { ranges.append(task..<max(end, task + layout.size)) }
    while slab != 0, ranges.count < Self.slabLimit {
      guard slab & 7 == 0,
        let words = process.words(at: slab, count: Int(TaskLayout.slabContent) / 8),
        words[0] == layout.slabMetadata,
        case let sizes = words[Int(TaskLayout.slabCapacity) / 8], sizes >> 32 <= sizes & 0xFFFF_FFFF
      else { return nil }
      let start = slab + TaskLayout.slabContent
      if sizes >> 32 > 0 { ranges.append(start..<start + sizes >> 32) }
      slab = words[Int(TaskLayout.nextSlab) / 8]
    }
  }

  /// Reads all that is in use at once; words in it are those of that moment from then on.
  mutating func copy() {
    copies = ranges.map { process.words(at: $0.lowerBound, count: $0.count / 8) ?? [] }
  }

  func contains(_ address: UInt) -> Bool {
    address & 7 == 0 && ranges.contains { $0.contains(address) }
  }

  /// A word of the process; nil where it cannot be read.
  func word(at address: UInt) -> UInt? {
    if address & 7 != 0 { return nil }
    for (range, copy) in zip(ranges, copies) where range.contains(address) {
      let position = Int(address - range.lowerBound) / 8
      return position < copy.count ? copy[position] : nil
    }
    return process.word(at: address)
  }
}
