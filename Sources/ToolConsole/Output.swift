import Foundation
import LeakDetection

/// Where a command's text goes: a terminal, a pipe, or a string in a test.
@MainActor package struct Output {
  /// The colours that this place can show.
  package var palette: Palette

  /// Takes text as it comes; held as long as the output is.
  package var write: (String) -> Void

  /// Why something did not arrive; `nil` while all did.
  package var failure: () -> String?

  package init(
    palette: Palette = Palette(isColoured: false), write: @escaping (String) -> Void,
    failure: @escaping () -> String? = { nil }
  ) {
    (self.palette, self.write, self.failure) = (palette, write, failure)
  }

  /// Writes a line, an empty one by default.
  package func line(_ text: String = "") {
    write(text + "\n")
  }

  /// The program's standard output.
  package static func standard() -> Output {
    Output(StandardStream(.standardOutput), palette: .forStream(STDOUT_FILENO))
  }

  /// The program's standard error.
  package static func standardError() -> Output {
    Output(StandardStream(.standardError), palette: .forStream(STDERR_FILENO))
  }
}

extension Output {
  /// The exit status of a program that printed its answer here: one of its own where something could not be
  /// written, whatever the answer was.
  package func exitStatus(_ answer: Int32, of program: String, errors: Output) -> Int32 {
    if let reason = failure() {
      errors.line("\(program): the standard output cannot be written: \(reason)")
    } else if errors.failure() == nil {
      return answer
    }
    return LeakExitStatus.unwritten.rawValue
  }

  /// Prints why a program could not do what it was asked for.
  ///
  /// - Returns: the exit status: 3 where a file cannot be written, otherwise 2.
  package func refusal(_ error: any Error, by program: String = "lifecycle") -> Int32 {
    line("\(program): \(error)")
    return ((error as? LeakFileError)?.exitStatus ?? .error).rawValue
  }

  fileprivate init(_ stream: StandardStream, palette: Palette) {
    self.init(palette: palette, write: { stream.write($0) }, failure: { stream.failure })
  }
}
