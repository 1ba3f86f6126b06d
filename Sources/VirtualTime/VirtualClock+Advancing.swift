extension VirtualClock {
  /// Does all that is due within a span of time, in order, and moves the time to the span's end.
  ///
  /// Work scheduled meanwhile is done in the same advance when it is due within the span. Called from
  /// running work, it does what is due up to its own target; the outer advance then goes on from there.
  /// Negative spans do nothing. Main-actor tasks that were woken run later: see the `async` form. Ends
  /// early where time stands still: see `standstill`.
  @available(*, noasync, message: "in asynchronous code await the other form, inside a function")
  @MainActor public func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }

  /// Does all that is due up to an instant, in order, and moves the time there. An earlier instant does
  /// nothing.
  @available(*, noasync, message: "in asynchronous code await the other form, inside a function")
  @MainActor public func advance(to instant: VirtualInstant) {
    beginAdvance()
    var work = WorkAtInstant()
    _ = doAll(upTo: instant, &work)
  }

  /// Same as `advance(to:)`, with `prepare` called at the beginning and each time before the time moves on.
  @MainActor package func advance(to instant: VirtualInstant, prepare: () -> Void) {
    beginAdvance()
    var work = WorkAtInstant()
    var isOnTheWay = true
    while isOnTheWay {
      prepare()
      guard let stop = nextStop(before: instant), doAll(upTo: stop, &work) else { return }
      isOnTheWay = stop < instant
    }
  }

  /// Does all that is due within a span of time and lets main-actor tasks go on at their instants.
  ///
  /// See `advance(to:)` of the same form.
  @MainActor public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Does all that is due up to an instant, letting tasks that sleep on this clock go on in between.
  ///
  /// At each instant the work due is done and woken tasks run until they sleep again or end, before the
  /// next instant is taken. That is certain for tasks on the main actor that call this module's `sleep`,
  /// also by way of `any Clock<Duration>`. A task that comes over other executors (`Task.sleep(for:clock:)`,
  /// detached work) is given a bounded number of turns; on a busy machine it may be late by an instant.
  @MainActor public func advance(to instant: VirtualInstant) async {
    beginAdvance()
    await settle()
    var work = WorkAtInstant()
    while let next = nextDeadline, next <= instant {
      guard doAll(upTo: next, &work) else { return }
      await settle()
    }
    move(to: instant)
  }

  /// Does all there is, moving the time from deadline to deadline, until only background work is left.
  ///
  /// - Throws: `IdleLimitExceeded` when more than `limit` pieces of work were done.
  @available(*, noasync, message: "in asynchronous code await the other form, inside a function")
  @MainActor public func runUntilIdle(limit: Int = 10_000) throws {
    var done = 0
    while !isIdle {
      try countOne(&done, limit)
      _ = doNext(notAfter: .latest)
    }
  }

  /// Does all there is, letting tasks go on in between, until nothing but background work is left.
  ///
  /// - Throws: `IdleLimitExceeded` when more than `limit` pieces of work were done.
  @MainActor public func runUntilIdle(limit: Int = 10_000) async throws {
    var done = 0
    await settle()
    while !isIdle {
      try countOne(&done, limit)
      _ = doNext(notAfter: .latest)
      await settle()
    }
  }

  /// Whether an advance has not come to its end and was not given up.
  package func isOnTheWay(to end: VirtualInstant) -> Bool {
    state.withLock { $0.now < end && $0.standstill == nil }
  }

  /// Whether nothing but background work is pending.
  package var isIdle: Bool { state.withLock { $0.foregroundCount == 0 } }

  /// Whether a `VirtualClockDriver` lets the time pass.
  package var isDriven: Bool { state.withLock { $0.needsDriving != nil } }

  /// Does all that is due up to an instant, and moves the time there; `false` when it was given up, because time
  /// stands still.
  @MainActor private func doAll(
    upTo instant: VirtualInstant, _ work: inout WorkAtInstant
  ) -> Bool {
    while let entry = takeNext(upTo: instant, &work) { perform(entry) }
    guard work.standsStill else { return true }
    noteStandstill()
    return false
  }

  // Not on the main actor, because a closure that is isolated to it asks at each call whether it is there,
  // which costs more than what these do.

  private func beginAdvance() { state.withLock { $0.standstill = nil } }

  private func move(to instant: VirtualInstant) {
    state.withLock { $0.now = max($0.now, instant) }
  }

  /// The next deadline, or an instant before it; `nil` where an advance from running work was given up.
  private func nextStop(before instant: VirtualInstant) -> VirtualInstant? {
    state.withLock {
      $0.standstill == nil ? min($0.firstDeadline ?? instant, instant) : nil
    }
  }

  private func noteStandstill() {
    let now = now
    let standstill = IdleLimitExceeded(
      limit: workLimitAtInstant, instant: now, pending: pendingWork.filter { $0.dueAt <= now })
    state.withLock { $0.standstill = standstill }
  }

  private func takeNext(notAfter limit: VirtualInstant) -> Entry? {
    state.withLock { $0.takeNext(notAfter: limit) }
  }

  /// Moves the time to the limit where nothing is due. Takes nothing where time stands still: too much was done at one
  /// instant, and more is due.
  private func takeNext(upTo limit: VirtualInstant, _ work: inout WorkAtInstant) -> Entry? {
    state.withLock { state in
      if work.isUnderWay {
        work.standsStill =
          work.counts(one: state.now) >= state.workLimitAtInstant
          && state.firstDeadline == state.now
      }
      if work.standsStill { return nil }
      let entry = state.takeNext(notAfter: limit)
      work.isUnderWay = entry != nil
      if entry == nil { state.now = max(state.now, limit) }
      return entry
    }
  }

  private func countOne(_ done: inout Int, _ limit: Int) throws {
    guard done < limit else {
      throw IdleLimitExceeded(limit: limit, instant: now, pending: pendingWork)
    }
    done += 1
  }

  /// Does the earliest work that is due, if any.
  @MainActor func doNext(notAfter limit: VirtualInstant) -> Bool {
    guard let entry = takeNext(notAfter: limit) else { return false }
    perform(entry)
    return true
  }

  @MainActor private func perform(_ entry: Entry) {
    switch entry.action {
    case .call(let work): work()
    case .wake(let sleeper): sleeper.wake()
    }
  }
}
