import ToolConsole
import FlowExploration
import LifecycleKit

/// Turns the text of a script into steps. `Play.guide` is the grammar in words.
///
/// A line is read by itself, so that one wrong line does not hide the next; names have to be declared on
/// an earlier line.
struct Grammar {
  /// Containers that the simulation itself names.
  static let containers = [
    "UITabBarController", "UINavigationController", "UIAlertController", "UISplitViewController",
    "UIPageViewController",
  ]

  /// The screens declared so far, in order.
  private(set) var declared: [String] = []
  /// The coordinators made so far.
  private(set) var coordinators: [String] = []
  var cursor = LineCursor([])

  /// The steps of a script, or everything that is wrong with it.
  static func parse(_ text: String) -> Result<Script, ScriptErrors> {
    var grammar = Grammar()
    var script = Script()
    var errors: [ScriptError] = []
    for (index, line) in ScriptError.lines(of: text).enumerated() {
      do throws(ScriptError.Problem) {
        guard let step = try grammar.step(in: line) else { continue }
        script.lines.append(
          Script.Line(number: index + 1, column: grammar.cursor.start, step: step))
      } catch {
        errors.append(ScriptError(line: index + 1, source: line, problem: error))
      }
    }
    if errors.isEmpty, script.lines.isEmpty {
      let problem = ScriptError.Problem(
        column: 1, message: "expected a step, found an empty script")
      errors.append(ScriptError(line: 1, source: "", problem: problem))
    }
    return errors.isEmpty ? .success(script) : .failure(ScriptErrors(all: errors))
  }

  /// The step in a line; `nil` for one that is empty or a comment.
  mutating func step(in line: String) throws(ScriptError.Problem) -> Script.Step? {
    var tokenizer = ScriptTokenizer(line)
    cursor = LineCursor(try tokenizer.tokens())
    if cursor.next.kind == .endOfLine { return nil }
    let step = try step()
    try cursor.expectEnd()
    return step
  }

  // MARK: - Names

  /// The name of a coordinator that is made by this line.
  mutating func newCoordinator() throws(ScriptError.Problem) -> String {
    let name = try cursor.expectNewName(of: "coordinator", notIn: taken)
    coordinators.append(name)
    return name
  }

  private var taken: [String] { declared + coordinators + Grammar.containers }

  mutating func declare() throws(ScriptError.Problem) -> [String] {
    var names: [String] = []
    repeat {
      let name = try cursor.expectNewName(of: "screen", notIn: taken)
      declared.append(name)
      names.append(name)
    } while cursor.next.isName
    return names
  }

  /// A screen or a container, perhaps with the number of an instance.
  mutating func reference(
    _ expected: String = "a screen's name"
  ) throws(ScriptError.Problem) -> Script.Reference {
    try reference(expected, among: known)
  }

  /// A screen or a coordinator.
  mutating func holder() throws(ScriptError.Problem) -> Script.Reference {
    try reference("a screen's or a coordinator's name", among: known + coordinators)
  }

  /// Every name of a screen or a container that a step may speak of.
  var known: [String] { declared + Grammar.containers }

  /// Whether another name comes, of these if the line ends here.
  mutating func namesGoOn(_ names: [String]) -> Bool {
    cursor.want(names)
    return cursor.next.isName
  }

  mutating func references() throws(ScriptError.Problem) -> [Script.Reference] {
    var references = [try reference()]
    while namesGoOn(known) { references.append(try reference()) }
    return references
  }

  /// Screens to be made.
  mutating func newScreens() throws(ScriptError.Problem) -> [String] {
    var names = [try newScreen()]
    while namesGoOn(declared) { names.append(try newScreen()) }
    return names
  }

  mutating func newScreen() throws(ScriptError.Problem) -> String {
    let column = cursor.next.column
    let reference = try reference("a screen's name", among: declared)
    guard reference.number == nil else {
      throw ScriptError.Problem(
        column: column, message: "expected \(reference.name) without a number, for a new instance")
    }
    return reference.name
  }

  private mutating func reference(
    _ expected: String, among known: [String]
  ) throws(ScriptError.Problem) -> Script.Reference {
    cursor.want(known)
    guard case .name(let name, let number) = cursor.next.kind else {
      throw cursor.problem(expected: expected)
    }
    guard known.contains(name) else {
      let names = declared.isEmpty ? "none is" : declared.joined(separator: ", ")
      throw ScriptError.Problem(
        column: cursor.next.column,
        message: "expected a declared screen (\(names)), found \(name)"
          + Spelling.hint(for: name, among: known))
    }
    let column = cursor.next.column
    cursor.advance()
    return Script.Reference(name: name, number: number, column: column)
  }
}
