import Synchronization

/// Which symbols of a table lie around which addresses, so that a question looks at a few of them.
///
/// Made at the first question, in the time that reading the table twice takes; four to eight bytes a symbol.
final class SymbolIndex: Sendable {
  private struct Lists {
    /// Where the list for each remainder of a stretch's number begins, and the symbols' numbers.
    var beginnings: [UInt32]
    var numbers: [UInt32]
    /// The symbols of many stretches.
    var large: [UInt32] = []
  }

  private static let stretchShift: UInt = 10
  private static let largeCount: UInt = 16

  private let lists = Mutex<Lists?>(nil)

  /// The numbers of all symbols that an address may lie in, and of some others.
  ///
  /// - Parameter extent: The first address of a symbol and the last; nil for one that is not looked for.
  func candidates(
    at address: UInt, count: Int, _ extent: (_ number: Int) -> ClosedRange<UInt>?
  ) -> [UInt32] {
    lists.withLock { kept in
      let lists = kept ?? Self.lists(count, extent)
      kept = lists
      let list = Int(address >> Self.stretchShift) & (lists.beginnings.count - 2)
      let (start, end) = (lists.beginnings[list], lists.beginnings[list + 1])
      return lists.numbers[Int(start)..<Int(end)] + lists.large
    }
  }

  private static func lists(_ count: Int, _ extent: (Int) -> ClosedRange<UInt>?) -> Lists {
    var listCount = 16
    while listCount < count / 4 { listCount *= 2 }
    var lists = Lists(beginnings: Array(repeating: 0, count: listCount + 1), numbers: [])
    var large: [UInt32] = []
    func forEach(_ body: (_ number: UInt32, _ list: Int) -> Void) {
      for number in 0..<count {
        guard let extent = extent(number) else { continue }
        var stretch = extent.lowerBound >> stretchShift
        let last = extent.upperBound >> stretchShift
        if last - stretch >= largeCount {
          large.append(UInt32(truncatingIfNeeded: number))
          continue
        }
        while stretch <= last {
          body(UInt32(truncatingIfNeeded: number), Int(stretch) & (listCount - 1))
          stretch += 1
        }
      }
    }
    forEach { lists.beginnings[$1 + 1] += 1 }
    for list in 0..<listCount { lists.beginnings[list + 1] += lists.beginnings[list] }
    lists.numbers = Array(repeating: 0, count: Int(lists.beginnings[listCount]))
    lists.large = large
    var next = lists.beginnings
    forEach { number, list in
      lists.numbers[Int(next[list])] = number
      next[list] += 1
    }
    return lists
  }
}
