import Foundation

/// Where a command's text goes: a terminal, a pipe, or a string in a test.
@MainActor struct Output {
  /// The colours that this place can show.
  var palette = Palette(isColoured: false)

  /// Takes text as it comes; held as long as the output is.
  var write: (String) -> Void

  /// Writes a line, an empty one by default.
  func line(_ text: String = "") {
    write(text + "\n")
  }

  /// The program's standard output.
  static func standard() -> Output {
    Output(palette: .forStream(STDOUT_FILENO)) {
      FileHandle.standardOutput.write(Data($0.utf8))
    }
  }

  /// The program's standard error.
  static func standardError() -> Output {
    Output(palette: .forStream(STDERR_FILENO)) {
      FileHandle.standardError.write(Data($0.utf8))
    }
  }
}
