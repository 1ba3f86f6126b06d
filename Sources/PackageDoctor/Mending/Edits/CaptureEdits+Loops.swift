/// Loops that wait: with the object unwrapped they hold it, and without it they may go on without end.
extension CaptureEdits {
  /// Uses the object without unwrapping it first, for a closure that waits meanwhile.
  func withoutUnwrapping() -> MendCandidate? {
    guard
      let binding = uses.first(where: { tokens.text($0 - 1) == "let" }),
      tokens.text(binding - 2) == "guard",
      let brace = (binding..<closure.body.upperBound).first(where: { tokens[$0].text == "{" }),
      tokens.closing(brace) + 1 < closure.body.upperBound
    else { return nil }
    let next = tokens.closing(brace) + 1
    let later = uses.filter { $0 >= next }
    let statement = tokens[binding - 2].range.lowerBound..<tokens[next].range.lowerBound
    if let loop = unwrapping(forEachValueWith: later) {
      return MendCandidate(
        "unwrap \(name) for each value, so that no wait holds it",
        [file.path: [Replacement(range: statement, text: ""), loop]])
    }
    if let edits = takingSequence(at: binding, uses: later) {
      return MendCandidate(
        "unwrap \(name) for each value, so that no wait holds it", [file.path: edits])
    }
    guard later.allSatisfy({ tokens.text($0 + 1) == "." }) else { return nil }
    let chained = later.map { use in
      let end = tokens[use].range.upperBound
      return Replacement(range: end..<end, text: "?")
    }
    return MendCandidate(
      "use \(name)?. in the loop, so that no wait holds \(name)",
      [file.path: [Replacement(range: statement, text: "")] + chained + ends(ofLoopsWith: later)])
  }

  /// Takes the sequence of a loop in place of its object: `guard let values = self?.feed.values else { return }` in
  /// front of `for await value in values {`, in which the object is unwrapped anew.
  private func takingSequence(at binding: Int, uses: [Int]) -> [Replacement]? {
    let isWhole = tokens.text(binding + 1) == "=" && tokens.text(binding + 2) == name
    let end = isWhole ? binding + 3 : binding + 1
    guard tokens.text(end) == "else", let start = uses.first,
      tokens.text(start - 1) == "in", tokens.text(start + 1) == ".",
      let loop = unwrapping(forEachValueWith: Array(uses.dropFirst()))
    else { return nil }
    let chain = MemberChain(file, at: start)
    guard tokens.text(chain.end) == "{" else { return nil }
    let sequence = chain.name(chain.names.count - 1)
    let bound = tokens[binding].range.lowerBound..<tokens[end - 1].range.upperBound
    let head = tokens[start].range.lowerBound..<tokens[chain.end - 1].range.upperBound
    let members = String(decoding: file.source.bytes[head], as: UTF8.self).dropFirst(name.count)
    return [
      Replacement(range: bound, text: "\(sequence) = \(name)?\(members)"),
      Replacement(range: head, text: sequence), loop,
    ]
  }

  /// The ends of the loops that wait and ask for nothing: without the object these would go on for ever.
  func ends(ofLoopsWith uses: [Int]) -> [Replacement] {
    closure.body.compactMap { place in
      let isLoop =
        tokens[place].text == "repeat" || tokens.isWaitingLoop(at: place)
        || tokens[place].text == "while" && tokens.text(place - 1) != "}"
        || tokens[place].text == "while" && tokens[place - 1].line < tokens[place].line
      guard isLoop, tokens.text(place - 1) != ".",
        let open = (place..<closure.body.upperBound).first(where: { tokens[$0].text == "{" }),
        uses.contains(where: (open..<tokens.closingOrLast(open)).contains),
        (open..<tokens.closingOrLast(open)).contains(where: { tokens[$0].text == "await" })
      else { return nil }
      return beginning("guard \(name) != nil else { return }", at: open)
    }
  }

  /// The edit that puts a statement before the first one of a block.
  private func beginning(_ statement: String, at open: Int) -> Replacement {
    let first = tokens[open + 1]
    let isInLine = first.line == tokens[open].line
    let end = file.source.lineEnd(beside: first.line) + file.indent(ofLine: first.line)
    let start = first.range.lowerBound
    return Replacement(range: start..<start, text: statement + (isInLine ? "; " : end))
  }

  /// The edit that unwraps the object anew for each value of a sequence, which may have no end; `nil` where the object is
  /// used elsewhere, or is held by a wait for something else.
  ///
  /// - Parameter uses: The uses of the object that count.
  func unwrapping(forEachValueWith uses: [Int]) -> Replacement? {
    guard
      let loop = closure.body.first(where: tokens.isWaitingLoop),
      let open = (loop..<closure.body.upperBound).first(where: { tokens[$0].text == "{" })
    else { return nil }
    let inside = open + 1..<tokens.closingOrLast(open)
    guard !inside.isEmpty, uses.allSatisfy(inside.contains),
      !inside.contains(where: { tokens[$0].text == "await" })
    else { return nil }
    return beginning("guard let \(name) else { break }", at: open)
  }
}

extension [SwiftToken] {
  /// Whether a loop over what is waited for begins at a place: `for await value in values {`.
  func isWaitingLoop(at place: Int) -> Bool {
    text(place) == "for" && text(place - 1) != "."
      && (place + 1..<place + 3).contains { text($0) == "await" }
  }
}
