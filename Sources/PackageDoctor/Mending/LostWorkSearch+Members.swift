extension LostWorkSearch {
  /// The first work for others of a body.
  func work(in body: Body) -> LostWork? {
    let tokens = body.file.tokens
    for place in body.places where tokens[place].kind == .word && tokens.text(place - 1) != "." {
      let name = tokens[place].text
      let isLabel =
        tokens.text(place + 1) == ":" && ["(", ",", "["].contains(tokens.text(place - 1))
      guard !Self.statements.contains(name), !isLabel,
        !["let", "var", "func"].contains(tokens.text(place - 1))
      else { continue }
      let chain = MemberChain(body.file, at: place)
      if var work = work(of: chain, body) {
        if work.words.isEmpty { work.words = chain.words }
        if work.needed.isEmpty {
          work.needed = needed(in: place..<max(place + 1, chain.end), body)
        }
        return work
      }
    }
    return nil
  }

  /// The work of a chain for others; without words where these are its own.
  private func work(of chain: MemberChain, _ body: Body) -> LostWork? {
    let base = chain.name(0)
    if base == body.name || base == "$0" && body.name == "$0" {
      return chain.names.count > 1 ? member(1, of: chain, body) : nil
    }
    if let origin = origin(of: base, body) {
      if origin == body.name { return chain.names.count > 1 ? member(1, of: chain, body) : nil }
      if origin.first?.isUppercase == true { return work(ofMade: origin, 0, chain, body) }
      // A timer that calls may be ended by what it calls.
      if chain.names.count == 2, chain.name(1) == "invalidate" { return nil }
      return acts(chain, from: 0, isKnown: true) && origin != "" ? LostWork(words: "") : nil
    }
    if base.first?.isUppercase == true { return type(chain, body) }
    if body.isOwn, isMember(base) { return member(0, of: chain, body) }
    return outer(chain, body)
  }

  /// Whether a chain changes or calls something behind a position.
  ///
  /// - Parameter isKnown: Whether what it begins at may be a value, whose functions only read it where their result is
  ///   used.
  func acts(_ chain: MemberChain, from position: Int, isKnown: Bool = false) -> Bool {
    let last = chain.name(chain.names.count - 1)
    if chain.isAssigned, chain.names.count > position + 1 { return true }
    let start = isKnown ? position : position + 1
    // `items.filter { … }.count` reads, though its last name is not called.
    let isCalled = chain.names.indices.contains {
      $0 >= start && chain.calls[$0] && !Self.harmless.contains(chain.name($0))
    }
    guard isCalled, !Self.harmless.contains(last) else { return false }
    return !isKnown || chain.isStatement || chain.isAwaited
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
  func isMember(_ name: String) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let type = pending.popLast(), seen.insert(type).inserted {
      let isHere = folder.files.contains { file in
        file.declarations.contains {
          $0.name == name && $0.isMember(of: type) && ["func", "var", "let"].contains($0.kind)
        }
      }
      if isHere { return true }
      pending += folder.classDeclaration(type)?.declaration.inherited ?? []
    }
    return false
  }

  /// Whether a computed property of the object is one of its views.
  func isView(_ name: String) -> Bool {
    folder.files.contains { file in
      file.declarations.contains {
        $0.name == name && $0.isMember(of: type) && file.tokens.text($0.keyword + 2) == ":"
          && file.tokens.text($0.keyword + 3).isViewType
      }
    }
  }

  /// The work of a chain by a type: `Store.shared.save(draft)`. An object that a call of a type makes is the
  /// body's own, with what its methods do.
  private func type(_ chain: MemberChain, _ body: Body) -> LostWork? {
    let own: Set = ["MainActor", "UIView", "DispatchQueue", "Task", "String"]
    guard !own.contains(chain.name(0)), chain.names.count > 1 else { return nil }
    if chain.calls[0] { return work(ofMade: chain.name(0), 0, chain, body) }
    let isShared = ["shared", "default", "standard", "main"].contains(chain.name(1))
    return chain.isAssigned || isShared && acts(chain, from: 1)
      || acts(chain, from: 0, isKnown: true)
      ? LostWork(words: "") : nil
  }
}

extension String {
  /// Whether a type is that of a view, by its name.
  var isViewType: Bool {
    self != "UIApplication" && hasPrefix("UI") && !hasSuffix("Controller") || hasSuffix("View")
      || hasSuffix("Label") || hasSuffix("Button") || hasSuffix("Cell") || hasSuffix("Control")
      || hasSuffix("Layer")
  }
}
