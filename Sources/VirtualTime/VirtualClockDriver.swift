import Dispatch

/// Lets a virtual clock's time pass by itself: due work is done on later turns of the real main queue.
///
/// For code that waits on the real main queue. One instant of virtual time is done a turn, so everything
/// else on the main queue gets its turns in between, also with repeating work. The clock holds nothing of
/// a stopped driver, and the main queue no more than a turn that then does nothing.
@MainActor public final class VirtualClockDriver {
  /// The clock that is driven. Held.
  public let clock: VirtualClock

  /// Real time a unit of virtual time: 1 is real time, 0.5 twice as fast, 0 as soon as possible.
  ///
  /// With 0 the checks' own work, while nothing else is pending, goes by `idleTimeScale`, or repeating scans would let
  /// time run away.
  public let timeScale: Double

  /// Real time a unit of virtual time while nothing but the checks' own work is pending, where `timeScale` is 0. With
  /// `nil`, the default, the clock stands still then; set, it concerns the turns to come. Time in which the main queue
  /// was busy does not count, beyond a quarter of a second of virtual time: what departs after it is not judged early.
  public var idleTimeScale: Double?

  /// Whether time passes by itself.
  public private(set) var isRunning = false

  private var turn = 0
  /// Whether nothing but the checks' own work was pending when it was last looked.
  private var isIdle = false

  /// How far the clock lags behind real time while it is idle and the main queue is not busy.
  private static let idleStep = Duration.milliseconds(50)
  /// How far the idle clock goes on in one turn at most.
  private static let longestIdleStep = Duration.milliseconds(250)
  private var origin = (real: ContinuousClock.now, virtual: VirtualInstant.zero)

  /// Makes a driver that is not running. Scales that are negative or not a number count as 0, and as `nil` while idle.
  public init(clock: VirtualClock, timeScale: Double = 1, idleTimeScale: Double? = nil) {
    self.clock = clock
    self.timeScale = timeScale.isFinite && timeScale > 0 ? timeScale : 0
    self.idleTimeScale = idleTimeScale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  deinit {
    clock.state.withLock { $0.needsDriving = nil }
  }

  /// Begins to let time pass, from the clock's present instant on. One driver drives a clock at a time;
  /// the last one started does.
  public func start() {
    guard !isRunning else { return }
    isRunning = true
    origin = (.now, clock.now)
    clock.state.withLock { state in
      state.needsDriving = { [weak self] in
        DispatchQueue.main.async { self?.arm() }
      }
    }
    arm()
  }

  /// Stops; the clock can be advanced by hand again, and its work stays pending.
  public func stop() {
    guard isRunning else { return }
    isRunning = false
    turn += 1
    clock.state.withLock { $0.needsDriving = nil }
  }

  /// Asks for one turn of the main queue at the next deadline; an earlier request becomes void.
  private func arm() {
    guard isRunning, let next = clock.nextDeadline, let due = realTime(of: next) else { return }
    turn += 1
    let turn = turn
    let work = { @MainActor @Sendable [weak self] in
      guard let self, self.isRunning, self.turn == turn else { return }
      self.doOneInstant()
    }
    let wait = isIdle ? min(due - .now, Self.idleStep * (idleTimeScale ?? 1)) : due - .now
    if wait > .zero {
      DispatchQueue.main.asyncAfter(deadline: .now() + wait.dispatchInterval) { work() }
    } else {
      DispatchQueue.main.async { work() }
    }
  }

  private func doOneInstant() {
    // What this turn was asked for may have been cancelled.
    if let next = clock.nextDeadline, let due = realTime(of: next) {
      if isIdle, let idleTimeScale {
        // What departs next departs now, not when the clock was last looked at.
        let step = min((.now - origin.real) / idleTimeScale, Self.longestIdleStep)
        clock.advance(to: min(next, origin.virtual.advanced(by: step)))
      } else if due <= .now {
        clock.advance(to: next)
      }
    }
    arm()
  }

  /// When an instant is due; `nil` while the clock stands still.
  private func realTime(of instant: VirtualInstant) -> ContinuousClock.Instant? {
    var scale = timeScale
    if timeScale == 0 {
      guard clock.isIdle else {
        isIdle = false
        return .now
      }
      guard let idleTimeScale else { return nil }
      if !isIdle || origin.virtual != clock.now { origin = (.now, clock.now) }
      isIdle = true
      scale = idleTimeScale
    }
    return origin.real + origin.virtual.duration(to: instant) * scale
  }
}

extension Duration {
  /// The duration for Dispatch, in whole nanoseconds rounded up, at most a day: then it is looked again.
  fileprivate var dispatchInterval: DispatchTimeInterval {
    let day = Duration.seconds(86_400)
    let (seconds, attoseconds) = min(self, day).components
    return .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000) + 1)
  }
}
