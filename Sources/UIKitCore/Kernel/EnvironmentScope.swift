/// The scopes that decide to which environment a new controller belongs.
package enum EnvironmentScope {
  /// The environment of the synchronous call that runs right now.
  ///
  /// Set for the length of a synchronous call on the main actor and put back after it, so two
  /// simulations whose tests take turns on the main actor never see each other's.
  @MainActor fileprivate static var called: Environment?

  /// The environment of a task and of all that it starts. Held for the length of the scope.
  @TaskLocal package static var task: Environment?

  /// The environment where neither a call nor a task has one; not held. Only for a
  /// framework that runs one test at a time and leaves no place to put a task's scope, which is XCTest.
  @exclusivity(unchecked) @MainActor package static weak var adopted: Environment?

  /// The environment that controllers created right now belong to.
  @MainActor static var environment: Environment? { called ?? task ?? adopted }
}

extension Environment {
  /// Runs `body` with this environment as the one that new controllers belong to.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = EnvironmentScope.called
    guard outer !== self else { return try body() }
    EnvironmentScope.called = self
    defer { EnvironmentScope.called = outer }
    guard let scope else { return try body() }
    return try scope.perform(body)
  }

  /// Same as `perform(_:)`, for a change that returns and throws nothing.
  package func performChange(_ change: () -> Void) {
    let outer = EnvironmentScope.called
    guard outer !== self else { return change() }
    EnvironmentScope.called = self
    defer { EnvironmentScope.called = outer }
    if let scope { scope.performChange(change) } else { change() }
  }
}
