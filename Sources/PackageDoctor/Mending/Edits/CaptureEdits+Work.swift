/// The work that a closure has to do after its object has left. A weak capture would drop it, and no test need notice.
extension CaptureEdits {
  /// Whether the closure is made where the screen disappears, so that it runs when the screen has left.
  var isMadeAtTheEnd: Bool {
    file.declarations.contains {
      ["viewWillDisappear", "viewDidDisappear"].contains($0.name)
        && $0.body.contains(closure.braces.lowerBound)
    }
  }

  /// Whether the closure is handed to a static or a global, which runs it once, and calls something of others.
  var hasWork: Bool { isHandedOut && callsOthers }

  /// Whether it is handed to a static or a global, and is asked for what the object has.
  var isAsked: Bool {
    guard isHandedOut, file.isExpression(closure), let last = closure.body.last else {
      return false
    }
    return tokens[closure.body.lowerBound].text == name && ![")", "}"].contains(tokens[last].text)
  }

  /// The edit to be made by hand; `nil` for a closure that may be dropped with its object.
  var advice: String? {
    guard isMadeAtTheEnd || hasWork || isAsked else { return nil }
    let values = uses.filter {
      tokens.text($0 + 1) == "." && !["=", "(", "{", "+=", "-="].contains(tokens.text($0 + 3))
    }.map { tokens.text($0 + 2) }
    let needed = Set(values).sorted().joined(separator: ", ")
    let reason = "the closure goes on when the screen has left"
    return needed.isEmpty
      ? "let the closure do its work without \(name): \(reason)"
      : "capture the value that is needed, [\(needed)], not \(name): \(reason)"
  }

  /// Whether the closure is handed to a static, a singleton or a global. What is called again and again, as an observer
  /// or a timer that repeats, has nothing to finish.
  private var isHandedOut: Bool {
    guard let callee else { return false }
    let start = tokens.beginning(of: callee)
    let base = tokens.text(start)
    let isOwned = start < callee && base.first?.isUppercase == true && base != "MainActor"
    guard isOwned || globals.contains(base), tokens.text(callee) != "addObserver" else {
      return false
    }
    let arguments = callee..<max(callee, tokens.closingOrLast(callee + 1))
    return !arguments.contains {
      tokens[$0].text == "repeats" && tokens.text($0 + 1) == ":" && tokens.text($0 + 2) != "false"
    }
  }

  /// The place of the name of the function that is called with the closure.
  var callee: Int? {
    var place = closure.braces.lowerBound - 1
    if ["(", ",", ":"].contains(tokens.text(place)) {
      while place > 0, tokens.text(place) != "(" {
        if ["{", ";", "=", "["].contains(tokens.text(place)) { return nil }
        place = max(
          0, [")", "]", "}"].contains(tokens.text(place)) ? tokens.opening(place) : place)
        place -= 1
      }
      place -= 1
    } else if tokens.text(place) == ")" {
      place = tokens.opening(place) - 1
    }
    return tokens.indices.contains(place) && tokens[place].kind == .word ? place : nil
  }

  /// Whether the body calls something that is neither the object's, nor made in the body.
  private var callsOthers: Bool {
    let words: Set = [
      "if", "guard", "while", "for", "switch", "return", "let", "var", "in", "await", "try",
      "print",
      "debugPrint", "assert", "NSLog",
    ]
    let own = Set(
      closure.body.filter { ["let", "var"].contains(tokens.text($0 - 1)) }.map { tokens[$0].text })
    // With `self` in its list a closure need not say it.
    let isSilent = uses.isEmpty
    return closure.body.contains { place in
      guard tokens[place].text == "(", tokens[place - 1].kind == .word,
        closure.body.contains(place - 1), !words.contains(tokens[place - 1].text)
      else { return false }
      let start = tokens.beginning(of: place - 1)
      let base = tokens.text(start)
      if base == name || own.contains(base) || tokens.text(start - 1) == "." { return false }
      if base.first?.isUppercase == true { return start < place - 1 && base != "MainActor" }
      return !isSilent || globals.contains(base)
    }
  }
}
