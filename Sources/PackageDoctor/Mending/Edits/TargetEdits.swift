/// The edits of a timer that calls a target. Its block holds the object weakly and ends the timer without it, so that it
/// goes on as long as the object is there, also while a screen is kept and not shown.
extension SourceFolder {
  func weakTargets(of type: String) -> [MendCandidate] {
    files.flatMap { file in
      file.declarations.filter { ["func", "init"].contains($0.kind) && $0.isMember(of: type) }
        .flatMap(\.body).compactMap { file.capturingTarget(ofCall: $0) }
    }
  }
}

extension SourceFile {
  /// The call with a block that captures weakly in place of the target:
  /// `scheduledTimer(named: "poll", every: .seconds(1), target: self) { screen, _ in screen.load() }`.
  fileprivate func capturingTarget(ofCall place: Int) -> MendCandidate? {
    guard tokens[place].text == "scheduledTimer", tokens.text(place + 1) == "(" else { return nil }
    let close = tokens.closingOrLast(place + 1)
    guard
      let label = (place + 1..<close).first(where: {
        tokens[$0].text == "target" && tokens.text($0 + 1) == ":"
      }), tokens.text(label + 2) == "self", tokens.text(label - 1) == ",",
      [",", ")"].contains(tokens.text(label + 3)), tokens.text(close + 1) == "{",
      !(label..<close).contains(where: { tokens[$0].text == "userInfo" })
    else { return nil }
    let closure = ClosureSource(tokens, at: close + 1)
    let head = Array(close + 2..<closure.body.lowerBound)
    // `screen, _ in`
    guard closure.list == nil, head.count == 4, tokens.text(head[1]) == ",",
      tokens.text(head[3]) == "in", let first = closure.body.first
    else { return nil }
    let (object, timer) = (tokens.text(head[0]), tokens.text(head[2]))
    let named = timer == "_" ? "timer" : timer
    guard object != "_", object != named else { return nil }
    let line = tokens[close + 1].line
    let end = source.lineEnd(beside: line)
    let outer = indent(ofLine: tokens[place].line)
    let isInLine = tokens[first].line == line
    let inner = isInLine ? outer + indentUnit : indent(ofLine: tokens[first].line)
    var edits = [
      Replacement(
        range: tokens[label - 1].range.lowerBound..<tokens[label + 2].range.upperBound, text: ""),
      Replacement(
        range: tokens[head[0]].range.lowerBound..<tokens[first].range.lowerBound,
        text: "[weak self] \(named) in" + end + inner
          + "guard let \(object) = self else { return \(named).invalidate() }" + end + inner),
    ]
    let brace = tokens[closure.braces.upperBound]
    if isInLine, brace.line == line {
      let bodyEnd = tokens[closure.body].map(\.range.upperBound).max() ?? 0
      edits.append(
        Replacement(range: bodyEnd..<brace.range.lowerBound, text: end + outer))
    }
    return MendCandidate("let the timer hold self weakly and end without it", [path: edits])
  }
}
