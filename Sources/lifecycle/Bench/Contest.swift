import Foundation

/// Several pieces of work measured against each other: in short turns, so that a slow second hurts all
/// alike.
@MainActor struct Contest {
  /// One of the things measured.
  struct Contender {
    var name: String
    /// How often the work is done a round.
    var repetitions: Int
    /// The work, done as often as the argument says.
    var work: (_ repetitions: Int) -> Void
  }

  private var contenders: [Contender] = []

  mutating func add(_ name: String, repetitions: Int, _ work: @escaping (Int) -> Void) {
    contenders.append(Contender(name: name, repetitions: repetitions, work: work))
  }

  /// Runs a round to warm up and then all others.
  ///
  /// - Returns: nanoseconds for doing each work once, the median of all rounds, by name.
  func run(rounds: Int, beforeRound: (Int) -> Void) -> [String: Double] {
    var samples: [String: [Double]] = [:]
    for round in 0...rounds {
      beforeRound(round)
      for contender in contenders {
        let start = Contest.threadTime
        contender.work(contender.repetitions)
        let time = Contest.threadTime - start
        guard round > 0 else { continue }
        samples[contender.name, default: []].append(Double(time) / Double(contender.repetitions))
      }
    }
    return samples.mapValues(Contest.median)
  }

  /// Nanoseconds for doing something once.
  static func time(of work: () -> Void) -> Double {
    let start = threadTime
    work()
    return Double(threadTime - start)
  }

  /// The time that this thread has had a processor, in nanoseconds: others on the machine do not count.
  private static var threadTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  nonisolated static func median(_ samples: [Double]) -> Double {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    let isOdd = !sorted.count.isMultiple(of: 2)
    return isOdd ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
