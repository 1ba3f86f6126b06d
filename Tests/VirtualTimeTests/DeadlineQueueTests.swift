import SeededRandom
import Testing

@testable import VirtualTime

@Suite struct DeadlineQueueTests {
  /// The same queue as a sorted array.
  struct Model {
    var entries: [(deadline: VirtualInstant, order: Int, name: Int)] = []
    var lastOrder = 0

    mutating func insert(_ name: Int, at deadline: VirtualInstant) {
      lastOrder += 1
      entries.append((deadline, lastOrder, name))
      entries.sort { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    }

    mutating func remove(_ name: Int) -> Bool {
      let count = entries.count
      entries.removeAll { $0.name == name }
      return entries.count < count
    }
  }

  @Test(arguments: Campaign.seeds(10, full: 40))
  func `any sequence of operations equals a sorted array`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var queue = DeadlineQueue<Int>()
    var model = Model()
    var tickets: [DeadlineQueue<Int>.Ticket] = []
    for name in 0..<600 {
      let deadline = VirtualInstant(sinceStart: .seconds(Int.random(in: 0..<20, using: &random)))
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        tickets.append(queue.insert(tickets.count, at: deadline))
        model.insert(tickets.count - 1, at: deadline)
      case 3 where !tickets.isEmpty:
        let victim = Int.random(in: 0..<tickets.count, using: &random)
        let taken = queue.remove(tickets[victim])
        let isTaken = model.remove(victim)
        #expect((taken != nil) == isTaken)
      case 4 where !tickets.isEmpty:
        let moved = Int.random(in: 0..<tickets.count, using: &random)
        queue.move(tickets[moved], to: deadline)
        if model.remove(moved) { model.insert(moved, at: deadline) }
      default:
        let first = model.entries.first?.name
        let again = Bool.random(using: &random) ? deadline : nil
        #expect(queue.takeFirst { $0 == first ? again : .latest } == first)
        if let first, model.remove(first), let again { model.insert(first, at: again) }
      }
      try #require(queue.all.map(\.content) == model.entries.map(\.name), "step \(name)")
      #expect(queue.count == model.entries.count)
    }
  }
}
