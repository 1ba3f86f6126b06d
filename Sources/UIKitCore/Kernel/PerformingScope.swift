/// A scope that goes along with that of new controllers: the observer of the hierarchy puts one around
/// everything that runs inside `Environment.perform(_:)`.
package protocol PerformingScope: AnyObject {
  /// Runs `body`, once, and hands its result or error on.
  @MainActor func perform<Result>(_ body: () throws -> Result) rethrows -> Result

  /// Same as `perform(_:)`, for a change that returns and throws nothing, as every change of the hierarchy; costs less.
  @MainActor func performChange(_ change: () -> Void)
}
