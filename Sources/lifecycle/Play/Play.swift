import ToolConsole
import FlowExploration

/// The command `play`: reads a script, understands it, runs it.
@MainActor enum Play {
  /// Plays the script in a file, or that of the standard input.
  ///
  /// - Returns: the exit status: 0 fine, 1 a leak or a failed line, 2 no script.
  static func run(
    path: String, options: PlayOptions = PlayOptions(), output: Output, errors: Output
  ) -> Int32 {
    let name = path == ScriptText.standardInput.path ? ScriptText.standardInput.name : path
    do throws(ScriptText.Unreadable) {
      let text = try ScriptText.read(path)
      return run(text, file: name, options: options, output: output, errors: errors)
    } catch {
      errors.write(error.text(file: name))
      return 2
    }
  }

  /// Plays a script; `file` is what its diagnostics call it.
  ///
  /// With options the leaks are summed up there, and the play itself is printed to the errors.
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
    case .failure where (try? FlowModel(parsing: text)) != nil:
      return UsageError(
        "\(file) is a model, not a script", type: "swift run lifecycle explore \(file)"
      ).written(to: errors)
    case .failure(let wrong):
      errors.write(wrong.text(file: file))
      return 2
    }
  }
}
