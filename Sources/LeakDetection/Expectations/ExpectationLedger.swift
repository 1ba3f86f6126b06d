import VirtualTime

/// All expectations of one simulation: which are pending, when they are due, what became of them.
///
/// Deadlines need one piece of scheduled work at a time, however many expectations there are. Objects
/// are held weakly, by way of `ExpectedObject`.
@MainActor package final class ExpectationLedger {
  private let clock: VirtualClock
  // Unchecked, as in the checks above: run-time checks of exclusive access would add some 5 % to a push and a pop.
  @exclusivity(unchecked) private var pending = PendingExpectations()
  @exclusivity(unchecked) private var failed: [SubjectNumber: ExpectationRecord] = [:]
  @exclusivity(unchecked) private var settled: [ExpectationRecord] = []
  private var work: (deadline: VirtualInstant, work: ScheduledVirtualWork)?
  /// Since when no time is counted; `nil` while it is.
  private var pauseBegan: VirtualInstant?
  private var lastSerial = 0
  private var counts = ExpectationTally()
  /// The latest settled expectations that are remembered; older ones are only counted.
  @exclusivity(unchecked) package var settledLimit = 1_000

  /// How many expectations are, or ended, in which state.
  package var tally: ExpectationTally {
    upToDate.counts
  }

  /// Takes in late news of deallocations.
  private let takeNews: () -> Void
  /// This with all news taken in: what reads results or judges begins with it.
  private var upToDate: ExpectationLedger {
    takeNews()
    return self
  }

  /// Called with each failed expectation whose object went after all.
  package var onLateDeath: (ExpectationRecord, VirtualInstant) -> Void = { _, _ in }

  /// - Parameter takeNews: Called before deadlines are judged and results are read.
  package init(clock: VirtualClock, takeNews: @escaping () -> Void = {}) {
    self.clock = clock
    self.takeNews = takeNews
  }

  /// Begins an expectation at `now`, unless one is pending for the object.
  ///
  /// - Parameter reference: The reference by which a subject that stands for several finds the object.
  /// - Returns: the serial number of the pending expectation.
  /// - Complexity: O(1) for equal delays, O(pending) for a shorter delay than one before.
  @discardableResult package func expect(
    _ number: SubjectNumber, _ subject: any ExpectedObject, _ reference: AnyObject? = nil,
    at now: VirtualInstant, within delay: Duration
  ) -> Int {
    if pending.contains(number), let record = pending[number] { return record.serial }
    lastSerial += 1
    // What begins within a pause has its whole delay before it when the pause ends.
    let countedNow = pauseBegan.map { min($0, now) } ?? now
    let deadline = countedNow.advanced(by: max(delay, .zero))
    pending.insert(
      ExpectationRecord(
        serial: lastSerial, number: number, subject: subject, reference: reference, since: now,
        delay: delay, deadline: deadline))
    counts.pending += 1
    arm(for: deadline)
    return lastSerial
  }

  /// Ends a pending expectation without a verdict.
  package func cancel(_ number: SubjectNumber, because reason: String) {
    guard let record = pending.remove(number) else { return }
    counts.pending -= 1
    counts.cancelled += 1
    remember(record, .cancelled(reason))
  }

  /// Ends every pending expectation without a verdict.
  package func cancelAll(because reason: String) {
    for record in pending.all.sorted(by: { $0.serial < $1.serial }) {
      cancel(record.number, because: reason)
    }
  }

  /// Notes that the object was deallocated at `instant`.
  package func noteDeallocation(of number: SubjectNumber, at instant: VirtualInstant) {
    if let record = pending.remove(number) {
      counts.pending -= 1
      counts.met += 1
      remember(record, .met(after: record.since.duration(to: instant)))
    } else if !failed.isEmpty, let record = failed.removeValue(forKey: number) {
      counts.failed -= 1
      counts.metLate += 1
      remember(record, .metLate(after: record.since.duration(to: instant)))
      onLateDeath(record, instant)
    }
  }

  /// Whether the object has a pending expectation.
  package func isPending(_ number: SubjectNumber) -> Bool { pending.contains(number) }

  /// The serial number of the expectation that the object outlived, while it does.
  package func failedSerial(of number: SubjectNumber) -> Int? { failed[number]?.serial }

  /// An expectation by its serial number and its object; `nil` when it is forgotten.
  package func record(_ serial: Int, of number: SubjectNumber) -> ExpectationRecord? {
    for case let record? in [upToDate.pending[number], failed[number]] where record.serial == serial
    {
      return record
    }
    return settled.last { $0.serial == serial }
  }

  /// Every pending and failed expectation and the latest settled ones, by serial number.
  package var records: [ExpectationRecord] {
    (upToDate.settled.suffix(settledLimit) + failed.values + pending.all).sorted {
      $0.serial < $1.serial
    }
  }

  private func remember(
    _ record: consuming ExpectationRecord, _ state: DeallocationExpectation.State
  ) {
    if settled.count >= 2 * settledLimit { settled.removeFirst(settled.count - settledLimit) }
    record.state = state
    record.reference = nil
    settled.append(record)
  }

  // MARK: - Pauses

  /// Counts no time from now on: what is pending stays so, unless it is met or cancelled.
  package func pause() {
    guard pauseBegan == nil else { return }
    pauseBegan = upToDate.clock.now
    work?.work.cancel()
    work = nil
  }

  /// Goes on with what was left of each delay when the pause began.
  package func resume() {
    guard let began = pauseBegan else { return }
    // What died or left within the pause is to be dated within it.
    let now = upToDate.clock.now
    pauseBegan = nil
    pending.postpone(by: began.duration(to: now))
    if let next = pending.firstDeadline { arm(for: next) }
  }

  // MARK: - Deadlines

  /// The earliest deadline among pending objects that are alive; `nil` without one, and within a pause.
  ///
  /// - Complexity: O(pending).
  package var firstDeadlineOfLiving: VirtualInstant? {
    if pauseBegan != nil { return nil }
    return upToDate.pending.all.filter(\.isAlive).map(\.deadline).min()
  }

  /// Sees to it that the clock calls at a deadline, or before: an early call finds nothing due and asks
  /// for the next one, which is cheaper than to cancel and ask anew with every departure.
  private func arm(for deadline: VirtualInstant) {
    guard pauseBegan == nil else { return }
    if let work, work.deadline <= deadline { return }
    work?.work.cancel()
    work = (
      deadline,
      clock.scheduleInBackground("deallocation check", at: deadline) { [weak self] in
        self?.judge()
      }
    )
  }

  private func judge() {
    work = nil
    let now = upToDate.clock.now
    while var record = pending.popFirst(dueBy: now) {
      counts.pending -= 1
      guard record.isAlive else {
        counts.met += 1
        remember(record, .met(after: record.since.duration(to: now)))
        continue
      }
      counts.failed += 1
      record.state = .failed
      if let earlier = failed.updateValue(record, forKey: record.number) {
        remember(earlier, .failed)
      }
      record.subject.outlived(record)
    }
    if let next = pending.firstDeadline { arm(for: next) }
  }
}
