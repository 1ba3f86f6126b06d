/// Work that a queue does later and that can be cancelled, after Dispatch's `DispatchWorkItem`.
///
/// The item holds its block for as long as it lives, also when it was performed or cancelled (observed on
/// Linux): a block that captures its own item is a cycle.
@MainActor public final class SimulatedWorkItem {
  /// What the item was called.
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
