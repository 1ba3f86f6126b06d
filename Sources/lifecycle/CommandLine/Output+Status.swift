import ToolConsole
import FlowExploration
import LifecycleKit

extension Output {
  /// Does what a command asks for, and prints here why it could not be done.
  ///
  /// - Returns: the exit status that the command answers; 2 where something is refused or cannot be read, 3 where a file
  ///   cannot be written.
  func status(of answer: () throws -> Int32) -> Int32 {
    do {
      return try answer()
    } catch let error as FlowModelError {
      // Each line of it begins with its place.
      write(error.description)
      return LeakExitStatus.error.rawValue
    } catch {
      return refusal(error)
    }
  }
}
