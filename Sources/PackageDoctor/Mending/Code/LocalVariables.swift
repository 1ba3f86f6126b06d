/// A local constant or variable.
struct LocalVariable {
  let name: String
  /// The place of its name in its declaration.
  let place: Int
  /// Its type as it is written, or that of the object which it is given; empty for another one.
  let type: String
  /// Whether it is given a new object.
  let isMade: Bool
}

extension SourceFile {
  /// The first local of a name that a body declares.
  func local(_ name: String, in body: Range<Int>) -> LocalVariable? {
    guard
      let place = body.first(where: {
        tokens[$0].text == name && ["let", "var"].contains(tokens.text($0 - 1))
      })
    else { return nil }
    var (sign, type) = (place + 1, "")
    if tokens.text(sign) == ":" {
      type = tokens.text(sign + 1) == "any" ? tokens.text(sign + 2) : tokens.text(sign + 1)
      sign =
        (sign..<body.upperBound).first {
          tokens[$0].text == "=" || tokens[$0].line > tokens[place].line
        } ?? sign
    }
    var value = sign + 1
    while ["try", "await", "?", "!"].contains(tokens.text(value)) { value += 1 }
    guard tokens.text(sign) == "=", body.contains(value), tokens[value].kind == .word,
      tokens[value].text.first?.isUppercase == true
    else { return LocalVariable(name: name, place: place, type: type, isMade: false) }
    let chain = MemberChain(self, at: value)
    let isMade = chain.calls.firstIndex(of: true).map { chain.name($0).first?.isUppercase == true }
    return LocalVariable(
      name: name, place: place, type: type.isEmpty ? tokens[value].text : type,
      isMade: isMade == true)
  }

  /// The parameter or the local that a local is taken from: `table` of `let cell = table.dequeue(…)`; empty for none.
  func origin(of name: String, before end: Int) -> [String] {
    guard
      let method = function(around: end), let local = local(name, in: method.body.lowerBound..<end),
      let sign = (local.place..<end).first(where: { tokens[$0].text == "=" }),
      tokens[sign + 1].kind == .word, tokens.text(sign + 2) == "."
    else { return [] }
    let origin = tokens[sign + 1].text
    let isParameter = method.head.contains {
      tokens[$0].text == origin && tokens.text($0 + 1) == ":"
    }
    let isLocal = self.local(origin, in: method.body.lowerBound..<end) != nil
    return isParameter || isLocal ? [origin] : []
  }

  /// The place of the brace of the innermost closure around a place.
  ///
  /// - Parameters:
  ///   - name: A parameter that it has to have; without one, each closure counts.
  ///   - start: The first place to look at.
  func enclosing(_ place: Int, naming name: String? = nil, from start: Int = 0) -> Int? {
    var (depth, next) = (0, place - 1)
    while next >= start {
      if tokens[next].text == "}" { depth += 1 }
      guard tokens[next].text == "{" else {
        next -= 1
        continue
      }
      if depth == 0 {
        let isFunction = declarations.contains {
          $0.body.lowerBound == next + 1 && ["func", "init"].contains($0.kind)
        }
        if isFunction { return nil }
        let closure = ClosureSource(tokens, at: next)
        let head = (closure.list?.upperBound ?? next) + 1..<closure.body.lowerBound
        if name == nil || head.contains(where: { tokens[$0].text == name }) { return next }
      }
      depth = max(0, depth - 1)
      next -= 1
    }
    return nil
  }

  /// The name of the function that is called with the closure of a brace.
  func calleeName(of open: Int) -> String? { callee(of: open).map { tokens[$0].text } }

  private func callee(of open: Int) -> Int? {
    var place: Int
    switch tokens.text(open - 1) {
    case ")": place = tokens.opening(open - 1) - 1
    case "(", ",", ":":
      guard let call = tokens.callOpening(before: open) else { return nil }
      place = call - 1
    default: place = open - 1
    }
    // `Source<Int, String>(…)`
    while tokens.text(place) == ">", place > 0 {
      place -= 1
      while place > 0, tokens.text(place) != "<" { place -= 1 }
      place -= 1
    }
    return tokens.indices.contains(place) && tokens[place].kind == .word ? place : nil
  }
}
