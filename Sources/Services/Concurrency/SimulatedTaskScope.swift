/// Starts main-actor tasks by name, and makes named streams and continuations for them to wait on.
///
/// Tasks are the runtime's own: they run on the main actor, sleep on the clock, and go on at their instants
/// of `await simulation.advance(by:)`. The scope holds what the runtime holds, for as long, where a search
/// for holders can see it. It does not await its tasks; when the services go, it cancels them.
@MainActor public final class SimulatedTaskScope {
  let registry: ServiceRegistry

  init(registry: ServiceRegistry) {
    self.registry = registry
  }

  /// Starts a task; its operation begins at the next turn of the main actor, not before this returns.
  ///
  /// Scope and runtime hold the operation, and so what it captures, until the task ends (documented for
  /// the runtime): to be cancelled is a request, and ends nothing by itself. What the operation throws ends
  /// the task and is kept by the task alone.
  ///
  /// - Parameters:
  ///   - name: what reports and tables call it.
  ///   - owner: whom the task works for; held weakly, to tell when it is gone.
  ///   - operation: what the task does.
  @discardableResult public func start(
    _ name: String, owner: AnyObject? = nil,
    operation: @escaping @MainActor () async throws -> Void
  ) -> SimulatedTask {
    let task = SimulatedTask(name, operation: operation)
    task.run(operation, in: registry, owner: owner)
    return task
  }
}
