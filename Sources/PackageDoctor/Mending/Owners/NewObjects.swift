import ObjectGraph

/// Objects that a property is given in the moment when they are made: nothing else holds them, and a weak property would
/// be `nil` at once.
extension SourceFolder {
  /// The edit to be made by hand for a property of a protocol's type, or of a generic class, that has the target and has
  /// to stay strong for what it is given elsewhere. Cleared where the screen leaves, it would miss what happens while that
  /// is not shown.
  func relayAdvice(_ path: RetainingPath, _ step: Int) -> String? {
    guard step + 1 == path.steps.count, let field = field(path, step) else { return nil }
    let isMadeWithIt = field.value.map { isMaking($0, in: field.file) } == true
    guard isMadeWithIt || isGivenNewElsewhere(field) else { return nil }
    let isProtocol = files.contains { file in
      file.declarations.contains { $0.kind == "protocol" && $0.name == field.typeName }
    }
    guard isProtocol || field.isGeneric else { return nil }
    let screen = path.target.typeName
    return "\(field.path) is \(isMadeWithIt ? "made with an object" : "given an object elsewhere") "
      + "that nothing else holds, and has to stay strong: "
      + (isProtocol
        ? "give it an object here that holds \(screen) weakly and passes the calls on"
        : "hold \(screen) here in another class, with a weak property")
  }

  /// Whether the package gives a property an object that is made for it, in whatever file: by a member, as in
  /// `scanner.delegate = Counter { … }`, or by an initialiser or a method of its type, as in `Scanner(Counter())`.
  func isGivenNewElsewhere(_ field: FieldSource) -> Bool {
    let owner = field.container.split(separator: ".").last.map(String.init) ?? ""
    return files.contains { file in
      guard !file.path.isOfTests else { return false }
      let tokens = file.tokens
      return tokens.indices.contains { place in
        guard tokens[place].text == field.name, tokens[place].kind == .word else { return false }
        switch tokens.text(place + 1) {
        case "=":
          guard file.isUse(of: field, at: place), !["let", "var"].contains(tokens.text(place - 1)),
            !field.isGeneric || isOwner(of: field, ofMember: place, in: file)
          else { return false }
        case ":":
          guard let open = tokens.callOpening(before: place), tokens[open - 1].text == owner else {
            return false
          }
        default: return false
        }
        return made(at: place + 2, in: file).contains { isMade($0, as: field) }
      }
    } || isPassedNew(field, of: owner)
  }

  /// Whether a method or an initialiser of a property's type gives it what a call has made for its parameter.
  private func isPassedNew(_ field: FieldSource, of owner: String) -> Bool {
    let sources = files.filter { !$0.path.isOfTests }
    return sources.contains { file in
      file.declarations.contains { method in
        guard ["func", "init"].contains(method.kind), method.isMember(of: owner) else {
          return false
        }
        return method.body.contains { place in
          guard file.isUse(of: field, at: place), file.tokens.text(place + 1) == "=",
            let parameter = file.parameter(file.tokens.text(place + 2), of: method)
          else { return false }
          return sources.contains { caller in
            caller.arguments(parameter, ofCallsOf: method).contains { value in
              made(at: value.lowerBound, in: caller).contains { isMade($0, as: field) }
            }
          }
        }
      }
    }
  }

  /// The types that an expression may make an object of, each where it is held by nothing else: empty for one that is
  /// not written.
  private func made(at start: Int, in file: SourceFile, after seen: [String] = []) -> [String] {
    file.alternatives(from: start).flatMap { value -> [String] in
      let tokens = file.tokens
      if tokens.text(value) == ".", tokens.text(value + 1) == "init" { return [""] }
      guard tokens.indices.contains(value), tokens[value].kind == .word,
        seen.count < LostWorkSearch.mostMethods
      else { return [] }
      let chain = MemberChain(file, at: value)
      let position = chain.name(0) == "self" ? 1 : 0
      if chain.name(0).first?.isUppercase == true, isMaking(value, in: file) {
        // `Counter.shared()` and `Counter.make { … }` may give what they have.
        guard let call = chain.calls.firstIndex(of: true) else { return [chain.name(0)] }
        let name = chain.name(call) == "init" ? chain.name(call - 1) : chain.name(call)
        if name.first?.isUppercase == true { return [name] }
      }
      if let last = chain.calls.last, last {
        return results(of: chain.name(chain.calls.count - 1), after: seen)
      }
      guard chain.names.count == position + 1, position == 0 else { return [] }
      return local(chain.name(0), at: value, in: file).map {
        made(at: $0, in: file, after: seen + [chain.name(0)])
      } ?? []
    }
  }

  /// The types that the functions of a name make objects of, which they return.
  private func results(of function: String, after seen: [String]) -> [String] {
    guard !seen.contains(function) else { return [] }
    return files.filter { !$0.path.isOfTests }.flatMap { file in
      file.declarations.filter {
        $0.kind == "func" && $0.name == function && !$0.body.isEmpty
          && $0.head.contains { file.tokens[$0].text == "->" }
      }.flatMap { method in
        let returns = method.body.filter { file.tokens[$0].text == "return" }.map { $0 + 1 }
        return (returns.isEmpty ? [method.body.lowerBound] : returns).flatMap {
          made(at: $0, in: file, after: seen + [function])
        }
      }
    }
  }

  /// The place of the value of a local which its function only calls members of, or of a parameter's default.
  private func local(_ name: String, at use: Int, in file: SourceFile) -> Int? {
    let tokens = file.tokens
    guard
      let method = file.function(around: use)
    else { return nil }
    if let label = method.head.first(where: {
      tokens[$0].text == name && tokens.text($0 + 1) == ":"
    }) {
      let end = (label..<method.head.upperBound).first {
        ["=", ",", "{", "->"].contains(tokens[$0].text)
      }
      return end.flatMap { tokens[$0].text == "=" ? $0 + 1 : nil }
    }
    guard let local = file.local(name, in: method.body), local.isMade,
      let sign = (local.place..<use).first(where: { tokens[$0].text == "=" })
    else { return nil }
    let isKept = method.body.contains { place in
      tokens[place].text == name && place != local.place && place != use
        && tokens.text(place - 1) != "."
        && (tokens.text(place + 1) != "."
          || file.enclosing(place, from: method.body.lowerBound) != nil)
    }
    return isKept ? nil : sign + 1
  }

  /// Whether an object of a class may be had as another type. Of two types of a library nothing is known.
  private func isMade(_ made: String, as field: FieldSource) -> Bool {
    let type = field.typeName
    if made.isEmpty || field.isGeneric { return true }
    var pending = [made]
    var seen: Set<String> = []
    while let name = pending.popLast(), seen.insert(name).inserted {
      if name == type || type.isPath(of: name) { return true }
      pending += supertypes(of: name)
    }
    return classDeclaration(made) == nil
      && !files.contains { file in file.declarations.contains { $0.isType && $0.name == type } }
  }
}

extension FieldSource {
  /// Whether it has an object of a parameter of its generic class: `Value` of `Box<Value>`.
  fileprivate var isGeneric: Bool {
    guard let open = declaring.map({ $0.keyword + 2 }), file.tokens.text(open) == "<" else {
      return false
    }
    return (open..<file.tokens.closingOrLast(open)).contains {
      file.tokens[$0].text == typeName && file.tokens.text($0 - 1) != ":"
    }
  }
}

extension SourceFile {
  /// The places at which the values begin that an expression may have: `isDemo ? Demo() : self`, `given ?? Counter()`.
  func alternatives(from start: Int) -> [Int] {
    var (places, place) = ([start], start)
    while tokens.indices.contains(place),
      ![";", "}", ")", ",", "]", "{"].contains(tokens[place].text),
      place == start || tokens[place - 1].line == tokens[place].line || isContinued(place)
    {
      let isNext =
        ["?", ":"].contains(tokens[place].text) && place > start
        && !["as", "try"].contains(tokens.text(place - 1))
      if isNext, tokens.text(place + 1) != ".", tokens.text(place + 1) != "?" {
        places.append(place + 1)
      }
      place = max(place, tokens.closing(place)) + 1
    }
    return places
  }
}
