/// A scope that goes along with that of new controllers: what observes the hierarchy puts one around
/// everything that runs inside `Environment.perform(_:)`.
package protocol PerformingScope: AnyObject {
  /// Runs `body`, once, and hands its result or error on.
  @MainActor func perform<Result>(_ body: () throws -> Result) rethrows -> Result

  /// The same for what returns and throws nothing: every change of the hierarchy, which it makes cheaper.
  @MainActor func performChange(_ change: () -> Void)
}
