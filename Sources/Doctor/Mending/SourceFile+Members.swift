/// The edits that add to a type.
extension SourceFile {
  /// The edit that puts lines behind a method's call of `super`, or into a new method.
  func inserting(_ lines: [String], in method: String, of declaration: Declaration) -> Replacement?
  {
    let own = declarations.first {
      $0.name == method && $0.container == declaration.path && !$0.body.isEmpty
    }
    guard let own else {
      return addingMethod(
        "override func \(method)(_ animated: Bool)", ["super.\(method)(animated)"] + lines,
        to: declaration)
    }
    let calls = own.body.filter {
      tokens[$0].text == "super" && tokens.text($0 + 2) == method
    }
    guard let call = calls.first else { return nil }
    let end = source.lineEnd(beside: tokens[call].line)
    let place = tokens[tokens.closing(call + 3)].range.upperBound
    let indent = indent(ofLine: tokens[call].line)
    return Replacement(
      range: place..<place, text: lines.map { end + ($0.isEmpty ? "" : indent + $0) }.joined())
  }

  /// The edit that adds a method at the end of a type; `nil` for a type on one line that has members.
  func addingMethod(_ head: String, _ body: [String], to type: Declaration) -> Replacement? {
    let (open, close) = (type.body.lowerBound - 1, type.body.upperBound)
    guard tokens.indices.contains(close), tokens.text(open) == "{", tokens[close].text == "}",
      tokens[open].line < tokens[close].line || type.body.isEmpty
    else { return nil }
    let outer = indent(ofLine: tokens[open].line)
    let inner = outer + indentUnit
    let lines =
      [inner + (type.isPublic ? "public " : "") + head + " {"]
      + body.map { $0.isEmpty ? "" : inner + indentUnit + $0 } + [inner + "}"]
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
