extension RankedWalk {
  /// Objects met in an earlier layer, from which the layer being filled is reached by one passage.
  private struct Source {
    var next: Int
    let end: Int
    let passage: Passage

    init(_ numbers: Range<Int>, passage: Passage) {
      next = numbers.lowerBound
      end = numbers.upperBound
      self.passage = passage
    }
  }

  /// Walks until all goals are met, nothing is left, or the budget is spent.
  package mutating func run(_ reader: some ReferenceReader, _ meter: inout BudgetMeter) -> Ending {
    if !meetStarts(&meter) { return ending(meter) }
    // The starts belong to the first layer of all; every other layer begins empty.
    var layerStart = 0
    repeat {
      var serviceCount: Int? = rows.previous.count == 0 ? 0 : rows.previous.serviceCount(ofLayer: 0)
      var oldest = 0
      while let count = serviceCount {
        frontier.serviceCount = count
        while oldest < rows.previous.count, rows.previous.serviceCount(ofLayer: oldest) + 1 < count
        {
          oldest += 1
        }
        let sources = sources(serviceCount: count, oldest: oldest)
        if !fill(from: layerStart, sources, reader, &meter) { return ending(meter) }
        rows.current.append(serviceCount: count, numbers: layerStart..<visitedCount)
        layerStart = visitedCount
        serviceCount = nextServiceCount(after: count, oldest: oldest)
      }
      layerByteCountPeak = max(
        layerByteCountPeak, rows.previous.byteCount + rows.current.byteCount)
      rows = (rows.current, LayerRow())
      frontier.probableCount += 1
    } while rows.previous.count > 0
    return .exhausted
  }

  private func ending(_ meter: BudgetMeter) -> Ending {
    meter.exceeded.map { .cut(cut(for: $0)) } ?? .goalsMet
  }

  /// The layers one passage away from the layer with that many passages, cheapest first.
  private func sources(serviceCount: Int, oldest: Int) -> [Source] {
    var sources: [Source] = []
    for layer in oldest..<min(oldest + 2, rows.previous.count) {
      let numbers = rows.previous.numbers(ofLayer: layer)
      switch rows.previous.serviceCount(ofLayer: layer) {
      case serviceCount - 1: sources.append(Source(numbers, passage: .guessedService))
      case serviceCount: sources.append(Source(numbers, passage: .guess))
      default: break
      }
    }
    let last = rows.current.count - 1
    if last >= 0, rows.current.serviceCount(ofLayer: last) == serviceCount - 1 {
      sources.append(Source(rows.current.numbers(ofLayer: last), passage: .service))
    }
    return sources
  }

  /// The next layer of this row that can have objects at all.
  private func nextServiceCount(after count: Int, oldest: Int) -> Int? {
    let last = rows.current.count - 1
    if last >= 0, rows.current.serviceCount(ofLayer: last) == count { return count + 1 }
    for layer in oldest..<min(oldest + 3, rows.previous.count) {
      let candidate = rows.previous.serviceCount(ofLayer: layer)
      if candidate > count { return candidate }
      if candidate == count { return count + 1 }
    }
    return nil
  }

  /// Fills one layer, shortest paths first: at each length the sources, in order, then the layer
  /// itself.
  private mutating func fill(
    from start: Int, _ sources: [Source], _ reader: some ReferenceReader,
    _ meter: inout BudgetMeter
  ) -> Bool {
    var sources = sources
    var own = start
    while let length = shortestLength(of: &sources, own: own) {
      frontier.length = length + 1
      for position in sources.indices {
        var source = sources[position]
        while source.next < source.end {
          let link = link(of: source.next)
          if link.awaits(source.passage) {
            if link.length > length { break }
            if !open(source.next, through: source.passage, reader, &meter) { return false }
          }
          source.next += 1
        }
        sources[position] = source
      }
      while own < visitedCount, link(of: own).length == length {
        if !open(own, through: .plain, reader, &meter) { return false }
        own += 1
      }
    }
    return true
  }

  private func shortestLength(of sources: inout [Source], own: Int) -> Int? {
    var shortest = own < visitedCount ? link(of: own).length : Int.max
    for position in sources.indices {
      while sources[position].next < sources[position].end {
        let link = link(of: sources[position].next)
        if link.awaits(sources[position].passage) {
          shortest = min(shortest, link.length)
          break
        }
        sources[position].next += 1
      }
    }
    return shortest == Int.max ? nil : shortest
  }
}
