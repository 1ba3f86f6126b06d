import ToolConsole
import Foundation

/// The command `play` without a file: a session on a terminal, or with steps from the standard input.
@MainActor enum SessionLoop {
  /// - Returns: the exit status, that of `Session.conclude()`.
  static func run(output: Output, errors: Output) -> Int32 {
    guard let terminal = Terminal() else {
      let session = Session(output: output, errors: errors, isAttended: false)
      while let line = readLine(), session.take(line) {}
      return session.conclude()
    }
    let session = Session(output: output, errors: errors, isAttended: true)
    output.line("A session: type steps, help, or quit.")
    var editor = LineEditor()
    while let line = ask(terminal, &editor, session, output) {
      session.width = terminal.width
      guard session.take(line), output.failure() == nil else { break }
    }
    return session.conclude()
  }

  /// Lets the user type a line; `nil` when no more will come.
  private static func ask(
    _ terminal: Terminal, _ editor: inout LineEditor, _ session: Session, _ output: Output
  ) -> String? {
    terminal.takeKeys()
    defer { terminal.giveBack() }
    let prompt = session.prompt
    while true {
      draw(prompt, editor, terminal.width, output)
      guard let keys = terminal.keys() else { return nil }
      for (position, key) in keys.enumerated() {
        switch editor.take(key, session.completions) {
        case nil: break
        case .submit(let line)?:
          draw(prompt, line, terminal.width, output)
          terminal.giveBackKeys(keys[(position + 1)...])
          return line
        case .discard?: output.write("^C\r\n")
        case .end?:
          output.write("\r\n")
          return nil
        case .choose(let words)?:
          output.write("\r\n" + words.joined(separator: "  ") + "\r\n")
        case .clear?: output.write("\u{1B}[H\u{1B}[2J")
        }
      }
    }
  }

  private static func draw(
    _ prompt: String, _ editor: LineEditor, _ width: Int, _ output: Output
  ) {
    let prompt = fitting(prompt, width)
    let view = editor.view(columns: width - prompt.count)
    output.write("\r\(output.palette.heading(prompt))\(view.text)\u{1B}[K")
    output.write("\r\u{1B}[\(prompt.count + view.column)C")
  }

  /// The line as it stays in the terminal when it was typed, whole where it fits.
  private static func draw(_ prompt: String, _ line: String, _ width: Int, _ output: Output) {
    let prompt = fitting(prompt, width)
    let room = width - prompt.count - 1
    let shown = line.count > room ? String(line.prefix(max(0, room - 1))) + "…" : line
    output.write("\r\(output.palette.heading(prompt))\(shown)\u{1B}[K\r\n")
  }

  /// Where the terminal is too narrow for the prompt, its end alone.
  private static func fitting(_ prompt: String, _ width: Int) -> String {
    prompt.count + 12 > width ? "> " : prompt
  }
}
