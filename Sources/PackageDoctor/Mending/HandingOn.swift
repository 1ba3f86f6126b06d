/// Objects that hand themselves on: to a queue, a task, a timer or another object, which may call them when their owner
/// has left.
extension SourceFolder {
  /// How an object may be called when its owner has left.
  enum LateCalls {
    /// A queue, a task or another object holds it.
    case held
    /// Nothing else holds it: without its owner it is gone, with the work that it had to do.
    case dropped
  }

  /// Whether an object of a class may be called when its owner has left: a method of its waits, is handed on, gives the
  /// object to others, or hands on a closure that uses it. `nil` where it is called by its owner alone.
  func lateCalls(of type: String) -> LateCalls? {
    guard classDeclaration(type) != nil else { return nil }
    let search = LostWorkSearch(folder: self, type: type)
    var isDropped = false
    for file in files {
      let tokens = file.tokens
      for method in file.declarations
      where ["func", "init"].contains(method.kind) && method.isMember(of: type) {
        if method.isAsync { return .held }
        for place in method.body {
          switch tokens[place].text {
          case "self" where file.isGiven(place): return .held
          case "{":
            let closure = ClosureSource(tokens, at: place)
            guard file.isHandedOn(closure), uses(closure, in: file, search) else { continue }
            guard file.isWeak(closure) else { return .held }
            isDropped = true
          default:
            if file.isHandedOn(place, in: method), !search.methods(tokens[place].text).isEmpty {
              return .held
            }
          }
        }
      }
    }
    return isDropped ? .dropped : nil
  }

  /// Whether a closure uses its object.
  private func uses(_ closure: ClosureSource, in file: SourceFile, _ search: LostWorkSearch) -> Bool
  {
    let tokens = file.tokens
    return closure.body.contains { place in
      tokens[place].text == "self"
        || tokens[place].kind == .word && tokens.text(place - 1) != "."
          && search.isMember(tokens[place].text)
    }
  }
}

extension SourceFile {
  /// Whether a closure captures its object weakly.
  fileprivate func isWeak(_ closure: ClosureSource) -> Bool {
    closure.list?.contains {
      tokens[$0].text == "self" && ["weak", "unowned"].contains(tokens.text($0 - 1))
    } == true
  }

  /// The functions that call a closure before they return, or keep it for a view alone.
  private static let direct: Set = [
    "forEach", "sort", "sorted", "removeAll", "firstIndex", "contains", "min", "max", "animate",
    "first", "last", "map", "compactMap", "flatMap", "filter", "reduce", "allSatisfy", "UIAction",
    "UIAlertAction", "drop", "prefix", "partition", "performWithoutAnimation",
  ]

  /// Whether an object gives itself to another by a call: `center.add(self)`. Targets and observers are not held, and
  /// what it makes for itself ends with it.
  fileprivate func isGiven(_ place: Int) -> Bool {
    guard ["(", ":", ","].contains(tokens.text(place - 1)),
      [")", ","].contains(tokens.text(place + 1)), let open = tokens.callOpening(before: place)
    else { return false }
    let name = tokens[open - 1].text
    let unheld: Set = ["addTarget", "addObserver", "removeObserver", "removeTarget", "type"]
    return !unheld.contains(name) && name.first?.isUppercase != true
  }

  /// Whether a name without arguments is an argument of a call, as a method that is handed on.
  fileprivate func isHandedOn(_ place: Int, in method: Declaration) -> Bool {
    guard tokens[place].kind == .word, tokens.isOwn(place),
      [")", ","].contains(tokens.text(place + 1))
    else { return false }
    let start = tokens.text(place - 1) == "." ? place - 2 : place
    return ["(", ":", ","].contains(tokens.text(start - 1))
      && tokens.text(place + 1) != ":" && tokens.callOpening(before: start) != nil
  }

  /// Whether a closure is an argument, or the value of a property of another object.
  fileprivate func isHandedOn(_ closure: ClosureSource) -> Bool {
    let open = closure.braces.lowerBound
    switch tokens.text(open - 1) {
    case "=":
      return tokens.text(open - 3) == "." && tokens.text(open - 4) != "self"
    case ")":
      let name = tokens.opening(open - 1) - 1
      return name >= 0 && isHandedOn(callOf: name)
    case "(", ",", ":":
      return tokens.callOpening(before: open).map { isHandedOn(callOf: $0 - 1) } ?? false
    default:
      // `Task { … }`, `queue.async { … }`, and no `do { … }`.
      let word = tokens.text(open - 1)
      guard tokens.indices.contains(open - 1), tokens[open - 1].kind == .word else { return false }
      return (tokens.text(open - 2) == "." || word.first?.isUppercase == true)
        && isHandedOn(callOf: open - 1)
    }
  }

  private func isHandedOn(callOf name: Int) -> Bool {
    let statements: Set = ["if", "guard", "while", "for", "switch", "func", "init", "catch"]
    let start = tokens.beginning(of: name)
    return tokens[name].kind == .word && !Self.direct.contains(tokens[name].text)
      && !statements.contains(tokens[name].text) && tokens.text(start - 1) != "func"
      && !isHead(start)
  }

  /// Whether a place is in the head of a statement, whose brace is no closure's: `if isReady(item) {`.
  private func isHead(_ start: Int) -> Bool {
    var place = start - 1
    while place >= 0, ![";", "{", "}"].contains(tokens[place].text) {
      if ["if", "guard", "while", "for", "switch"].contains(tokens[place].text),
        tokens.text(place - 1) != "."
      {
        return true
      }
      if tokens[place].line < tokens[place + 1].line, !isContinued(place + 1) { return false }
      place = [")", "]"].contains(tokens[place].text) ? tokens.opening(place) - 1 : place - 1
    }
    return false
  }
}
