extension LostWorkSearch {
  /// The first work for others of a body.
  func work(in body: Body) -> LostWork? { works(in: body).first { _ in true } }

  /// All work for others of a body, in its order.
  func works(in body: Body) -> some Sequence<LostWork> {
    let tokens = body.file.tokens
    return body.places.lazy.compactMap { place -> LostWork? in
      let name = tokens[place].text
      guard tokens[place].kind == .word, tokens.text(place - 1) != ".",
        !Self.statements.contains(name), !["let", "var", "func"].contains(tokens.text(place - 1))
      else { return nil }
      let isLabel =
        tokens.text(place + 1) == ":" && ["(", ",", "["].contains(tokens.text(place - 1))
      if isLabel { return nil }
      let chain = MemberChain(body.file, at: place)
      guard var work = work(of: chain, body) ?? workOfCast(place, body) else { return nil }
      if work.words.isEmpty { work.words = chain.words }
      if work.needed.isEmpty {
        work.needed = needed(in: place..<max(place + 1, chain.end), body)
      }
      work.place = place
      return work
    }
  }

  /// The work of a chain for others; without words where these are its own.
  private func work(of chain: MemberChain, _ body: Body) -> LostWork? {
    let base = chain.name(0)
    if base == body.name || base == "$0" && body.name == "$0" {
      if chain.names.count > 1 { return member(1, of: chain, body) }
      return chain.subscripts.contains(0) && chain.isAssigned ? LostWork(words: "") : nil
    }
    if let origin = origin(of: base, body) {
      if origin == body.name { return chain.names.count > 1 ? member(1, of: chain, body) : nil }
      // A timer that calls may be ended by what it calls.
      if chain.names.count == 2, chain.name(1) == "invalidate" { return nil }
      if origin.first?.isUppercase == true { return work(ofMade: origin, 0, chain, body) }
      return acts(chain, from: 0, isKnown: true) && origin != "" ? LostWork(words: "") : nil
    }
    if base.first?.isUppercase == true { return type(chain, body) }
    if base == "type", chain.calls[0] { return acts(chain, from: 0) ? LostWork(words: "") : nil }
    if body.isOwn, isMember(base, isCalled: chain.calls[0]) { return member(0, of: chain, body) }
    return outer(chain, body)
  }

  /// The work by an object of others that stands in parentheses: `(self.item as? Row)?.isSent = true`.
  private func workOfCast(_ place: Int, _ body: Body) -> LostWork? {
    let tokens = body.file.tokens
    let open = place - 1
    guard tokens.text(open) == "(",
      open == 0 || tokens[open - 1].kind != .word || tokens[open - 1].line < tokens[open].line
        || Self.statements.contains(tokens[open - 1].text)
    else { return nil }
    let close = tokens.closing(open)
    let next = ["?", "!"].contains(tokens.text(close + 1)) ? close + 2 : close + 1
    guard tokens.text(next) == ".", tokens.indices.contains(next + 1) else { return nil }
    let chain = MemberChain(body.file, at: next + 1)
    guard chain.isAssigned || chain.calls.contains(true),
      origin(ofValue: place, body, after: []) == Self.others
    else { return nil }
    return LostWork(
      words: body.file.source[tokens[open].range.lowerBound..<tokens[next].range.upperBound]
        + chain.words)
  }

  /// Whether a chain changes or calls something behind a position.
  ///
  /// - Parameter isKnown: Whether what it begins at may be a value, whose functions only read it where their result is
  ///   used.
  func acts(_ chain: MemberChain, from position: Int, isKnown: Bool = false) -> Bool {
    let last = chain.name(chain.names.count - 1)
    if chain.isAssigned || chain.isInOut, chain.names.count > position + 1 { return true }
    let start = isKnown ? position : position + 1
    // `items.filter { … }.count` reads, though its last name is not called.
    let isCalled = chain.names.indices.contains {
      $0 >= start && chain.calls[$0] && !Self.harmless.contains(chain.name($0))
    }
    guard isCalled, !Self.harmless.contains(last) else { return false }
    return !isKnown || chain.isStatement && !isPredicate(chain) || chain.isAwaited
  }

  /// Whether a chain is the value of a closure that a collection is read with: `names.filter { $0.hasPrefix(text) }`.
  private func isPredicate(_ chain: MemberChain) -> Bool {
    let tokens = chain.file.tokens
    var open = chain.names[0] - 1
    if tokens.text(open) == "in" {
      while open > 0, !["{", "}", ";"].contains(tokens[open].text) { open -= 1 }
    }
    guard open > 0, tokens.text(open) == "{", tokens.text(chain.end) == "}" else { return false }
    switch tokens[open - 1].text {
    case ")": return Self.harmless.contains(tokens.text(tokens.opening(open - 1) - 1))
    case ":", "(":
      return tokens.callOpening(before: open).map { Self.harmless.contains(tokens[$0 - 1].text) }
        == true
    default: return Self.harmless.contains(tokens[open - 1].text)
    }
  }

  /// Whether a chain begins what is waited for first, and its value is used: that is begun while the object is there.
  func isFetch(_ chain: MemberChain, _ body: Body) -> Bool {
    let tokens = body.file.tokens
    let start = chain.names[0]
    if tokens.text(start - 1) == "in", body.places.contains(start - 2) {
      // The values of a sequence are for the loop.
      let line = (body.places.lowerBound..<start).reversed().prefix { tokens[$0].text != ";" }
      return line.first { ["for", "{", "}"].contains(tokens[$0].text) }.map {
        tokens[$0].text == "for"
      } == true
    }
    guard body.followed.isEmpty, chain.isAwaited, !chain.isStatement else { return false }
    return !(body.places.lowerBound..<start - 1).contains {
      ["await", "for", "while", "repeat"].contains(tokens[$0].text) && $0 < start - 2
    }
  }

  /// Whether the class of the object declares a name.
  ///
  /// - Parameter isCalled: Whether it may be a method: `tableView` is UIKit's property beside a data source's methods of
  ///   that name.
  func isMember(_ name: String, isCalled: Bool = true) -> Bool {
    let kinds: Set = isCalled ? ["func", "var", "let"] : ["var", "let"]
    return isDeclared(name) { _, declaration in kinds.contains(declaration.kind) }
  }

  /// Whether a property of the object that is not stored is one of its views. A protocol that UIKit's classes are made
  /// to conform to may declare it once more: `protocol Container { var view: UIView! { get } }`.
  func isView(_ name: String) -> Bool {
    isDeclared(name) { file, declaration in
      file.tokens.text(declaration.keyword + 2) == ":"
        && file.tokens.text(declaration.keyword + 3).isViewType
    }
  }

  /// Whether the class of the object, or what it inherits or conforms to, has such a declaration of a name.
  private func isDeclared(_ name: String, where isSuch: (SourceFile, Declaration) -> Bool) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let type = pending.popLast(), seen.insert(type).inserted {
      let isHere = folder.files.contains { file in
        file.declarations.contains {
          $0.name == name && $0.isMember(of: type) && isSuch(file, $0)
        }
      }
      if isHere { return true }
      pending += folder.supertypes(of: type)
    }
    return false
  }

  /// The work of a chain by a type: `Store.shared.save(draft)`. An object that a call of a type makes is the
  /// body's own, with what its methods do.
  private func type(_ chain: MemberChain, _ body: Body) -> LostWork? {
    let own: Set = ["MainActor", "UIView", "DispatchQueue", "Task", "String"]
    guard !own.contains(chain.name(0)), chain.names.count > 1 else { return nil }
    if chain.calls[0] { return work(ofMade: chain.name(0), 0, chain, body) }
    if isFetch(chain, body) { return nil }
    return chain.isAssigned || chain.isOfShared && acts(chain, from: 1)
      || acts(chain, from: 0, isKnown: true)
      ? LostWork(words: "") : nil
  }
}
