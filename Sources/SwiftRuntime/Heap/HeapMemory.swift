import Glibc
import ObjectGraph

/// The memory of the allocator, looked through for words.
///
/// The kernel copies it piece by piece, because other threads may give memory back meanwhile: a page that
/// is gone is passed over and counted. Stacks of threads are left out: they change under the eyes of the
/// reader, and hold copies of everything. So are pages that were never written to, see `ResidentPages`: the cost
/// grows with the memory that the program uses, not with the memory that it reserves.
///
/// A meter limits the time of all searches together. When its time is over, a search ends where it is, and each
/// later one at once.
package final class HeapMemory {
  // What is copied should still be in the processor's cache when it is looked through.
  private static let pieceSize = 1 << 18

  /// How many bytes the last look through the heap left out because they could not be read.
  package private(set) var unreadByteCount = 0
  /// How many bytes the last look through the heap left out because the time was over.
  package private(set) var unsearchedByteCount = 0
  /// The time that is left.
  package private(set) var meter: BudgetMeter
  /// The allocator's main area; empty where there is none.
  let mainArea: Range<UInt>

  /// The blocks of the areas that were asked for, by the areas' beginnings.
  var blocks: [UInt: HeapBlocks] = [:]

  package let process: ProcessMemory
  private let memory: UnsafeMutableRawBufferPointer
  private let pages = ResidentPages()
  /// The parts with something in them, of the areas that were examined for it.
  private(set) var parts: [Range<UInt>] = []
  /// The areas for which there was no time so far, in the order of addresses.
  private var unexamined: ArraySlice<Range<UInt>> = []

  /// The heap as it is mapped now. Nil where the C library has no search for bytes, or the kernel no memory.
  package init?(
    _ process: ProcessMemory, _ ranges: [MappedMemory.Range] = MappedMemory().ranges,
    budget: PathSearchBudget = .unlimited
  ) {
    guard ByteSearch.isAvailable, let memory = CopyMemory.map(Self.pieceSize) else { return nil }
    self.process = process
    self.memory = memory
    meter = budget.startMeter()
    mainArea = Self.mainArea(in: ranges)
    let stacks = ThreadStacks.known?.ranges(process) ?? []
    unexamined =
      ranges.filter(\.isHeap).map { $0.start..<$0.end }
      .outside(of: CopyMemory.withAreas { $0 } + stacks)[...]
    examine()
  }

  /// The main area in a map, which has a line for each part of it where the kernel is asked for huge pages.
  static func mainArea(in ranges: [MappedMemory.Range]) -> Range<UInt> {
    let parts = ranges.filter { $0.path == "[heap]" }
    guard let first = parts.first, let last = parts.last else { return 0..<0 }
    return first.start..<last.end
  }

  /// Finds the parts of the areas that have something in them, until the time is over.
  private func examine() {
    while meter.exceeded == nil, let area = unexamined.popFirst() {
      parts += pages.parts(of: area, &meter)
      _ = meter.spendTime()
    }
  }

  /// Starts a new budget.
  package func begin(with budget: PathSearchBudget) {
    meter = budget.startMeter()
    examine()
  }

  /// Why a look ended early; nil if none did.
  package var cutReason: PathSearchCut.Reason? { meter.exceeded }

  /// Charges the reading of so many words outside of the looks; false when the time is over.
  package func spendTime(words: Int) -> Bool {
    cutReason == nil && meter.spendTime(references: words)
  }

  deinit { CopyMemory.unmap(memory) }

  /// The parts of some memory that may have something in them.
  package func usedParts(of ranges: [Range<UInt>]) -> [Range<UInt>] {
    ranges.flatMap { pages.parts(of: $0, &meter) }
  }

  /// Asks for each aligned word of the heap that is one of the numbers but for its upper bits, in the order of addresses,
  /// number by number within a piece. Complexity: linear in the size of the heap, for
  /// each number.
  package func places(
    of numbers: [ObjectAddress], _ body: (_ place: UInt, _ number: ObjectAddress) -> Void
  ) {
    pieces { start, bytes in
      for number in numbers {
        var offset = 0
        while let hit = ByteSearch.firstOffset(
          ofAddress: number.rawValue, in: bytes, from: offset)
        {
          let place = start + UInt(hit)
          // Readers hold copies of what they looked at.
          if !CopyMemory.contains(place) { body(place, number) }
          offset = hit + 8
        }
      }
      return true
    }
  }

  /// Hands out copies of the heap or of some area of it, piece by piece in the order of addresses, until one is
  /// the last that is wanted or the time is over.
  package func pieces(
    of area: Range<UInt>? = nil,
    _ isNextWanted: (_ start: UInt, _ bytes: UnsafeRawBufferPointer) -> Bool
  ) {
    let unexaminedByteCount = unexamined.reduce(0) { $0 + $1.count }
    if area == nil { (unreadByteCount, unsearchedByteCount) = (0, unexaminedByteCount) }
    guard let piece = memory.baseAddress else { return }
    let parts = area.map { usedParts(of: [$0]) } ?? parts
    for (position, part) in parts.enumerated() {
      var start = part.lowerBound
      while start < part.upperBound {
        guard spendTime(words: BudgetMeter.referencesBetweenReadings) else {
          if area == nil {
            unsearchedByteCount += parts[(position + 1)...].reduce(Int(part.upperBound - start)) {
              $0 + $1.count
            }
          }
          return
        }
        let count = min(Self.pieceSize, Int(part.upperBound - start))
        let got = process.copyPrefix(start, count, to: piece)
        if !isNextWanted(start, UnsafeRawBufferPointer(start: piece, count: got)) { return }
        start += UInt(got)
        if got < count {
          // Up to the end of the page that was unmapped.
          let end = min(part.upperBound, (start | (CopiedArea.pageSize - 1)) + 1)
          if area == nil { unreadByteCount += Int(end - start) }
          start = end
        }
      }
    }
  }
}

extension MappedMemory.Range {
  /// Whether it may be the end of an arena into which the allocator has not grown.
  var isGuard: Bool { !isReadable && path.isEmpty }

  /// Whether objects may lie there that are no image's own and no thread's.
  var isHeap: Bool { isReadable && isWritable && (path.isEmpty || path == "[heap]") }
}
