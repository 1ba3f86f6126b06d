import VirtualTime

/// The main queue on the virtual clock, after Dispatch's: what is given to it is held until its deadline.
///
/// Work that is due at the same instant is done in the order in which it came. Nothing is done before the
/// clock advances.
@MainActor public final class SimulatedDispatchQueue {
  private let registry: ServiceRegistry

  init(registry: ServiceRegistry) {
    self.registry = registry
  }

  /// Calls a block on the clock's next turn, or after a delay; the queue holds it until then (documented).
  /// Negative delays count as none.
  ///
  /// - Parameters:
  ///   - delay: the time to wait, in virtual time.
  ///   - name: what reports and tables call it.
  ///   - owner: whom the block works for; held weakly, to tell when it is gone.
  ///   - block: what is called, once.
  public func asyncAfter(
    _ delay: Duration = .zero, named name: String, owner: AnyObject? = nil,
    _ block: @escaping @MainActor () -> Void
  ) {
    enqueue(DelayedBlock(name, block: block), after: delay, owner: owner)
  }

  /// Performs an item on the clock's next turn, or after a delay. The queue holds it until then, also when
  /// it is cancelled before (observed).
  public func asyncAfter(
    _ delay: Duration = .zero, execute item: SimulatedWorkItem, owner: AnyObject? = nil
  ) {
    enqueue(WaitingItem(item), after: delay, owner: owner)
  }

  private func enqueue(_ work: any QueuedWork, after delay: Duration, owner: AnyObject?) {
    let registry = registry
    let serial = registry.add(work, isHeld: true, owner: owner)
    let deadline = registry.clock.now.advanced(by: delay)
    _ = registry.clock.scheduleInBackground(work.registeredWords, at: deadline) {
      [weak registry, weak work] in
      work?.perform()
      registry?.remove(serial)
    }
  }
}

/// A block that a queue holds until its deadline.
private protocol QueuedWork: Registrable {
  func perform()
}

private final class DelayedBlock: QueuedWork {
  let name: String
  private let block: @MainActor () -> Void

  init(_ name: String, block: @escaping @MainActor () -> Void) {
    (self.name, self.block) = (name, block)
  }

  var registeredKind: SimulatedRegistration.Kind { .delayedBlock }
  var registeredWords: String { "delayed block '\(name)'" }
  func perform() { block() }
}

/// A work item that a queue has: one item may be in it more than once.
private final class WaitingItem: QueuedWork {
  private let item: SimulatedWorkItem

  init(_ item: SimulatedWorkItem) {
    self.item = item
  }

  var registeredKind: SimulatedRegistration.Kind { .workItem }
  var registeredWords: String {
    "work item '\(item.name)'" + (item.isCancelled ? " (cancelled)" : "")
  }
  func perform() { item.perform() }
}

/// Work that a queue does later and that can be cancelled, after Dispatch's `DispatchWorkItem`.
///
/// The item holds its block for as long as it lives, also when it was performed or cancelled (observed on
/// Linux): a block that captures its own item is a cycle.
@MainActor public final class SimulatedWorkItem {
  /// The name of the item.
  public let name: String
  /// Whether a deadline will pass without the block being called.
  public private(set) var isCancelled = false

  private let block: @MainActor () -> Void

  /// Makes an item that no queue has.
  public init(named name: String, block: @escaping @MainActor () -> Void) {
    (self.name, self.block) = (name, block)
  }

  /// Calls the block now, unless the item was cancelled.
  public func perform() {
    if !isCancelled { block() }
  }

  /// Keeps the block from being called. A queue that has the item holds it until its deadline all the same
  /// (observed), and so what the block captures.
  public func cancel() { isCancelled = true }
}
