import ToolConsole
import Foundation
import LifecycleReports

/// The command `compare`: two runs side by side as a page.
struct CompareCommand: Command {
  let before: String
  let after: String
  /// The path of the page.
  let report: String

  static let usage = Usage(
    name: "compare", summary: "two runs side by side as a page, with the differences marked",
    operands: [
      Usage.Operand(
        name: "BEFORE", meaning: "a script, which is played, or a report of --report FILE.json"),
      Usage.Operand(name: "AFTER", meaning: "the run beside it, in either form"),
    ],
    options: [
      Usage.Option(
        name: "--report", value: .word("FILE"), meaning: "the page of HTML to write",
        isNeeded: true)
    ],
    modern: { words in
      words.count == 3 && !words.contains { $0.hasPrefix("--") }
        ? [words[0], words[1], "--report", words[2]] : nil
    })

  init(_ arguments: Arguments) throws(UsageError) {
    (before, after) = (arguments.operands[0], arguments.operands[1])
    report = arguments["--report"] ?? ""
  }

  func run(output: Output, errors: Output) async -> Int32 {
    guard let before = Self.report(before, errors), let after = Self.report(after, errors) else {
      return 2
    }
    let comparison = FlowComparison(before: before, after: after)
    return errors.statusOfWriting { () throws(LeakFileError) in
      try comparison.write(to: report)
      output.line("written: \(report)")
    }
  }

  @MainActor private static func report(_ path: String, _ errors: Output) -> FlowReport? {
    do throws(ScriptText.Unreadable) {
      let text = try ScriptText.read(path)
      if path.hasSuffix(".json") {
        if let report = try? JSONDecoder().decode(FlowReport.self, from: Data(text.utf8)) {
          return report
        }
        errors.line(
          "\(path): expected a report as --report FILE.json writes it, found something else")
        return nil
      }
      switch Grammar.parse(text) {
      case .success(let script):
        let player = Player(file: path, output: Output { _ in })
        _ = player.run(script)
        return player.simulation.report(title: path)
      case .failure(let wrong): errors.write(wrong.text(file: path))
      }
    } catch {
      errors.write(error.text(file: path))
    }
    return nil
  }
}
