/// The words for one declaration of a demangled symbol, read from the front of its text.
struct DeclarationName {
  /// Such as `Screen.load(id:and:)`, without the module.
  let words: String
  /// Whether the declaration belongs to a type within a function; the text is then at that
  /// function, else it is anywhere behind the name.
  let isLocal: Bool

  private static let accessors: Set<String> = [
    "getter", "setter", "modify", "modify2", "read", "read2", "willset", "didset", "init",
    "unsafeAddressor", "unsafeMutableAddressor",
  ]
  private static let plainNames = [
    "__allocating_init": "init", "__deallocating_deinit": "deinit",
    "__isolated_deallocating_deinit": "deinit",
  ]
  private static let fixities = [" infix", " prefix", " postfix"]

  /// Reads a declaration; nil, and nothing read, when the text does not start with one.
  init?(_ text: inout SymbolText) {
    var rest = text
    var isStatic = false
    while true {
      if rest.take("static ") {
        isStatic = true
      } else if rest.starts(with: "(extension in ") {
        guard rest.takeBracketed() != nil, rest.take(":") else { return nil }
      } else {
        break
      }
    }
    guard var path = Self.takePath(&rest), var last = path.popLast() else { return nil }
    let isVariable = rest.starts(with: " : ")
    if isVariable, Self.accessors.contains(last), let owner = path.popLast() {
      // Only what lives without an instance has an address of its own.
      if last.hasSuffix("Addressor"), path.count > 1 { isStatic = true }
      last = owner
    }
    last = Self.plainNames[last] ?? last
    let isSubscript = isVariable && last == "subscript" && rest.take(" : ")
    if isSubscript { _ = rest.starts(with: "<") ? rest.takeBracketed() : nil }
    if !isVariable || isSubscript, rest.starts(with: "(") {
      guard let arguments = rest.takeBracketed() else { return nil }
      last += Self.labels(of: arguments)
    } else if !isVariable, !rest.isEmpty, !rest.starts(with: " in ") {
      return nil
    }

    let isGlobal = isVariable && path.count == 1
    let outer = Self.takeLocalType(&rest)
    path = (outer ?? []) + (outer == nil ? path.dropFirst() : path[...])
    words =
      (isStatic ? "static " : isGlobal && outer == nil ? "global " : "")
      + (path + [last]).joined(separator: ".")
    isLocal = outer != nil
    text = rest
  }

  /// The labels of parameters, in parentheses: `(id:_:)`.
  static func labels(of arguments: SymbolText) -> String {
    var (labels, rest) = ("", arguments)
    while !rest.isEmpty {
      var argument = rest
      if let first = rest.take(through: ", ") { argument = first } else { rest = SymbolText("") }
      let name = argument.takeName()
      labels += (argument.take(": ") ? name ?? "_" : "_") + ":"
    }
    return "(" + labels + ")"
  }

  /// Reads names with dots between them, without generic arguments.
  private static func takePath(_ text: inout SymbolText) -> [String]? {
    var path: [String] = []
    repeat {
      guard let name = takeName(&text) else { return nil }
      path.append(name)
      for fixity in fixities where text.starts(with: fixity) { _ = text.take(fixity) }
      if text.starts(with: "<"), text.takeBracketed() == nil { return nil }
    } while text.take(".")
    return path
  }

  /// Reads one name; a private one is in parentheses, with what tells its file.
  private static func takeName(_ text: inout SymbolText) -> String? {
    var name = text
    if text.starts(with: "(") {
      guard let hidden = text.takeBracketed() else { return nil }
      name = hidden
      guard let found = name.takeName(), name.starts(with: " in ") else { return nil }
      let lazy = "$__lazy_storage_$_"
      return found.hasPrefix(lazy) ? String(found.dropFirst(lazy.count)) : found
    }
    return text.takeName()
  }

  /// Reads on to the types within a function that hold a declaration, outermost first, and behind
  /// them; nil, and nothing read, when it is in none.
  private static func takeLocalType(_ text: inout SymbolText) -> [String]? {
    var rest = text
    while rest.take(through: " in ") != nil {
      var (path, attempt) = ([String](), rest)
      while let name = takePath(&attempt) {
        let isNumbered = attempt.take(" #") && attempt.takeNumber() != nil
        guard attempt.take(" in ") else { break }
        path = name + path
        if isNumbered {
          text = attempt
          return path
        }
      }
    }
    return nil
  }
}
