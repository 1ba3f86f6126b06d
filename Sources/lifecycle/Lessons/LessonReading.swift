import ToolConsole

/// The command `lesson N`: on a terminal the answer waits for a key, so that the question can be thought about.
@MainActor enum LessonReading {
  /// Prints a lesson.
  ///
  /// - Parameter pause: waits for a key, and returns whether the answer is wanted. With `nil` all is printed at once.
  static func read(_ lesson: PlayedLesson, output: Output, pause: ((Output) -> Bool)?) {
    output.write(lesson.textToQuestion)
    if let pause, !pause(output) { return }
    output.write(lesson.textFromAnswer)
  }

  /// Waits for a key. Control-C and Control-D leave the lesson; the end of the input prints the answer.
  static func pause(on terminal: Terminal) -> (Output) -> Bool {
    { output in
      terminal.takeKeys()
      defer { terminal.giveBack() }
      output.write("Press a key for the answer.")
      // The next line takes the place of this one.
      defer { output.write("\r\u{1B}[K") }
      while let keys = terminal.keys() {
        guard let key = keys.first else { continue }
        return key != .control("c") && key != .control("d")
      }
      return true
    }
  }
}
