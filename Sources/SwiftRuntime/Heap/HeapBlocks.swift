/// The blocks of one area of the allocator, from its beginning to its end: each tells its size in front of it,
/// and the next one follows, which tells whether the one before is in use.
///
/// An object that is gone may lie as it was in memory that was given back and became a part of something
/// larger, with its count and a size in front of it. Only a walk through all blocks tells it from one that is
/// there. Verified with glibc 2.36, in which blocks that a thread keeps at hand for itself count as in use, and
/// begin with words of the allocator's own.
package struct HeapBlocks {
  /// The place that a word of memory is in.
  package enum Place: Equatable {
    /// A block in use that begins at an address.
    case block(UInt)
    /// Memory that was freed or never allocated.
    case free
    /// Memory of which the blocks are not known.
    case unknown
  }

  /// The allocator begins its areas at multiples of this, but for the main one.
  static let arenaSize: UInt = 64 << 20
  private static let isUsed: UInt32 = 1 << 31

  private let start: UInt
  private let end: UInt
  /// Where each block begins, as the number of sixteen bytes from the start; and whether it is in use.
  private var blocks: [UInt32] = []
  private(set) var isWhole = false

  /// Walks through the blocks between two addresses, given as pieces of memory in their order.
  init(of area: Range<UInt>, pieces: ((UInt, UnsafeRawBufferPointer) -> Bool) -> Void) {
    (start, end) = (area.lowerBound, area.upperBound)
    guard HeapBlock.headersAreKnown, area.count >> 4 < Self.isUsed else { return }
    var (next, blocks, isBroken) = (area.lowerBound, blocks, false)
    // A list that grew in the area meanwhile would leave its earlier places there as blocks in use.
    blocks.reserveCapacity(min(area.count / Self.usualSize, Self.reservedLimit))
    pieces { pieceStart, bytes in
      guard let base = bytes.baseAddress, next >= pieceStart else { return false }
      let end = pieceStart + UInt(bytes.count)
      while next &+ 16 <= end {
        let header = base.word(at: Int(next - pieceStart) + 8)
        let size = header & ~15
        if header & 1 == 1, let last = blocks.last { blocks[blocks.count - 1] = last | Self.isUsed }
        // At the end of an area that the next one follows stand two of this size, or one of none.
        if size == 16 || size == 0 && next + 16 == area.upperBound { next = area.upperBound }
        // The area may have grown meanwhile, and what lies at its end with it.
        guard size >= 32, size < UInt(area.count) + Self.growthLimit else {
          isBroken = next < area.upperBound
          return false
        }
        blocks.append(UInt32(truncatingIfNeeded: (next - area.lowerBound) >> 4))
        next += size
      }
      return true
    }
    isWhole = !isBroken && next >= area.upperBound
    self.blocks = blocks
  }

  private static let growthLimit: UInt = 1 << 26
  /// The size that most areas' blocks have in the mean, or more.
  private static let usualSize = 48
  private static let reservedLimit = 1 << 22

  /// Returns the place of the word at an address of the area. Complexity: a search among the blocks.
  func place(of address: UInt) -> Place {
    guard isWhole, address >= start + 16 else { return .unknown }
    let wanted = UInt32(truncatingIfNeeded: (address - 16 - start) >> 4)
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle] & ~Self.isUsed <= wanted { low = middle + 1 } else { high = middle }
    }
    if low == 0 { return .unknown }
    return blocks[low - 1] & Self.isUsed == 0 ? .free : .block(self.address(at: low - 1))
  }

  /// The address of the list of blocks, which may be one of them.
  private var ownAddress: UInt {
    blocks.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) &- Self.headSize }
  }

  /// How many bytes of an array are in front of its elements.
  private static let headSize: UInt = 32

  /// The address behind the words in front of a block.
  private func address(at position: Int) -> UInt {
    start + 16 + UInt(blocks[position] & ~Self.isUsed) << 4
  }

  /// Calls `body` with the blocks in use of which a piece of memory has the first words, but for the list itself.
  ///
  /// - Parameter position: the first block that was not passed yet; pieces come in their order.
  func passUsed(
    _ pieceStart: UInt, _ bytes: UnsafeRawBufferPointer, from position: inout Int,
    _ body: (UsedBlock) -> Void
  ) {
    guard let base = bytes.baseAddress else { return }
    let own = ownAddress
    while position < blocks.count {
      let address = address(at: position)
      guard address + 16 <= pieceStart + UInt(bytes.count) else { return }
      if blocks[position] & Self.isUsed != 0, address >= pieceStart, address != own {
        let next = position + 1 < blocks.count ? self.address(at: position + 1) : end
        let offset = Int(address - pieceStart)
        body(
          UsedBlock(
            address: address, size: next - address,
            first: base.word(at: offset), second: base.word(at: offset + 8)))
      }
      position += 1
    }
  }
}

extension HeapMemory {
  /// Returns the place of the word at an address. Complexity: for the first one of an area, that of copying it.
  package func place(of address: UInt) -> HeapBlocks.Place {
    guard let area = area(around: address), area.contains(address) else { return .unknown }
    if let known = blocks[area.lowerBound] { return known.place(of: address) }
    let made = walk(through: area)
    // The time of the next look may suffice.
    if made.isWhole || cutReason == nil { blocks[area.lowerBound] = made }
    return made.place(of: address)
  }

  /// Another thread's blocks may change between two pieces, and a walk then ends in the middle of one: it is made anew.
  func walk(through area: Range<UInt>) -> HeapBlocks {
    var made = HeapBlocks(of: area) { pieces(of: area, $0) }
    for _ in 0..<Self.walkLimit where !made.isWhole && cutReason == nil {
      made = HeapBlocks(of: area) { pieces(of: area, $0) }
    }
    return made
  }

  private static let walkLimit = 8

  /// Whether an object begins a block in use, or lies in memory of which no blocks are known.
  ///
  /// False if the time was over before this was found out, so that no freed object is reported as a holder.
  package func isBlock(_ object: UInt) -> Bool {
    let place = place(of: object)
    return place == .block(object) || (place == .unknown && cutReason == nil)
  }

  /// The allocator's area that an address lies in, from its first block on: the main one, or one of those that
  /// begin at multiples of their largest size with a few words about themselves.
  private func area(around address: UInt) -> Range<UInt>? {
    if mainArea.contains(address) { return mainArea }
    let start = address & ~(HeapBlocks.arenaSize - 1)
    guard let words = process.words(at: start, count: 4) else { return nil }
    let (owner, size) = (words[0], words[2])
    guard size <= words[3], words[3] <= HeapBlocks.arenaSize, size & 4095 == 0, owner & 15 == 0
    else { return nil }
    // The first area of several has their owner behind its own words.
    let first = owner == start + Self.areaWords ? ownerEnd(inAreaAt: start) : Self.areaWords
    return first < size ? start + first..<start + size : nil
  }

  /// Where the first block begins behind the words of an owner, whose number depends on the C library: in front of
  /// it stands that it is none of the main area's, and that none before it is free.
  private func ownerEnd(inAreaAt start: UInt) -> UInt {
    let words = process.words(at: start, count: Int(Self.ownerEndLimit) / 8) ?? []
    return ([Self.usualOwnerEnd] + stride(from: Self.leastOwnerEnd, to: Self.ownerEndLimit, by: 16))
      .first { end in
        let position = Int(end) / 8 + 1
        return position < words.count && words[position] & 7 == 5
          && (32...HeapBlocks.arenaSize).contains(words[position])
      } ?? Self.usualOwnerEnd
  }

  /// The areas that have blocks, in the order of addresses.
  var blockAreas: [Range<UInt>] {
    var areas = mainArea.isEmpty ? [] : [mainArea]
    for part in parts {
      if let area = area(around: part.lowerBound), areas.last != area { areas.append(area) }
    }
    return areas
  }

  private static let areaWords: UInt = 48
  private static let usualOwnerEnd: UInt = 0x8D0
  private static let leastOwnerEnd: UInt = 0x400
  private static let ownerEndLimit: UInt = 0xC00
}
