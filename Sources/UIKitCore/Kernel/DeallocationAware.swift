/// A type that late news of deallocations changes: the log, the hierarchy, the simulation, its checks.
///
/// The last release of a screen may happen on any thread and at any moment, so its news waits in an inbox.
@MainActor package protocol DeallocationAware {
  var environment: Environment { get }
}

extension DeallocationAware {
  /// This value, or object, after all news was taken in.
  package var upToDate: Self {
    environment.catchUp()
    return self
  }
}

extension Environment: DeallocationAware {
  package var environment: Environment { self }
}
