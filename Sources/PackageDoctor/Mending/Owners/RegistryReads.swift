/// The search for what a holder does with the elements of a collection besides telling them things. Without an element
/// that has been removed, what reads them would have another result.
struct RegistryReads {
  let folder: SourceFolder
  let field: FieldSource
  /// The key of the element, with its quotation marks, where it is a word of the source: what reads another one by its
  /// key does not miss this one.
  var key: Substring?

  /// The members that change a collection, or ask for no element.
  private static let harmless: Set = [
    "append", "insert", "add", "reserveCapacity", "removeAll", "updateValue", "isEmpty",
    "contains", "firstIndex", "setObject", "removeObject", "formUnion",
  ]
  private static let removals: Set = [
    "remove", "removeFirst", "removeLast", "removeValue", "popLast", "popFirst",
  ]

  /// The function, initializer or property that reads the elements, in words: `Analytics.flush()`; `nil` where they are
  /// only told things.
  var reader: String? {
    for file in folder.files where !file.path.isOfTests {
      for declaration in file.declarations
      where !declaration.body.isEmpty && !declaration.isType && declaration.kind != "extension" {
        let isHere = declaration.container == field.container
        if reads(field.name, in: declaration.body, of: file, isOwn: isHere) {
          return declaration.container.map { "\($0).\(declaration.fullName)" }
            ?? declaration.fullName
        }
      }
    }
    return nil
  }

  /// Whether a body reads what a collection has.
  ///
  /// - Parameter isOwn: Whether the collection's name alone stands for it, as in the type that declares it.
  private func reads(_ name: String, in body: Range<Int>, of file: SourceFile, isOwn: Bool) -> Bool
  {
    let tokens = file.tokens
    return body.contains { place in
      guard tokens[place].text == name, tokens.text(place + 1) != ":" else { return false }
      let last = field.container.split(separator: ".").last.map(String.init) ?? ""
      let isNamed =
        tokens.text(place - 1) == "."
        && (tokens.text(place - 2) == last && !last.isEmpty
          || tokens.text(place - 2) == "shared" && tokens.text(place - 4) == last)
      guard isNamed || isOwn && tokens.isOwn(place) else { return false }
      return isRead(at: place, in: body, of: file)
    }
  }

  private func isRead(at place: Int, in body: Range<Int>, of file: SourceFile) -> Bool {
    let tokens = file.tokens
    if ["let", "var"].contains(tokens.text(place - 1)) { return false }
    if let key, tokens.text(place + 1) == "[", tokens.text(place + 3) == "]",
      tokens[place + 2].kind == .literal, file.source[tokens[place + 2].range] != key
    {
      return false
    }
    var start = place
    while tokens.text(start - 1) == ".", start > 1 { start -= 2 }
    let chain = MemberChain(file, at: start)
    guard let position = chain.names.firstIndex(of: place) else { return true }
    let before = tokens.text(start - 1)
    let sign = before == "=" ? tokens.text(start - 2) : before
    if ["==", "!="].contains(sign) { return false }
    if isNew(before: start, in: body, of: file) { return false }
    if before == "in" { return isLoopReading(over: start, in: body, of: file) }
    if chain.isAssigned { return false }
    if chain.names.count == position + 1 {
      // The whole collection goes to a local that is told in its place.
      if before == "=", ["let", "var"].contains(tokens.text(start - 3)) {
        return tokens.text(place + 1) == "["
          || reads(tokens.text(start - 2), in: start..<body.upperBound, of: file, isOwn: true)
      }
      return true
    }
    let member = chain.name(position + 1)
    if tokens.text(place + 1) != "[", Self.harmless.contains(member) { return false }
    if tokens.text(place + 1) != "[", ["count", "keys", "indices"].contains(member) {
      return isHistory && !isCompared(chain)
    }
    if Self.removals.contains(member) {
      // The value of a function whose body it is: `func next() -> Screen? { screens.popLast() }`.
      let isValue =
        start == body.lowerBound && chain.end == body.upperBound
        && file.declarations.contains { function in
          function.body == body
            && (function.kind == "var" || function.head.contains { tokens[$0].text == "->" })
        }
      return !chain.isStatement || isValue || chain.names.count > position + 2
    }
    if member == "filter" { return !isOwnFilter(start, file) }
    if member == "forEach" || chain.name(position + 2) == "forEach" {
      guard let open = (place..<chain.end).first(where: { tokens[$0].text == "{" }) else {
        return true
      }
      let closure = ClosureSource(tokens, at: open)
      let named = (open..<closure.body.lowerBound).first {
        tokens[$0].kind == .word && tokens[$0].text != "in"
      }
      return isReading(named.map { tokens[$0].text } ?? "$0", in: closure.body, of: file)
    }
    // An element that is told something.
    let last = chain.name(chain.names.count - 1)
    return
      !(chain.isStatement && chain.calls.last == true
      && !LostWorkSearch.harmless.contains(last))
  }

  /// Whether the collection is of all that its holder has ever put there: nothing takes an element out, and none
  /// registers itself. Its count is no count of those that are there.
  private var isHistory: Bool {
    let isEverLess = folder.files.contains { file in
      !file.path.isOfTests
        && file.tokens.indices.contains { place in
          guard file.isUse(of: field, at: place) else { return false }
          let member = file.tokens.text(place + 1) == "." ? file.tokens.text(place + 2) : ""
          return Self.removals.contains(member) || member == "removeAll"
            || file.tokens.text(place + 1) == "="
        }
    }
    let additions = folder.additions(to: field)
    return !isEverLess && !additions.elements.isEmpty && !additions.areRegistrations
  }

  /// Whether a number is only compared.
  private func isCompared(_ chain: MemberChain) -> Bool {
    let tokens = chain.file.tokens
    let signs: Set = ["<", ">", "==", "!=", "<=", ">="]
    return signs.contains(tokens.text(chain.end)) || signs.contains(tokens.text(chain.names[0] - 1))
  }

  /// Whether a body gives the collection a value of its own before a place, so that what is read there has been added
  /// since.
  private func isNew(before place: Int, in body: Range<Int>, of file: SourceFile) -> Bool {
    let tokens = file.tokens
    var (depth, next) = (0, body.lowerBound)
    while next < place {
      switch tokens[next].text {
      case "{": depth += 1
      case "}": depth -= 1
      case field.name
      where depth == 0 && tokens.text(next + 1) == "=" && tokens.text(next + 2) == "["
        && tokens.isOwn(next):
        let value = next + 2...max(next + 2, tokens.closing(next + 2))
        if value.upperBound < place, !value.contains(where: { tokens[$0].text == field.name }) {
          return true
        }
      default: break
      }
      next += 1
    }
    return false
  }

  /// Whether a collection is given what is left of itself: `kept = kept.filter { $0 !== screen }`.
  private func isOwnFilter(_ start: Int, _ file: SourceFile) -> Bool {
    let tokens = file.tokens
    return tokens.text(start - 1) == "=" && tokens.text(start - 2) == field.name
  }

  /// Whether a loop over a collection reads its elements.
  private func isLoopReading(over start: Int, in body: Range<Int>, of file: SourceFile) -> Bool {
    let tokens = file.tokens
    guard let open = (start..<body.upperBound).first(where: { tokens[$0].text == "{" }) else {
      return true
    }
    var names: [String] = []
    var place = start - 2
    while place > body.lowerBound, tokens[place].text != "for" {
      if tokens[place].kind == .word, tokens[place].text != "_" { names.append(tokens[place].text) }
      place -= 1
    }
    let inside = open + 1..<tokens.closingOrLast(open)
    return names.contains { isReading($0, in: inside, of: file) }
  }

  /// Whether a body does other things with an element than to tell it something, or to compare it by identity.
  private func isReading(_ element: String, in body: Range<Int>, of file: SourceFile) -> Bool {
    let tokens = file.tokens
    return body.contains { place in
      guard tokens[place].text == element, tokens.text(place - 1) != "." else { return false }
      if tokens.text(place + 1) == ":" { return false }
      if ["==", "!="].contains(tokens.text(place + 1)), tokens.text(place + 2) == "=" {
        return false
      }
      let chain = MemberChain(file, at: place)
      // `(element as? Listener)?.update()`
      if tokens.text(place - 1) == "(", tokens.text(place + 1) == "as" {
        let close = tokens.closing(place - 1)
        let next = tokens.text(close + 1) == "?" ? close + 2 : close + 1
        return tokens.text(next) != "."
          || !["{", "}", ";", "in"].contains(tokens.text(place - 2))
            && tokens[place - 2].line == tokens[place - 1].line
      }
      let isTold = chain.isStatement && (chain.calls.last == true || chain.isAssigned)
      return !isTold
    }
  }
}
