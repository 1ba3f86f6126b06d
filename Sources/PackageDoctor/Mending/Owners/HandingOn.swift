import ObjectGraph

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

  /// The edit to be made by hand for a closure that its screen calls when it may have left, as when a server has
  /// answered. Cleared where the screen leaves, it would not be called.
  func lateCallAdvice(_ path: RetainingPath, _ step: Int) -> String? {
    guard path.steps[step].target.kind == .closure, let field = field(path, step),
      path.holder(ofStep: step).kind == .object
    else { return nil }
    let type = path.holder(ofStep: step).typeName.withoutArguments
    guard isCalledLate(field.name, of: type) else { return nil }
    return "\(type) calls .\(field.name) when it may have left, and so it is not to be cleared: "
      + "let the closure capture weakly what leads back to \(path.target.typeName)"
  }

  /// Whether a closure that a class hands on, or a method that waits, calls a property, by itself or by a method.
  private func isCalledLate(_ name: String, of type: String) -> Bool {
    let search = LostWorkSearch(folder: self, type: type)
    func calls(_ places: Range<Int>, in file: SourceFile, after seen: Set<String>) -> Bool {
      places.contains { place in
        let text = file.tokens[place].text
        guard file.tokens[place].kind == .word, text != name else { return text == name }
        return file.tokens.text(place + 1) == "(" && !seen.contains(text)
          && search.methods(text).contains {
            calls($0.method.body, in: $0.file, after: seen.union([text]))
          }
      }
    }
    return files.contains { file in
      file.declarations.contains { method in
        guard ["func", "init"].contains(method.kind), method.isMember(of: type) else {
          return false
        }
        if method.isAsync, calls(method.body, in: file, after: []) { return true }
        return method.body.contains { place in
          guard file.tokens[place].text == "{" else { return false }
          let closure = ClosureSource(file.tokens, at: place)
          return file.isHandedOn(closure) && calls(closure.body, in: file, after: [])
        }
      }
    }
  }

  /// The edit to be made by hand for a reference that alone keeps the target while it works.
  func onlyKeeperAdvice(_ path: RetainingPath, _ step: Int) -> String? {
    let type = path.target.typeName.withoutArguments
    guard step + 1 == path.steps.count, isKeptByItself(type) else { return nil }
    let holder = field(path, step)?.path ?? "this closure"
    return
      "nothing but \(holder) keeps \(type) while it works, and a weak one would end it at once: "
      + "end the reference when the work is done"
  }

  /// Whether the package makes an object of a class, no screen and no view, that it hands to nothing: by a statement,
  /// `Import(file).start()`, or as a local of which it only calls methods. What it does keeps it then.
  func isKeptByItself(_ type: String) -> Bool {
    guard let (_, declaration) = classDeclaration(type), !isScreen(declaration),
      !isScreenOrView(type)
    else { return false }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return files.contains { file in
      !file.path.isOfTests
        && file.tokens.indices.contains { place in
          guard file.tokens[place].text == name, file.tokens[place].kind == .word else {
            return false
          }
          let start = file.tokens.beginning(of: place)
          let chain = MemberChain(file, at: start)
          guard let position = chain.names.firstIndex(of: place),
            chain.calls[position] || chain.name(position + 1) == "init"
          else { return false }
          if chain.isStatement { return chain.names.count > 1 && chain.calls.last == true }
          return file.isOnlyCalled(localOf: start, end: chain.end)
        }
    }
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
  /// Whether a local that is given a value has its methods called, and no other use: `let job = Job(); job.start()`.
  fileprivate func isOnlyCalled(localOf value: Int, end: Int) -> Bool {
    let name = tokens.text(value - 2)
    guard tokens.text(value - 1) == "=", ["let", "var"].contains(tokens.text(value - 3)),
      let method = function(around: value)
    else { return false }
    let uses = (end..<method.body.upperBound).filter {
      tokens[$0].text == name && tokens.text($0 - 1) != "." && tokens.text($0 + 1) != ":"
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        tokens.text(use + 1) == "." && enclosing(use, from: method.body.lowerBound) == nil
      }
  }

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
