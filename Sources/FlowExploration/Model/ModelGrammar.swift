/// Turns the text of a model into its declarations, a line each. `FlowModel.guide` is the grammar in words.
///
/// A line is read by itself, so that one wrong line does not hide the next. Screens lead to each other, so the
/// names of all are known from the beginning.
struct ModelGrammar {
  static let declarations = [
    "value", "screen", "alert", "on", "after", "root", "link", "always", "never", "eventually",
    "home", "device", "without",
  ]

  /// The names of screens and alerts, and the words of values, wherever they are declared.
  private(set) var screens: [String] = []
  private(set) var alerts: [String] = []
  private(set) var values: [[String]] = []
  private(set) var model = FlowModel()
  private(set) var hasRoot = false
  /// The screens that the lines with actions are about.
  private var current = 0..<0
  var cursor = LineCursor([])
  /// The words with which the line that is read could go on.
  var continuations: [String] = []

  static func parse(_ text: String) throws(ScriptErrors) -> FlowModel {
    let lines = ScriptError.lines(of: text)
    var grammar = ModelGrammar()
    for line in lines { grammar.collectNames(of: line) }
    var errors: [ScriptError] = []
    for (index, line) in lines.enumerated() {
      do throws(ScriptError.Problem) { try grammar.read(line) } catch {
        errors.append(ScriptError(line: index + 1, source: line, problem: error))
      }
    }
    if errors.isEmpty, !grammar.hasRoot {
      let problem = ScriptError.Problem(
        column: 1, message: "expected a root, such as root stack Feed, found none in the model")
      errors.append(ScriptError(line: lines.count, source: lines.last ?? "", problem: problem))
    }
    guard errors.isEmpty else { throw ScriptErrors(all: errors) }
    return grammar.model
  }

  /// Notes the names that a line declares, ahead of the reading of all lines.
  mutating func collectNames(of line: String) {
    var tokenizer = ScriptTokenizer(line)
    guard let tokens = try? tokenizer.tokens(), let first = tokens.first else { return }
    let names = tokens.compactMap { if case .name(let name, nil) = $0.kind { name } else { nil } }
    switch first.kind {
    case .word("screen"): screens += names
    case .word("alert"): alerts += names
    case .word("value"): values.append(tokens.dropFirst().dropLast().map(\.spelling))
    default: break
    }
  }

  mutating func read(_ line: String) throws(ScriptError.Problem) {
    cursor = LineCursor(try tokens(of: line))
    continuations = []
    let start = cursor.next
    if start.kind == .endOfLine { return }
    switch try cursor.expectOne(ofMany: Self.declarations, "a declaration") {
    case "value": try declareValue()
    case "screen": try declareScreens(areAlerts: false)
    case "alert": try declareScreens(areAlerts: true)
    case "on": try addAction(startingAt: start.column)
    case "after":
      let trigger = FlowModel.Action.Trigger.time(try cursor.expectDuration())
      try add(try action(trigger), startingAt: start.column)
    case "root":
      guard !hasRoot else {
        throw ScriptError.Problem(column: start.column, message: "expected one root, found another")
      }
      model.root = try root()
      hasRoot = true
    case "link":
      let address = try cursor.expectString("the link in quotes")
      model.links.append(try action(.link(address)))
    case "home":
      model.home = try condition()
      continuations = ["and", "or"]
    case "device":
      let devices = ["phone", "pad"]
      model.isOnPad = try cursor.expectOne(of: devices, "\"phone\" or \"pad\"") == "pad"
    case "without":
      repeat {
        model.leftOut.append(try cursor.choice("a kind of action, such as rotation"))
      } while cursor.next.kind != .endOfLine
    case let word: model.promises.append(try promise(word))
    }
    try cursor.expectEnd(or: continuations)
  }

  /// The tokens of a line. Where a character is no part of the language, the words for what it may mean are told.
  private func tokens(of line: String) throws(ScriptError.Problem) -> [ScriptToken] {
    var tokenizer = ScriptTokenizer(line)
    do { return try tokenizer.tokens() } catch {
      var problem = error
      let column = line.index(line.startIndex, offsetBy: error.column - 1, limitedBy: line.endIndex)
      let character = column.flatMap { line[$0...].first }
      if let words = character.flatMap({ Self.meanings[$0] }) { problem.message += "; \(words)" }
      throw problem
    }
  }

  private static let meanings: [Character: String] = [
    ",": "a space stands between names, and \"then\" between what happens",
    ";": "each declaration has a line of its own, and \"then\" stands between what happens",
    "=": "a value alone is true: paid, not paid",
    "!": "the word for it is \"not\"",
    "&": "the word for it is \"and\"",
    "|": "the word for it is \"or\"",
    "-": "words are read as they are spoken: push Cart",
    ":": "a title or an address stands in double quotes",
    "/": "a title or an address stands in double quotes",
    "'": "a title stands in double quotes",
    "“": "a title stands in straight double quotes",
    "”": "a title stands in straight double quotes",
  ]

  // MARK: - Declarations

  private mutating func declareValue() throws(ScriptError.Problem) {
    let column = cursor.next.column
    var words: [String] = []
    while case .word(let word) = cursor.next.kind {
      words.append(word)
      cursor.advance()
    }
    guard let first = words.first, !["not", "on"].contains(first) else {
      throw ScriptError.Problem(
        column: column, message: "expected a value's name in small words, such as signed in")
    }
    let name = words.joined(separator: " ")
    guard !model.values.contains(name) else {
      throw ScriptError.Problem(
        column: column, message: "expected a new value's name, \(name) is taken")
    }
    model.values.append(name)
  }

  /// Declares what a model has already.
  mutating func begin(with model: FlowModel) {
    self.model = model
    screens = model.screens.filter { !$0.isAlert }.map(\.name)
    alerts = model.screens.filter(\.isAlert).map(\.name)
    values = model.values.map { $0.split(separator: " ").map(String.init) }
  }

  mutating func add(value name: String) {
    model.values.append(name)
    values.append(name.split(separator: " ").map(String.init))
  }

  mutating func add(link: FlowModel.Action) { model.links.append(link) }

  private mutating func declareScreens(areAlerts: Bool) throws(ScriptError.Problem) {
    let start = model.screens.count
    // Those before a wrong name are there, and the lines below are about them.
    defer { current = start..<model.screens.count }
    repeat {
      let name = try cursor.expectNewName(
        of: areAlerts ? "alert" : "screen", notIn: model.screens.map(\.name))
      model.screens.append(FlowModel.Screen(name: name, isAlert: areAlerts))
    } while cursor.next.isName
  }

  private mutating func addAction(startingAt column: Int) throws(ScriptError.Problem) {
    let isRow = cursor.take("row")
    let words = try cursor.expectString(
      isRow ? "the row's words in quotes" : "\"row\" or a button's title in quotes")
    try add(try action(isRow ? .row(words) : .button(words)), startingAt: column)
  }

  private mutating func add(
    _ action: FlowModel.Action, startingAt column: Int
  ) throws(ScriptError.Problem) {
    guard !current.isEmpty else {
      throw ScriptError.Problem(
        column: column, message: "expected a screen above what can be done on it, found none")
    }
    for index in current {
      if case .button = action.trigger {
      } else if model.screens[index].isAlert {
        throw ScriptError.Problem(
          column: column,
          message: "expected a button of the alert \(model.screens[index].name), such as on \"OK\"")
      }
      model.screens[index].actions.append(action)
    }
  }

  /// Reads a condition if there is one, and the effects. A button or a row needs none.
  private mutating func action(
    _ trigger: FlowModel.Action.Trigger
  ) throws(ScriptError.Problem) -> FlowModel.Action {
    var action = FlowModel.Action(trigger: trigger, effects: [])
    if cursor.take("when") { action.condition = try condition() }
    if trigger.isOnScreen, cursor.next.kind == .endOfLine { return action }
    let before = action.condition == nil ? "\"when\"" : "\"and\", \"or\""
    action.effects.append(try effect(or: before))
    while cursor.take("then") { action.effects.append(try effect()) }
    continuations = ["then"]
    return action
  }
}
