/// Objects that a property is given in the moment when they are made: nothing else holds them, and a weak property would
/// be `nil` at once.
extension SourceFolder {
  /// Whether the package gives a property an object that is made for it, in whatever file: by a member, as in
  /// `scanner.delegate = Counter { … }`, or by an initialiser of its type, as in `Scanner(delegate: Counter())`.
  func isGivenNewElsewhere(_ field: FieldSource) -> Bool {
    let owner = field.container.split(separator: ".").last.map(String.init) ?? ""
    return files.contains { file in
      guard !file.path.isOfTests else { return false }
      let tokens = file.tokens
      return tokens.indices.contains { place in
        guard tokens[place].text == field.name, tokens[place].kind == .word else { return false }
        switch tokens.text(place + 1) {
        case "=":
          guard file.isUse(of: field, at: place), !["let", "var"].contains(tokens.text(place - 1))
          else { return false }
        case ":":
          guard let open = tokens.callOpening(before: place), tokens[open - 1].text == owner else {
            return false
          }
        default: return false
        }
        return made(at: place + 2, in: file).map { isMade($0, as: field.typeName) } == true
      }
    }
  }

  /// The type that an expression makes an object of, empty for one that is not written; `nil` where it makes none.
  private func made(at start: Int, in file: SourceFile) -> String? {
    let tokens = file.tokens
    if tokens.text(start) == ".", tokens.text(start + 1) == "init" { return "" }
    guard isMaking(start, in: file), tokens.text(start).first?.isUppercase == true else {
      return nil
    }
    let chain = MemberChain(file, at: start)
    // `Counter.shared()` and `Counter.make { … }` may give what they have.
    guard let call = chain.calls.firstIndex(of: true) else { return tokens[start].text }
    let name = chain.name(call) == "init" ? chain.name(call - 1) : chain.name(call)
    return name.first?.isUppercase == true ? name : nil
  }

  /// Whether an object of a class may be had as another type. Of two types of a library nothing is known.
  private func isMade(_ made: String, as type: String) -> Bool {
    if made.isEmpty { return true }
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
