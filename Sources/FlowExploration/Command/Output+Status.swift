import LeakDetection
import ToolConsole

extension Output {
  /// Does what a command asks for, and prints here why it could not be done.
  ///
  /// - Parameter program: The program that says so.
  /// - Returns: the exit status that the command answers; 2 where something is refused or cannot be read, 3 where a file
  ///   cannot be written.
  package func status(by program: String = "lifecycle", of answer: () throws -> Int32) -> Int32 {
    do {
      return try answer()
    } catch let error as FlowModelError {
      // Each line of it begins with its place.
      write(error.description)
      return LeakExitStatus.error.rawValue
    } catch {
      return refusal(error, by: program)
    }
  }
}
