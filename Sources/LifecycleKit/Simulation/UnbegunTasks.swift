import Foundation
import LiveObjects

/// The tasks that code starts within a synchronous call, and that have not begun at its end.
///
/// No main-actor task begins while a call on the main actor goes on. Detached tasks do not count.
@MainActor package enum UnbegunTasks {
  private final class Mark: Sendable {}

  /// Each task inherits it from the code that starts it, and holds it until it has ended.
  @TaskLocal private static var mark: Mark?

  /// Calls a function, and lists what its unbegun tasks are to run: the functions of the program that started them, each
  /// once and sorted, such as `Departures.viewDidLoad()`. Empty where live objects cannot be read.
  ///
  /// - Complexity: O(1) if no such task is there afterwards, otherwise O(heap).
  package static func functions(startedBy body: () throws -> Void) rethrows -> [String] {
    var mark = Mark()
    try $mark.withValue(mark, operation: body)
    if isKnownUniquelyReferenced(&mark) { return [] }
    waitForOtherThreads()
    let functions = (try? LiveHeap())?.functionsOfUnbegunTasks(withLocal: mark) ?? []
    return Set(functions).sorted()
  }

  /// Waits until tasks that need no main actor had their turns, a second at most.
  private static func waitForOtherThreads() {
    let turns = DispatchGroup()
    for priority in [TaskPriority.high, .medium, .low, .background] {
      turns.enter()
      Task.detached(priority: priority) { turns.leave() }
    }
    _ = turns.wait(timeout: .now() + 1)
  }
}
