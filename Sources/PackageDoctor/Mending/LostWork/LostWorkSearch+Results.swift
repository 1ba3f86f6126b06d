/// Results that a closure takes out of an object of the screen's own: they are for who calls the closure, and are had
/// once.
extension LostWorkSearch {
  /// The work of a closure that is one call whose method changes its object and has a result: `{ self.log.drain() }`.
  func taken(_ chain: MemberChain, _ body: Body) -> LostWork? {
    let last = chain.names.count - 1
    let start = chain.name(0) == body.name ? 1 : 0
    guard start < last, start == 1 || body.isOwn, chain.calls[last],
      !chain.calls[..<last].contains(true)
    else { return nil }
    var (type, isValue) = (type, false)
    for position in start..<last {
      guard let field = folder.fields(of: type).first(where: { $0.name == chain.name(position) })
      else { return nil }
      isValue = isValue || folder.isValue(field)
      type = field.typeName
    }
    let owner = LostWorkSearch(folder: folder, type: type)
    let isTaken = owner.methods(last, of: chain).contains { file, method in
      method.head.contains { file.tokens[$0].text == "->" }
        && owner.changes(method, in: file, after: [])
    }
    guard isTaken else { return nil }
    // Of a value the closure would have a copy.
    return LostWork(
      words: chain.words, isValue: isValue, needed: needed(in: chain.names[0]..<chain.end, body),
      place: chain.names[0])
  }

  /// Whether a method changes a property of its object, by itself or by another method.
  private func changes(_ method: Declaration, in file: SourceFile, after seen: [String]) -> Bool {
    guard !seen.contains(method.fullName) else { return false }
    let fields = Set(folder.fields(of: type).map(\.name))
    return method.body.contains { place in
      guard file.tokens[place].kind == .word, file.tokens.text(place - 1) != "." else {
        return false
      }
      let chain = MemberChain(file, at: place)
      let start = chain.name(0) == "self" ? 1 : 0
      guard start < chain.names.count else { return false }
      if fields.contains(chain.name(start)) {
        return chain.isAssigned || chain.isInOut
          || (start..<chain.names.count).contains {
            chain.calls[$0] && Self.changes.contains(chain.name($0))
          }
      }
      return chain.calls[start]
        && methods(chain.name(start)).contains { inner in
          changes(inner.method, in: inner.file, after: seen + [method.fullName])
        }
    }
  }

  /// The first statement of a closure that may throw to its caller. A task has no caller that would ask.
  func thrown(by closure: ClosureSource, _ body: Body) -> LostWork? {
    let tokens = body.file.tokens
    let callee = body.file.calleeName(of: closure.braces.lowerBound) ?? ""
    // A wait throws only where its task is cancelled.
    guard !["Task", "detached", "addTask"].contains(callee),
      let sign = closure.body.first(where: { place in
        let isThrow = tokens[place].text == "throw"
        let isTry = tokens[place].text == "try" && !["?", "!"].contains(tokens.text(place + 1))
        return (isThrow || isTry && !isWait(place + 1, in: body.file))
          && !isCaught(place, in: closure.body, of: body.file)
      })
    else { return nil }
    let start = tokens.text(sign + 1) == "await" ? sign + 2 : sign + 1
    guard closure.body.contains(start) else { return nil }
    return LostWork(
      words: MemberChain(body.file, at: start).words, isThrown: true,
      place: tokens[sign].text == "throw" ? sign : start)
  }

  private func isWait(_ start: Int, in file: SourceFile) -> Bool {
    let start = file.tokens.text(start) == "await" ? start + 1 : start
    guard file.tokens.indices.contains(start) else { return false }
    let chain = MemberChain(file, at: start)
    return Self.harmless.contains(chain.name(chain.names.count - 1))
  }

  /// Whether a place stands in a `do` that catches.
  private func isCaught(_ place: Int, in body: Range<Int>, of file: SourceFile) -> Bool {
    let tokens = file.tokens
    return (body.lowerBound..<place).contains { open in
      tokens[open].text == "{" && tokens.text(open - 1) == "do"
        && tokens.closingOrLast(open) > place
        && tokens.text(tokens.closingOrLast(open) + 1) == "catch"
    }
  }
}
