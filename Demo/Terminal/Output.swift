import Foundation

/// Where a command's text goes: a terminal, a pipe, or a string in a test.
@MainActor struct Output {
  /// The colours that this place can show.
  var palette = Palette(isColoured: false)

  /// Takes text as it comes; held as long as the output is.
  var write: (String) -> Void

  /// Why something did not arrive; `nil` while all did.
  var failure: () -> String? = { nil }

  /// Writes a line, an empty one by default.
  func line(_ text: String = "") {
    write(text + "\n")
  }

  /// The program's standard output.
  static func standard() -> Output {
    Output(StandardStream(.standardOutput), palette: .forStream(STDOUT_FILENO))
  }

  /// The program's standard error.
  static func standardError() -> Output {
    Output(StandardStream(.standardError), palette: .forStream(STDERR_FILENO))
  }
}

extension Output {
  fileprivate init(_ stream: StandardStream, palette: Palette) {
    self.init(palette: palette, write: { stream.write($0) }, failure: { stream.failure })
  }
}
