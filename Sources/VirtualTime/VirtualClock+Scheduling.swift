extension VirtualClock {
  /// Schedules work for an instant; one that has passed means now, on the clock's next turn.
  ///
  /// The closure is held until it has run or was cancelled. - Complexity: O(log n).
  @MainActor @discardableResult public func schedule(
    _ name: String, at instant: VirtualInstant, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledVirtualWork {
    insert(
      Entry(name: name, action: .call(work), interval: nil, isInBackground: false), at: instant)
  }

  /// Schedules work for a time from now; negative times mean now, on the clock's next turn.
  @MainActor @discardableResult public func schedule(
    _ name: String, after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledVirtualWork {
    schedule(name, at: now.advanced(by: delay), work)
  }

  /// Schedules work as the other form, for an owner that has the clock: the ticket is no object.
  @MainActor package func enqueue(
    _ name: String, after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> WorkTicket {
    let entry = Entry(name: name, action: .call(work), interval: nil, isInBackground: false)
    return WorkTicket(ticket: enqueue(entry, at: now.advanced(by: delay)))
  }

  /// Takes work off the clock, as `ScheduledVirtualWork.cancel()` does.
  package func cancel(_ work: WorkTicket) { remove(work.ticket) }

  /// Schedules work for every interval, for the first time one interval from now.
  ///
  /// Each run is put behind what was scheduled for the same instant before. The closure is held until
  /// cancelled. Intervals below a nanosecond count as one, so that time goes on.
  @MainActor @discardableResult public func schedule(
    _ name: String, every interval: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledVirtualWork {
    repeating(name, interval, work, isInBackground: false)
  }

  /// Schedules work that an idle clock may leave pending, such as a check of this library.
  /// From any thread.
  @discardableResult package func scheduleInBackground(
    _ name: String, at instant: VirtualInstant, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledVirtualWork {
    insert(Entry(name: name, action: .call(work), interval: nil, isInBackground: true), at: instant)
  }

  /// Schedules repeating work that an idle clock may leave pending.
  @MainActor package func scheduleInBackground(
    _ name: String, every interval: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledVirtualWork {
    repeating(name, interval, work, isInBackground: true)
  }

  /// Has work done on the next turn of the main queue, where a `VirtualClockDriver` lets the time pass; elsewhere does
  /// nothing. From any thread.
  package func scheduleWhenDriven(_ name: String, _ work: @escaping @MainActor () -> Void) {
    guard isDriven else { return }
    _ = enqueue(
      Entry(name: name, action: .call(work), interval: nil, isInBackground: false), at: .zero)
  }

  @MainActor private func repeating(
    _ name: String, _ interval: Duration, _ work: @escaping @MainActor () -> Void,
    isInBackground: Bool
  ) -> ScheduledVirtualWork {
    let interval = max(interval, .nanoseconds(1))
    let entry = Entry(
      name: name, action: .call(work), interval: interval, isInBackground: isInBackground)
    return insert(entry, at: now.advanced(by: interval))
  }

  private func insert(_ entry: Entry, at instant: VirtualInstant) -> ScheduledVirtualWork {
    let ticket = enqueue(entry, at: instant)
    return ScheduledVirtualWork(name: entry.name, clock: self, ticket: ticket)
  }

  func enqueue(
    _ entry: consuming Entry, at instant: VirtualInstant
  ) -> DeadlineQueue<Entry>.Ticket {
    // Moved into the queue, because a closure would copy what it is given, and retain all that it holds.
    var entry: Entry? = entry
    let (ticket, notify) = state.withLock { state in
      let deadline = max(instant, state.now)
      let entry = entry.take()!
      let isInBackground = entry.isInBackground
      let isEarlier = state.firstDeadline.map { deadline < $0 } ?? true
      let endsIdleness = !isInBackground && state.foregroundCount == 0
      if !isInBackground { state.foregroundCount += 1 }
      return (
        state.queue.insert(entry, at: deadline),
        isEarlier || endsIdleness ? state.needsDriving : nil
      )
    }
    notify?()
    return ticket
  }

  func isPending(_ ticket: DeadlineQueue<Entry>.Ticket) -> Bool {
    state.withLock { $0.queue.contains(ticket) }
  }

  /// Takes an entry off the clock; what it held is released after the lock is.
  func remove(_ ticket: DeadlineQueue<Entry>.Ticket) {
    let removed = state.withLock { $0.remove(ticket) }
    withExtendedLifetime(removed) {}
  }
}

extension VirtualClock.State {
  /// When the next work is due.
  var firstDeadline: VirtualInstant? { ahead.isAsked ? now : queue.first }

  mutating func remove(
    _ ticket: DeadlineQueue<VirtualClock.Entry>.Ticket
  ) -> VirtualClock.Entry? {
    guard let entry = queue.remove(ticket) else { return nil }
    if !entry.isInBackground { foregroundCount -= 1 }
    return entry
  }

  /// Moves the time to the earliest deadline, if that is not after `limit`, and takes that entry.
  ///
  /// Repeating work stays, due one interval later, before it runs: so it can cancel itself.
  mutating func takeNext(notAfter limit: VirtualInstant) -> VirtualClock.Entry? {
    if ahead.isAsked {
      guard now <= limit, let entry = ahead.takeNext() else { return nil }
      foregroundCount -= 1
      return entry
    }
    guard let deadline = queue.first, deadline <= limit else { return nil }
    now = max(now, deadline)
    var isRepeated = false
    let entry = queue.takeFirst { entry in
      guard let interval = entry.interval, deadline < .latest else { return nil }
      isRepeated = true
      return deadline.advanced(by: interval)
    }
    if let entry, !isRepeated, !entry.isInBackground { foregroundCount -= 1 }
    return entry
  }
}
