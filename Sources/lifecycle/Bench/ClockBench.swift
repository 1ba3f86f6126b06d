import LifecycleKit

/// Measures the cost of a piece of work on the virtual clock while very many others wait, against a binary heap
/// that does nothing else.
@MainActor enum ClockBench {
  /// The least that keeps work in order: instants, numbers for equal ones, closures.
  private struct PlainHeap {
    typealias Entry = (deadline: VirtualInstant, number: Int, work: @MainActor () -> Void)

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func insert(_ entry: Entry) {
      entries.append(entry)
      var child = entries.count - 1
      while child > 0, isBefore(child, (child - 1) / 2) {
        entries.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }

    mutating func takeFirst() -> Entry {
      entries.swapAt(0, entries.count - 1)
      let first = entries.removeLast()
      var parent = 0
      while 2 * parent + 1 < entries.count {
        let (left, right) = (2 * parent + 1, 2 * parent + 2)
        let child = right < entries.count && isBefore(right, left) ? right : left
        guard isBefore(child, parent) else { break }
        entries.swapAt(child, parent)
        parent = child
      }
      return first
    }

    private func isBefore(_ one: Int, _ other: Int) -> Bool {
      (entries[one].deadline, entries[one].number) < (
        entries[other].deadline, entries[other].number
      )
    }
  }

  private static let count = 100_000

  /// Nanoseconds for scheduling a piece of work and doing it, on the clock and in the heap.
  static func run() -> (clock: Double, heap: Double) {
    let counter = Counter()
    let instants = (0..<count).map {
      VirtualInstant(sinceStart: .milliseconds($0 * 7_919 % count))
    }
    var contest = Contest()
    contest.add("clock", repetitions: 1) { _ in
      let clock = VirtualClock()
      for instant in instants { clock.schedule("work", at: instant) { counter.count += 1 } }
      clock.advance(by: .milliseconds(count))
    }
    contest.add("heap", repetitions: 1) { _ in
      var heap = PlainHeap()
      for (number, instant) in instants.enumerated() {
        heap.insert((instant, number, { counter.count += 1 }))
      }
      while !heap.isEmpty { heap.takeFirst().work() }
    }
    let rounds = 5
    let times = contest.run(rounds: rounds) { _ in }
    precondition(counter.count == 2 * (rounds + 1) * count, "each piece of work is done once")
    return ((times["clock"] ?? 0) / Double(count), (times["heap"] ?? 0) / Double(count))
  }

  private final class Counter {
    var count = 0
  }
}
