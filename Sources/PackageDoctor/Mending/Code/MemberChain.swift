/// A chain of names in a file with what is done with its last: `self.folder.messages.append(text)`.
struct MemberChain {
  let file: SourceFile
  /// The places of its names, of which the first may be `self`.
  private(set) var names: [Int] = []
  /// For each name, whether it is called.
  private(set) var calls: [Bool] = []
  /// The place behind the chain.
  private(set) var end: Int
  /// The positions of the names that have a subscript.
  private(set) var subscripts: Set<Int> = []

  private var tokens: [SwiftToken] { file.tokens }

  /// Reads the chain that begins at a name.
  init(_ file: SourceFile, at start: Int) {
    self.file = file
    let tokens = file.tokens
    var place = start
    end = start + 1
    while true {
      var (next, isCalled) = (place + 1, false)
      loop: while tokens.indices.contains(next) {
        switch tokens[next].text {
        case "?", "!":
          guard [".", "(", "["].contains(tokens.text(next + 1)),
            tokens[next].range.upperBound == tokens[next + 1].range.lowerBound
          else { break loop }
          next += 1
        case "(", "[":
          guard tokens[next].line == tokens[next - 1].line else { break loop }
          isCalled = isCalled || tokens[next].text == "("
          if tokens[next].text == "[" { subscripts.insert(names.count) }
          next = tokens.closing(next) + 1
        case "{":
          guard !Self.isInHead(tokens, start),
            isCalled || Self.mayHaveClosure(tokens, before: start)
          else { break loop }
          isCalled = true
          next = tokens.closing(next) + 1
        default: break loop
        }
      }
      names.append(place)
      calls.append(isCalled)
      end = min(next, tokens.count)
      guard tokens.text(next) == ".", tokens.indices.contains(next + 1),
        tokens[next + 1].kind == .word
      else { return }
      place = next + 1
    }
  }

  /// Whether a place is in the head of a statement, where a brace opens the statement's body: `for x in changes {`.
  private static func isInHead(_ tokens: [SwiftToken], _ start: Int) -> Bool {
    var place = start - 1
    while place >= 0 {
      switch tokens[place].text {
      case "for", "if", "while", "guard", "switch": return tokens.text(place - 1) != "."
      case "{", "}", ";", "(", "[": return false
      case ")", "]": place = tokens.opening(place)
      default: break
      }
      place -= 1
    }
    return false
  }

  /// Whether a brace behind a chain that is not called opens a closure.
  private static func mayHaveClosure(_ tokens: [SwiftToken], before start: Int) -> Bool {
    let before = tokens.text(start - 1)
    if ["=", "(", "return", "await", "try", "in", "{", "}", ";"].contains(before) { return true }
    return start > 0 && tokens[start - 1].line < tokens[start].line
      && ![",", "&&", "||"].contains(before)
  }

  /// Whether it begins with the one object of a type, as `Journal.shared` does.
  var isOfShared: Bool { ["shared", "default", "standard", "main"].contains(name(1)) }

  func name(_ position: Int) -> String {
    names.indices.contains(position) ? tokens[names[position]].text : ""
  }

  /// Whether a value is assigned to the chain: `=`, `+=`.
  var isAssigned: Bool {
    let next = tokens.text(end)
    if next == "=" { return true }
    return ["+", "-", "*", "/", "%", "|", "&"].contains(next) && tokens.text(end + 1) == "="
      && tokens[end].range.upperBound == tokens[end + 1].range.lowerBound
  }

  /// Whether it is handed to a function that may change it: `update(&self.ledger.lines)`.
  var isInOut: Bool {
    tokens.text(names[0] - 1) == "&" && ["(", ",", ":"].contains(tokens.text(names[0] - 2))
  }

  /// Whether it is a statement of its own, whose value is not used.
  var isStatement: Bool {
    var start = names[0]
    // A mark belongs to the `try` before it; one at the end of the line before does not.
    while ["await", "try"].contains(tokens.text(start - 1))
      || ["?", "!"].contains(tokens.text(start - 1)) && tokens.text(start - 2) == "try"
    {
      start -= 1
    }
    let before = tokens.text(start - 1)
    if ["{", "}", ";", "in", "else", ")"].contains(before) || start == 0 { return true }
    if before == "=" { return tokens.text(start - 2) == "_" }
    return tokens[start - 1].line < tokens[start].line && !file.isContinued(start)
  }

  /// Whether it is waited for.
  var isAwaited: Bool {
    ["await", "try"].contains(tokens.text(names[0] - 1))
      && (tokens.text(names[0] - 1) == "await" || tokens.text(names[0] - 2) == "await")
  }

  /// The chain in words, without the arguments of its calls: `self.folder.messages.append(…)`.
  var words: String {
    var words = ""
    for (position, place) in names.enumerated() {
      words += (position == 0 ? "" : ".") + tokens[place].text
      if subscripts.contains(position), !calls[position] { words += "[…]" }
      guard calls[position] else { continue }
      let isEmpty = tokens.text(place + 1) == "(" && tokens.text(place + 2) == ")"
      words += isEmpty ? "()" : "(…)"
    }
    return isAssigned ? words + " = …" : isInOut ? "&" + words : words
  }
}
