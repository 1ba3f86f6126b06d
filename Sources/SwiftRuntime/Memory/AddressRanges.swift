extension [Range<UInt>] {
  /// The parts of these ranges that no other range has, in the order of these.
  package func outside(of others: [Range<UInt>]) -> [Range<UInt>] {
    let others = others.sorted { $0.lowerBound < $1.lowerBound }
    return flatMap { range in
      var (parts, start): ([Range<UInt>], UInt) = ([], range.lowerBound)
      for other in others where other.overlaps(range) {
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
