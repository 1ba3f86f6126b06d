import Foundation

/// The command `play`: reads a script, understands it, runs it.
@MainActor enum Play {
  /// The longest script that is read, in bytes.
  nonisolated static let sizeLimit = 1_000_000

  /// Plays the script in a file.
  ///
  /// - Returns: the exit status: 0 fine, 1 a leak or a failed line, 2 no script.
  static func run(
    path: String, options: PlayOptions = PlayOptions(), output: Output, errors: Output
  ) -> Int32 {
    do {
      return run(
        try text(ofFile: path), file: path, options: options, output: output, errors: errors)
    } catch {
      errors.line("\(path): \(error.words)")
      return 2
    }
  }

  /// Plays a script; `file` is what its diagnostics call it.
  ///
  /// With options the leaks are summed up there, and the play is told of among the errors.
  static func run(
    _ text: String, file: String, options: PlayOptions = PlayOptions(), output: Output,
    errors: Output
  ) -> Int32 {
    switch Grammar.parse(text) {
    case .success(let script):
      if options != PlayOptions() {
        return PlaySummary(options: options, output: output, errors: errors).run(script, file)
      }
      return Player(file: file, output: output).run(script)
    case .failure(let wrong):
      errors.write(wrong.text(file: file))
      return 2
    }
  }

  private enum Unreadable: Error {
    case missing
    case tooLong

    var words: String {
      switch self {
      case .missing: "expected a file with a script, found none that can be read"
      case .tooLong: "expected a script of at most \(Play.sizeLimit) bytes, found a longer file"
      }
    }
  }

  /// Bytes that are no text become U+FFFD, which the tokenizer refuses with its place.
  private static func text(ofFile path: String) throws(Unreadable) -> String {
    let file = FileHandle(forReadingAtPath: path)
    guard let file, let data = try? file.read(upToCount: sizeLimit + 1) ?? Data() else {
      throw .missing
    }
    guard data.count <= sizeLimit else { throw .tooLong }
    return String(decoding: data, as: UTF8.self)
  }
}
