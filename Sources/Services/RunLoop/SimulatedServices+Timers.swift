extension SimulatedServices {
  /// Schedules a timer that calls its block: every interval, or once after it.
  ///
  /// The run loop holds the timer, the timer its block, until `invalidate()`; see `SimulatedTimer`.
  /// Intervals that are not positive count as 0.1 ms, as Foundation's do (documented).
  ///
  /// - Parameters:
  ///   - name: what reports and tables call it.
  ///   - interval: the time between two calls, in virtual time.
  ///   - repeats: whether the timer goes on after its first call.
  ///   - owner: whom the timer works for; held weakly, to tell when it is gone.
  ///   - block: is called with the timer.
  @discardableResult public func scheduledTimer(
    named name: String, every interval: Duration, repeats: Bool = true, owner: AnyObject? = nil,
    block: @escaping @MainActor (SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    let interval = interval > .zero ? interval : .microseconds(100)
    let timer = SimulatedTimer(
      name, interval: repeats ? interval : nil, retention: timerRetention, block: block)
    timer.schedule(after: interval, in: registry, owner: owner)
    return timer
  }

  /// Schedules a timer that calls its target: every interval, or once after it.
  ///
  /// The run loop holds the timer; the timer holds the target and the user info strongly until
  /// `invalidate()` (documented). The typed counterpart of target and selector.
  @discardableResult public func scheduledTimer<Target: AnyObject>(
    named name: String, every interval: Duration, target: Target, userInfo: Any? = nil,
    repeats: Bool = true, owner: AnyObject? = nil,
    action: @escaping @MainActor (Target, SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    let interval = interval > .zero ? interval : .microseconds(100)
    let timer = SimulatedTimer(
      name, interval: repeats ? interval : nil, retention: timerRetention, target: target,
      action: { [unowned target] timer in action(target, timer) }, userInfo: userInfo)
    timer.schedule(after: interval, in: registry, owner: owner)
    return timer
  }
}
