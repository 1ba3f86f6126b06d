import ObjectGraph

/// A task that was started by name, after Swift's `Task`.
///
/// Holds its operation until it ends, and no longer: a task that has ended may be stored by whom it captured
/// (observed). Letting go of this neither ends nor cancels the task (documented).
@MainActor public final class SimulatedTask: Registrable, ObjectRoleProviding {
  package nonisolated static var objectRole: ObjectRole { .simulatedTask }

  /// What the task was called.
  public let name: String
  /// Whether the operation has returned or thrown.
  public private(set) var isFinished = false
  /// Whether the task was asked to end.
  public private(set) var isCancelled = false

  private var operation: (@MainActor () async throws -> Void)?
  private var task: Task<Void, any Error>?

  init(_ name: String, operation: @escaping @MainActor () async throws -> Void) {
    (self.name, self.operation) = (name, operation)
  }

  var registeredKind: SimulatedRegistration.Kind { .task }
  var registeredWords: String { "task '\(name)'" + (isCancelled ? " (cancelled)" : "") }

  func run(
    _ operation: @escaping @MainActor () async throws -> Void, in registry: ServiceRegistry,
    owner: AnyObject?
  ) {
    let serial = registry.add(self, isHeld: true, owner: owner)
    task = Task { @MainActor [weak self, weak registry] in
      defer {
        self?.finish()
        registry?.remove(serial)
      }
      try await operation()
    }
  }

  private func finish() {
    isFinished = true
    // The runtime's record of an ended task keeps nothing but its outcome.
    _ = (operation.take(), task.take())
  }

  /// Asks the task to end: sleep on the clock throws, everything else goes on as it likes (documented).
  public func cancel() {
    guard !isFinished else { return }
    isCancelled = true
    task?.cancel()
  }

  func abandon() { cancel() }
}
