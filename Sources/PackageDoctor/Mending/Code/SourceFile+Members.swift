/// A method of a screen that an edit adds to.
enum ScreenMethod: String {
  case viewWillAppear, viewDidDisappear, didMove

  fileprivate var head: String {
    self == .didMove
      ? "override func didMove(toParent parent: UIViewController?)"
      : "override func \(rawValue)(_ animated: Bool)"
  }

  fileprivate var superCall: String {
    self == .didMove ? "super.didMove(toParent: parent)" : "super.\(rawValue)(animated)"
  }
}

/// The edits that add to a type.
extension SourceFile {
  /// The edits that put lines into a screen's methods, or into new ones: behind the call of `super` where the screen
  /// appears, behind the screen's own statements where it leaves, as these may need what the lines end.
  ///
  /// - Returns: `nil` where a method calls no `super`, or may return before its end.
  func inserting(_ parts: [(method: ScreenMethod, lines: [String])], of declaration: Declaration)
    -> [Replacement]?
  {
    var (edits, methods) = ([Replacement](), [(head: String, body: [String])]())
    for (method, lines) in parts {
      guard let own = self.method(method, of: declaration) else {
        methods.append((method.head, [method.superCall] + lines))
        continue
      }
      let call = own.body.first {
        tokens[$0].text == "super" && tokens.text($0 + 2) == method.rawValue
      }
      guard let call else { return nil }
      let end = source.lineEnd(beside: tokens[call].line)
      let place = tokens[tokens.closing(call + 3)].range.upperBound
      let indent = indent(ofLine: tokens[call].line)
      if method != .viewWillAppear {
        guard let edit = appending(lines.map { $0.isEmpty ? "" : indent + $0 }, to: own) else {
          return nil
        }
        edits.append(edit)
        continue
      }
      edits.append(
        Replacement(
          range: place..<place, text: lines.map { end + ($0.isEmpty ? "" : indent + $0) }.joined()))
    }
    guard !methods.isEmpty else { return edits }
    return adding(methods, to: declaration).map { edits + [$0] }
  }

  /// The edit that puts lines at the end of a method; `nil` for one on a line, and for one that may return before.
  private func appending(_ lines: [String], to method: Declaration) -> Replacement? {
    let close = method.body.upperBound
    guard tokens.indices.contains(close), tokens[close - 1].line < tokens[close].line,
      !method.body.contains(where: { ["return", "throw"].contains(tokens[$0].text) })
    else { return nil }
    return source.before(tokens[close].line, lines)
  }

  /// The lines that run statements where a screen leaves for good: it is popped, though another screen covers it, or
  /// removed, or it is dismissed, by itself or as the screen that its stack shows.
  ///
  /// A screen that is popped while it is covered has disappeared before, so that its parent alone says that it leaves.
  func leaving(_ statements: [String], of declaration: Declaration)
    -> [(method: ScreenMethod, lines: [String])]
  {
    var parent = "parent"
    if let own = method(.didMove, of: declaration),
      let label = own.head.first(where: { tokens[$0].text == "toParent" }
      )
    {
      parent = tokens.text(label + 1) == ":" ? "toParent" : tokens.text(label + 1)
    }
    return [
      (
        .viewDidDisappear,
        block("if isBeingDismissed || navigationController?.isBeingDismissed == true", statements)
      ),
      (.didMove, block("if \(parent) == nil", statements)),
    ]
  }

  /// A statement's lines, one where that is short.
  private func block(_ head: String, _ statements: [String]) -> [String] {
    if statements.count == 1, head.count + statements[0].count < 76 {
      return ["\(head) { \(statements[0]) }"]
    }
    return ["\(head) {"] + statements.map { indentUnit + $0 } + ["}"]
  }

  private func method(_ method: ScreenMethod, of declaration: Declaration) -> Declaration? {
    declarations.first {
      $0.name == method.rawValue && $0.container == declaration.path && !$0.body.isEmpty
        && (method != .didMove || $0.fullName == "didMove(toParent:)")
    }
  }

  /// The innermost function or initialiser around a place.
  func function(around place: Int) -> Declaration? {
    declarations.last { ["func", "init"].contains($0.kind) && $0.body.contains(place) }
  }

  /// The edit that adds a method at the end of a type; `nil` for a type on one line that has members.
  func addingMethod(_ head: String, _ body: [String], to type: Declaration) -> Replacement? {
    adding([(head, body)], to: type)
  }

  private func adding(_ methods: [(head: String, body: [String])], to type: Declaration)
    -> Replacement?
  {
    let (open, close) = (type.body.lowerBound - 1, type.body.upperBound)
    guard tokens.indices.contains(close), tokens.text(open) == "{", tokens[close].text == "}",
      tokens[open].line < tokens[close].line || type.body.isEmpty
    else { return nil }
    let outer = indent(ofLine: tokens[open].line)
    let inner = outer + indentUnit
    let texts = methods.map { head, body in
      [inner + (type.isPublic ? "public " : "") + head + " {"]
        + body.map { $0.isEmpty ? "" : inner + indentUnit + $0 } + [inner + "}"]
    }
    let lines = Array(texts.joined(separator: [""]))
    if tokens[open].line < tokens[close].line {
      return source.before(tokens[close].line, (type.body.isEmpty ? [] : [""]) + lines)
    }
    let end = source.lineEnd(beside: tokens[open].line)
    return Replacement(
      range: tokens[open].range.upperBound..<tokens[close].range.lowerBound,
      text: lines.map { end + $0 }.joined() + end + outer)
  }

  /// The edit that declares a property at the top of a class, in these lines.
  func addingProperty(_ lines: [String], to declaration: Declaration) -> Replacement? {
    guard tokens.text(declaration.body.lowerBound - 1) == "{" else { return nil }
    let open = tokens[declaration.body.lowerBound - 1]
    let indent = indent(ofLine: open.line) + indentUnit
    let end = source.lineEnd(beside: open.line)
    return Replacement(
      range: open.range.upperBound..<open.range.upperBound,
      text: lines.map { end + indent + $0 }.joined())
  }
}

extension SourceFile {
  /// The blanks by which a block stands in: those of the file's first indented line.
  var indentUnit: String {
    for line in source.lines {
      let text = source[line.content]
      let blanks = text.prefix { $0 == " " || $0 == "\t" }
      let isWord = text.dropFirst(blanks.count).first.map { $0 != "*" } == true
      if !blanks.isEmpty, isWord { return String(blanks) }
    }
    return "  "
  }
}
