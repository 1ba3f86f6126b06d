extension [Range<UInt>] {
  /// The parts of these ranges that no other range has, in the order of these. Complexity: a search among the others
  /// for each.
  package func outside(of others: [Range<UInt>]) -> [Range<UInt>] {
    let others = others.joined()
    return flatMap { range in
      var (parts, start): ([Range<UInt>], UInt) = ([], range.lowerBound)
      var (low, high) = (0, others.count)
      while low < high {
        let middle = (low + high) / 2
        if others[middle].upperBound <= start { low = middle + 1 } else { high = middle }
      }
      for other in others[low...].prefix(while: { $0.lowerBound < range.upperBound }) {
        if start < other.lowerBound { parts.append(start..<other.lowerBound) }
        start = Swift.max(start, other.upperBound)
      }
      return start < range.upperBound ? parts + [start..<range.upperBound] : parts
    }
  }

  /// These ranges ascending, those that touch made one.
  package func joined() -> [Range<UInt>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
