extension InstanceCounts {
  /// The counts that objects made by the running code belong to.
  @TaskLocal private static var scope = process

  /// Of the whole process: the counts of what is made in no other scope. There because an `init` has no
  /// other way to find any.
  public static let process = InstanceCounts()

  /// Where an object that is made right now is counted: the innermost `perform(_:)` of this task, or of the
  /// task that began it, else `process`. A simulation's `perform`, its time, and every call into its
  /// controllers is such a scope. Work that is handed to a queue or thread leaves it.
  public static var current: InstanceCounts { scope }

  // In a checked test the task has the scope already. To look is cheaper than to set it again.

  /// Runs `body` so that objects made in it, and in tasks begun in it, are counted here.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    if InstanceCounts.scope === self { return try body() }
    return try InstanceCounts.$scope.withValue(self) { try body() }
  }

  /// As `perform(_:)`, for what returns and throws nothing; a function of its own, because a generic one is
  /// dear across modules.
  package func performChange(_ change: () -> Void) {
    if InstanceCounts.scope === self { return change() }
    InstanceCounts.$scope.withValue(self) { change() }
  }

  /// As `perform(_:)`, for code that suspends; of another name, so that neither stands in for the other.
  package func performInTask<Result>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await InstanceCounts.$scope.withValue(self, operation: body)
  }
}
