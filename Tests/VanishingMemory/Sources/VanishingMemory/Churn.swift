import Glibc
import Synchronization

/// A chain of objects of different sizes, some of which have a mapping of their own.
final class ChurnedLink {
  var next: ChurnedLink?
  var bytes: [UInt8]
  init(size: Int) { bytes = Array(repeating: 7, count: size) }
}

/// Threads that take small and large memory and give it back, until they are told to stop.
final class Churn: Sendable {
  private let isStopped = Atomic(false)
  private let running: Atomic<Int>

  init(threadCount: Int) {
    running = Atomic(threadCount)
    for number in 0..<threadCount {
      var thread = pthread_t()
      let work = Unmanaged.passRetained(Work(churn: self, seed: UInt64(number) + 1)).toOpaque()
      pthread_create(&thread, nil, Churn.run, work)
      pthread_detach(thread)
    }
  }

  private final class Work {
    let churn: Churn
    let seed: UInt64
    init(churn: Churn, seed: UInt64) { (self.churn, self.seed) = (churn, seed) }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let context = $0 else { return nil }
    let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
    var random = work.seed
    func next(_ limit: UInt64) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % limit)
    }
    var links = [ChurnedLink?](repeating: nil, count: 256)
    var round = 0
    while !work.churn.isStopped.load(ordering: .relaxed) {
      round += 1
      let link = ChurnedLink(size: next(200) == 0 ? next(500_000) : next(128))
      link.next = links[next(256)]
      link.next?.next = nil
      links[next(256)] = link
      if round % 2_000 == 0 { links = [ChurnedLink?](repeating: nil, count: 256) }
      if round % 50 == 0 { sched_yield() }
    }
    work.churn.running.subtract(1, ordering: .relaxed)
    return nil
  }

  func stop() {
    isStopped.store(true, ordering: .relaxed)
    while running.load(ordering: .relaxed) > 0 { sched_yield() }
  }
}
