import ToolConsole
import FlowExploration
import LifecycleReports

/// Steps taken one at a time, each drawn; a line that is wrong or fails leaves everything as it was.
///
/// Undo repeats all steps but the last in a new simulation, because the same steps make the same run.
@MainActor final class Session {
  /// A line that was taken.
  struct Entry {
    var source: String
    /// The parsed line; `nil` for a comment.
    var line: Script.Line?
  }

  /// The file name in diagnostics about the lines.
  static let name = "session"

  /// How wide a drawing may be.
  var width = 80
  let output: Output
  let errors: Output
  /// Whether a user at the terminal sees a failure and goes on. Otherwise a failure counts at the end.
  let isAttended: Bool
  private(set) var entries: [Entry] = []
  private(set) var grammar = Grammar()
  private var lineNumber = 0
  /// How many events and misuses have been printed.
  private var (drawnCount, misuseCount) = (0, 0)
  private var failures: [LeakSummary.Failure] = []
  private(set) var misunderstoodCount = 0
  private var player: Player
  private let mute: Mute

  /// Keeps steps that are done again from being printed again.
  @MainActor private final class Mute {
    var isOn = false
  }

  init(output: Output, errors: Output, isAttended: Bool) {
    (self.output, self.errors, self.isAttended) = (output, errors, isAttended)
    mute = Mute()
    player = Player(file: Session.name, output: Self.muted(output, by: mute))
  }

  private static func muted(_ output: Output, by mute: Mute) -> Output {
    var muted = output
    muted.write = { text in if !mute.isOn { output.write(text) } }
    return muted
  }

  var simulation: Simulation { player.simulation }

  /// The prompt before the user's input: the time and the visible screen.
  var prompt: String {
    let screen = simulation.visibleViewController?.readableName
    return "\(simulation.clock.now)\(screen.map { " \($0)" } ?? "")> "
  }

  /// Takes a line: a word to the session itself, or a step.
  ///
  /// - Returns: whether the session goes on.
  func take(_ line: String) -> Bool {
    lineNumber += 1
    // Completion leaves a space behind the last word.
    let source = line.withoutTrailingSpaces
    switch SessionCommand(source) {
    case .quit?: return false
    case let command?: obey(command)
    case nil: takeStep(source)
    }
    return true
  }

  private func takeStep(_ source: String) {
    var next = grammar
    do throws(ScriptError.Problem) {
      guard let step = try next.step(in: source) else {
        if source.contains("#") { entries.append(Entry(source: source)) }
        return
      }
      let line = Script.Line(number: lineNumber, column: next.cursor.start, step: step)
      if player.perform(line) {
        grammar = next
        entries.append(Entry(source: source, line: line))
        drawNewColumns()
      } else {
        if !isAttended { failures += player.failures }
        performAllAgain()
      }
    } catch {
      misunderstoodCount += 1
      errors.write(
        ScriptError(line: lineNumber, source: source, problem: error).text(file: Session.name))
    }
  }

  /// Draws what happened since the last step, and says what UIKit would say of it.
  private func drawNewColumns() {
    let log = simulation.log
    if log.count > drawnCount {
      output.write(log.timeline(from: drawnCount, width: width))
    }
    for misuse in simulation.misuses[misuseCount...] {
      output.line(output.palette.bad("! \(misuse.message)"))
    }
    (drawnCount, misuseCount) = (log.count, simulation.misuses.count)
  }

  /// Takes back the last step, with the comments behind it.
  func undo() {
    guard let last = entries.lastIndex(where: { $0.line != nil }) else {
      errors.line("there is nothing to undo")
      return
    }
    let source = entries[last].source
    entries.removeSubrange(last...)
    performAllAgain()
    output.line(output.palette.quiet("undone: \(source)"))
  }

  private func performAllAgain() {
    mute.isOn = true
    defer { mute.isOn = false }
    player = Player(file: Session.name, output: Self.muted(output, by: mute))
    grammar = Grammar()
    for entry in entries {
      _ = try? grammar.step(in: entry.source)
      if let line = entry.line { player.perform(line) }
    }
    (drawnCount, misuseCount) = (simulation.log.count, simulation.misuses.count)
  }

  /// Ends the session as a script ends: 20 s more pass, and a line says how it went.
  ///
  /// - Returns: the exit status: 1 for a leak that no line expected or a line that failed, 2 for one that was not
  ///   understood; always 0 for a session with a user at the terminal.
  func conclude() -> Int32 {
    if entries.contains(where: { $0.line != nil }) || !failures.isEmpty {
      player.failures = failures
      let status = player.conclude(lineCount: entries.count { $0.line != nil }, retells: false)
      if isAttended { return 0 }
      return misunderstoodCount > 0 ? 2 : status
    }
    return isAttended || misunderstoodCount == 0 ? 0 : 2
  }

  /// The words and names that could end a line that is being typed.
  func completions(of line: String) -> [String] {
    let words = grammar.completions(of: line)
    let isFirst = !line.contains(" ")
    return words + (isFirst ? SessionCommand.words.filter { $0.hasPrefix(line) } : [])
  }
}
