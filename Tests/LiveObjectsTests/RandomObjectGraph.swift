import ObjectGraph
import OwnershipFixtures
import LiveObjects
import SeededRandom

/// One object of a random graph: what it holds, it holds in ways drawn at random.
class Node: @unchecked Sendable {
  let number: Int
  /// Values and helper objects that hold other nodes, or only seem to.
  var holdings: [Any] = []

  init(_ number: Int) { self.number = number }

  func visit() { use(self) }
  func visit(_ other: Int) async -> Int { number + other }

  /// Holds another node in a stored property of its own; false when it has none that is free.
  func hold(_ other: Node) -> Bool { false }

  /// Knows another node in a stored property of its own without holding it.
  func know(_ other: Node) {}

  /// Lets go of everything.
  func clear() { holdings = [] }
}

/// A node with stored properties for one node each, and with properties that hold none.
final class FieldNode: Node, @unchecked Sendable {
  var small: Int8 = 1
  var left: Node?
  weak var weakly: Node?
  private(set) lazy var lazily: Node? = { [unowned self] in left }()
  unowned(unsafe) var unsafely: Node?
  @Doubled var wrapped: Node?
  unowned var unowned: Node?
  var pair: (Int32, Node?, cleared: Node?) = (1, nil, nil)

  override func hold(_ other: Node) -> Bool {
    if left == nil {
      left = other
    } else if pair.1 == nil {
      pair.1 = other
    } else if wrapped == nil {
      wrapped = other
    } else if lazily === left {
      lazily = other
    } else {
      return false
    }
    return true
  }

  override func know(_ other: Node) {
    weakly = other
    unsafely = other
    unowned = other
    pair.cleared = other
    use(pair.cleared)
    pair.cleared = nil
  }

  override func clear() {
    super.clear()
    (left, lazily, wrapped, pair.1) = (nil, nil, nil, nil)
  }
}

/// A node that its generic argument is laid out before.
final class GenericNode<Value>: Node, @unchecked Sendable {
  var value: Value
  var other: Node?

  init(_ number: Int, _ value: Value) {
    self.value = value
    super.init(number)
  }

  override func hold(_ other: Node) -> Bool {
    if self.other != nil { return false }
    self.other = other
    return true
  }

  override func clear() {
    super.clear()
    other = nil
  }
}

/// One planted or found edge, by the numbers of its nodes.
struct Edge: Hashable, Comparable {
  let from: Int
  let to: Int

  static func < (one: Edge, other: Edge) -> Bool { (one.from, one.to) < (other.from, other.to) }
}

/// A graph of live objects of which it is written down who holds whom.
///
/// Nodes below `innerCount` hold others; the rest are leaves, held by the shapes of the library.
final class RandomObjectGraph {
  let innerCount: Int
  private(set) var planted: Set<Edge> = []
  private(set) var ways: [Edge: String] = [:]
  private(set) var owners: [AnyObject?]
  private(set) var watches: [Watch] = []

  struct Watch {
    weak var object: AnyObject?
    let address: ObjectAddress
  }

  init(seed: UInt64, innerCount: Int, leafCount: Int) {
    var random = SplitMix64(seed: seed)
    self.innerCount = innerCount
    owners =
      (0..<innerCount).map { Self.makeNode($0, &random) } + (0..<leafCount).map { _ in Held() }
    watches = owners.compactMap { $0 }.map { Watch(object: $0, address: ObjectAddress(of: $0)) }
    for from in 0..<innerCount {
      for _ in 0..<Int.random(in: 0...3, using: &random) { plant(from, &random) }
      for _ in 0..<Int.random(in: 0...2, using: &random) { pretend(from, &random) }
    }
  }

  private static func makeNode(_ number: Int, _ random: inout SplitMix64) -> Node {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: Node(number)
    case 1: FieldNode(number)
    case 2: GenericNode(number, (UInt8(1), "text"))
    default: GenericNode(number, 1.5)
    }
  }

  private func plant(_ from: Int, _ random: inout SplitMix64) {
    guard let holder = owners[from] as? Node else { return }
    let to = Int.random(in: 0..<owners.count, using: &random)
    let edge = Edge(from: from, to: to)
    if let leaf = owners[to] as? Held {
      guard let shape = Self.shapes.randomElement(using: &random) else { return }
      holder.holdings.append(shape.hold(leaf))
      ways[edge, default: ""] += " shape \(shape)"
    } else if let held = owners[to] as? Node {
      if Bool.random(using: &random), holder.hold(held) {
        ways[edge, default: ""] += " stored property"
      } else {
        guard let way = WayOfHolding.strong.randomElement(using: &random),
          let wrapping = Wrapping.allCases.randomElement(using: &random)
        else { return }
        holder.holdings.append(way.hold(held, wrapping))
        ways[edge, default: ""] += " \(way.name) in \(wrapping)"
      }
    }
    planted.insert(edge)
  }

  private func pretend(_ from: Int, _ random: inout SplitMix64) {
    guard let holder = owners[from] as? Node else { return }
    let to = Int.random(in: 0..<owners.count, using: &random)
    let edge = Edge(from: from, to: to)
    if let leaf = owners[to] as? Held {
      guard let shape = Self.shapes.randomElement(using: &random) else { return }
      holder.holdings.append(shape.holdFixed(leaf))
      ways[edge, default: ""] += " repaired shape \(shape)"
    } else if let known = owners[to] as? Node {
      if Bool.random(using: &random) { holder.know(known) }
      guard let way = WayOfHolding.none.randomElement(using: &random),
        let wrapping = Wrapping.allCases.randomElement(using: &random)
      else { return }
      holder.holdings.append(way.hold(known, wrapping))
      ways[edge, default: ""] += " \(way.name) in \(wrapping)"
    }
  }

  /// Foundation's timer on Linux is never freed, and what its notification center keeps it keeps in
  /// fields whose types no metadata tells.
  private static let shapes = Shapes.holding.filter {
    $0.name != "timer-block" && !guessedShapes.contains($0.name)
  }
}

extension RandomObjectGraph {
  /// The edges a reader finds: from node to node through anything that is no node. A guessed one comes
  /// with the name of what was guessed at.
  func edges(foundBy heap: LiveHeap) -> (edges: Set<Edge>, guessed: [Edge: String]) {
    let numbers = Dictionary(
      uniqueKeysWithValues: watches.enumerated().map { ($1.address, $0) })
    var (edges, guessed): (Set<Edge>, [Edge: String]) = ([], [:])
    var references: [ObjectReference] = []
    for from in watches.indices where watches[from].object != nil {
      var met: Set<ObjectAddress> = [watches[from].address]
      var open: [(object: ObjectAddress, guess: String?)] = [(watches[from].address, nil)]
      while let (object, guess) = open.popLast() {
        references.removeAll(keepingCapacity: true)
        heap.appendReferences(of: object, to: &references)
        for reference in references {
          let guess =
            guess ?? (reference.strength == .strong ? nil : heap.describe(object).name)
          if let to = numbers[reference.target] {
            edges.insert(Edge(from: from, to: to))
            if let guess { guessed[Edge(from: from, to: to)] = guess }
          } else if met.insert(reference.target).inserted {
            open.append((reference.target, guess))
          }
        }
      }
    }
    return (edges, guessed)
  }

  /// The nodes that live when only some owners are kept: what these reach, what is in a cycle, and what a
  /// cycle reaches.
  func survivors(ofKeeping kept: Set<Int>) -> Set<Int> {
    let next = Dictionary(grouping: planted, by: \.from).mapValues { $0.map(\.to) }
    func reached(from start: [Int]) -> Set<Int> {
      var (met, open): (Set<Int>, [Int]) = ([], start)
      while let node = open.popLast() {
        for to in next[node] ?? [] where met.insert(to).inserted { open.append(to) }
      }
      return met
    }
    let cyclic = watches.indices.filter { reached(from: [$0]).contains($0) }
    return kept.union(reached(from: Array(kept))).union(cyclic).union(reached(from: cyclic))
  }

  /// Gives up the graph's own references to all nodes but some.
  func letGo(butKeep kept: Set<Int>) {
    for number in owners.indices where !kept.contains(number) { owners[number] = nil }
  }

  /// The nodes that still live.
  var living: Set<Int> { Set(watches.indices.filter { watches[$0].object != nil }) }

  /// Breaks all cycles, so that nothing outlives the test.
  func tearDown() {
    owners = []
    for watch in watches { (watch.object as? Node)?.clear() }
  }
}
