import Synchronization

/// A clock that moves on by one tick each time it is read.
final class MadeUpClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Swift.Duration
    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  let minimumResolution = Swift.Duration.nanoseconds(1)
  private let tick: Swift.Duration
  private let readings = Mutex(0)

  init(tick: Swift.Duration) {
    self.tick = tick
  }

  var now: Instant {
    readings.withLock { count in
      count += 1
      return Instant(offset: tick * count)
    }
  }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {}
}
