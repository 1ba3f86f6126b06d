import Glibc
import ObjectGraph
import OwnershipFixtures
import LiveObjects
import SeededRandom

private final class Collected<Nodes: Collection> {
  let nodes: Nodes
  init(_ nodes: Nodes) { self.nodes = nodes }
}

/// Memory that imitates objects: real metadata in front of nonsense.
final class HostileMemory {
  /// Words that real objects of all kinds begin with.
  let firstWords: [UInt]
  /// Addresses that mean something: of objects, metadata, code, the stack, the ends of mappings.
  private var addresses: [UInt]
  private var blocks: [(start: UnsafeMutableRawPointer, size: Int)] = []
  private let living: [AnyObject]
  private let task: Task<Void, Never>
  private let pages: UnsafeMutableRawPointer
  private var random: SplitMix64

  static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    let node = Node(0)
    for way in WayOfHolding.strong {
      for wrapping in Wrapping.allCases { node.holdings.append(way.hold(node, wrapping)) }
    }
    node.holdings.append(Self.packed(1, node, "text"))
    node.holdings += Self.members(Collected([node]), node)
    let held = Held()
    // One that ended meanwhile would leave other words where its own are read below.
    let task = Task { [node] in
      try? await Task.sleep(for: .seconds(3600))
      use(node)
    }
    self.task = task
    node.holdings += Shapes.holding.map { $0.hold(held) } + [task]
    living = [node, held]
    let heap = try LiveHeap()
    let objects = Self.reached(from: ObjectAddress(of: node), heap)
    // The task moves on meanwhile, so that a block of its frames may begin with anything, or be gone.
    let words = Set(objects.compactMap { Self.word(at: $0.rawValue) })
    firstWords = words.sorted()
    addresses = objects.map(\.rawValue).sorted()
    // One page that may be read between two that may not.
    pages = mmap(nil, 3 * Self.pageSize, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    mprotect(pages + Self.pageSize, Self.pageSize, PROT_READ | PROT_WRITE)
    var local = 0
    withUnsafeMutablePointer(to: &local) { addresses.append(UInt(bitPattern: $0)) }
    addresses += firstWords + [readableEnd, readableEnd - 16, readableEnd + 8, readableStart]
    addresses += firstWords.flatMap { [$0 &- 16, $0 &- 8, $0 &+ 8, $0 &+ 16, $0 &+ 40] }
    addresses += firstWords.compactMap { Self.word(at: $0 &- 16) }
    node.holdings.shuffle(using: &random)
  }

  deinit {
    freeBlocks()
    task.cancel()
    (living[0] as? Node)?.clear()
    munmap(pages, 3 * Self.pageSize)
  }

  /// The first byte of a page that nothing in front of can be read.
  var readableStart: UInt { UInt(bitPattern: pages) + UInt(Self.pageSize) }

  /// The first byte behind that page; it cannot be read.
  var readableEnd: UInt { readableStart + UInt(Self.pageSize) }

  /// The word at an address; `nil` where nothing can be read.
  private static func word(at address: UInt) -> UInt? {
    var word: UInt = 0
    let count = pread(ownMemory, &word, MemoryLayout<UInt>.size, Int(bitPattern: address))
    return count == MemoryLayout<UInt>.size ? word : nil
  }

  private static let ownMemory = open("/proc/self/mem", O_RDONLY)

  /// A closure whose context has a pack of types.
  private static func packed<each Value>(_ values: repeat each Value) -> () -> Void {
    { repeat use(each values) }
  }

  /// Closures whose contexts have values of types that belong to a type which only an object tells.
  private static func members<Nodes: Collection>(
    _ nodes: Collected<Nodes>, _ first: Nodes.Element?
  ) -> [() -> Void] {
    let pair = (first, nodes.nodes.startIndex)
    return [
      { use((nodes, first)) }, { use((pair, nodes)) }, { [weak nodes] in use((pair, nodes)) },
    ]
  }

  private static func reached(
    from start: ObjectAddress, _ heap: LiveHeap
  ) -> Set<ObjectAddress> {
    var (met, open): (Set<ObjectAddress>, [ObjectAddress]) = ([start], [start])
    var references: [ObjectReference] = []
    while let object = open.popLast() {
      references.removeAll(keepingCapacity: true)
      heap.appendReferences(of: object, to: &references)
      // What is only guessed, in the unused part of a block, may lead to what is gone.
      for reference in references
      where reference.strength == .strong && met.insert(reference.target).inserted {
        open.append(reference.target)
      }
    }
    return met
  }

  /// A word as it may stand anywhere in memory.
  func word() -> UInt {
    let address = addresses.randomElement(using: &random) ?? 0
    return switch Int.random(in: 0..<12, using: &random) {
    case 0: UInt.random(in: 0...UInt.max, using: &random)
    case 1: UInt.random(in: 0..<40, using: &random)
    case 2: 0
    case 3: UInt.random(in: 0..<1 << 47, using: &random) & ~7
    case 4: address | UInt.random(in: 0...0xFF, using: &random) << 56
    case 5: address &+ UInt.random(in: 0..<64, using: &random)
    case 6: blocks.randomElement(using: &random).map { UInt(bitPattern: $0.start) } ?? address
    case 7: 1 << UInt.random(in: 0..<64, using: &random)
    case 8: (1 << 62 | 1 << 63) | address >> 3
    default: address
    }
  }

  private func fill(_ start: UnsafeMutableRawPointer, _ size: Int, firstWord: UInt) {
    for offset in stride(from: 0, to: size - 7, by: 8) {
      start.storeBytes(of: word(), toByteOffset: offset, as: UInt.self)
    }
    start.storeBytes(of: firstWord, as: UInt.self)
    // Mostly a count that looks alive, so that the reading goes on.
    if size >= 16, Int.random(in: 0..<4, using: &random) > 0 {
      start.storeBytes(of: 3, toByteOffset: 8, as: UInt.self)
    }
  }

  /// A block of the allocator that begins like an object.
  func block(firstWord: UInt) -> UInt {
    let size = 8 * Int.random(in: 2..<40, using: &random)
    let start = UnsafeMutableRawPointer(malloc(size)!)
    fill(start, size, firstWord: firstWord)
    blocks.append((start, size))
    return UInt(bitPattern: start)
  }

  /// The same where nothing behind it can be read.
  func blockAtEnd(firstWord: UInt) -> UInt {
    let size = 16 * Int.random(in: 1..<20, using: &random)
    let start = pages + 2 * Self.pageSize - size
    fill(start, size, firstWord: firstWord)
    return UInt(bitPattern: start)
  }

  /// The same inside of a block, so that in front of it stands nonsense instead of the allocator's words.
  func innerBlock(firstWord: UInt) -> UInt {
    let outer = block(firstWord: word())
    let start = blocks[blocks.count - 1]
    if start.size < 64 { return outer }
    fill(start.start + 32, start.size - 32, firstWord: firstWord)
    return outer + 32
  }

  /// Gives all blocks back, emptied.
  func freeBlocks() {
    for block in blocks {
      memset(block.start, 0, block.size)
      free(block.start)
    }
    blocks = []
  }
}

/// Everything a reader can be asked of one address; gives the number of references.
@discardableResult
func askEverything(_ heap: LiveHeap, _ address: UInt, withCount: Bool = false) -> Int {
  // The memory may be another than at the question before.
  heap.forgetCopies()
  let object = ObjectAddress(address)
  var references: [ObjectReference] = []
  heap.appendReferences(of: object, to: &references)
  use(heap.describe(object))
  for reference in references.prefix(3) + references.suffix(1) {
    use(heap.label(of: reference, from: object))
    use(heap.boundClosure(of: reference, from: object))
    use(heap.describe(reference.target))
  }
  // A count costs a reader of its own.
  if withCount { use(ReferenceCount.strong(of: object)) }
  return references.count
}
