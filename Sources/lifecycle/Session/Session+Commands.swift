import ToolConsole
import FlowExploration
import Foundation
import LifecycleReports

extension Session {
  /// The first part of the output of `help`.
  static let guide = """
    Type a step and see what it did:   screen Feed Profile
                                       root stack Feed
                                       push Profile
    help WORD     how that step is written;  help all  the whole language
    tree          the hierarchy as it is now
    undo          takes the last step back
    save FILE     writes the steps as a script;  save FILE.swift  as a test
    report FILE   writes what happened as a page of HTML
    quit          lets 20 s pass and says how it went; Control-D, too
    Tab completes words and names, the arrow keys up and down bring lines back. The steps:

    """

  func obey(_ command: SessionCommand) {
    switch command {
    case .help(let word): output.write(word.map(Self.help) ?? Self.guide + Self.stepList + "\n")
    case .tree: output.write(simulation.hierarchyTree())
    case .undo: undo()
    case .save(let path): save(path)
    case .report(let path):
      write(simulation.report(title: "A session").html(), to: path)
    case .incomplete(let word): errors.line("\(word) needs the path of a file to write")
    case .quit: break
    }
  }

  private static var stepList: String { "  " + Grammar.steps.joined(separator: " · ") }

  /// The parts of the guide that have a word in the form of a step.
  private static func help(_ word: String) -> String {
    if word == "all" { return Play.guide }
    var text = ""
    var isInside = false
    for line in Play.guide.split(separator: "\n", omittingEmptySubsequences: false) {
      let form = String(line).components(separatedBy: "  ")[0]
      let isIndented = line.first == " "
      let words = form.split { !$0.isLetter }.map(String.init)
      if !isIndented {
        isInside = Grammar.steps.contains { line.hasPrefix($0) } && words.contains(word)
      }
      if isInside, !line.isEmpty { text += "\(line)\n" }
      if line.isEmpty { isInside = false }
    }
    if !text.isEmpty { return text }
    let hint = Spelling.hint(for: word, among: Grammar.steps)
    return "there is no step \(word)\(hint)\n" + stepList + "\n"
  }

  private func save(_ path: String) {
    let script = entries.map { $0.source + "\n" }.joined()
    guard entries.contains(where: { $0.line != nil }) else {
      return errors.line("there is no step to save")
    }
    guard path.hasSuffix(".swift") else { return write(script, to: path) }
    do throws(TestSource.Untranslatable) {
      let name = URL(filePath: path).lastPathComponent
      write(try TestSource(entries.compactMap(\.line), fileName: name).text, to: path)
    } catch {
      errors.line("\(error.words); save it as a script")
    }
  }

  private func write(_ text: String, to path: String) {
    do throws(LeakFileError) {
      try WholeFile.write(text, to: path)
      output.line(output.palette.quiet("written: \(path)"))
    } catch {
      errors.line("lifecycle: \(error)")
    }
  }
}
