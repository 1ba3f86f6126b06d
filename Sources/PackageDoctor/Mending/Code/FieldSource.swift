/// A stored property in the sources, by its tokens.
struct FieldSource {
  let file: SourceFile
  /// The type that declares it, with those around it; empty for a global.
  let container: String
  /// The property's name.
  let name: String
  /// The place of `var` or `let`.
  let keyword: Int
  /// The places of its type; `nil` where it is inferred.
  let type: ClosedRange<Int>?
  /// The modifiers and attributes before the keyword.
  let modifiers: Set<String>

  private var tokens: [SwiftToken] { file.tokens }

  /// The property with its type: `OrderForm.delegate`.
  var path: String { container.isEmpty ? name : "\(container).\(name)" }

  var isConstant: Bool { tokens[keyword].text == "let" }
  /// The type as it is written; empty where it is inferred.
  var typeText: String {
    type.map {
      file.source[tokens[$0.lowerBound].range.lowerBound..<tokens[$0.upperBound].range.upperBound]
    } ?? ""
  }

  var isOptional: Bool {
    typeText.hasSuffix("?") || typeText.hasSuffix("!") || typeText.hasPrefix("Optional<")
  }

  /// The name of the type without what wraps it: `OrderFormDelegate` of `(any OrderFormDelegate)?`. Where the type is
  /// inferred, that of the value: `State` of `State()`, `Mode` of `Screen.Mode.idle`.
  var typeName: String {
    let start: Int?
    if let type {
      start = type.first { tokens[$0].kind == .word && tokens[$0].text != "any" }
    } else {
      start = tokens.text(keyword + 2) == "=" ? keyword + 3 : nil
    }
    guard var place = start, type != nil || isTypeName(place) else { return "" }
    while tokens.text(place + 1) == ".", isTypeName(place + 2) { place += 2 }
    return tokens.text(place)
  }

  /// The type or extension whose body declares it; `nil` for a global.
  var declaring: Declaration? {
    file.declarations.first {
      ($0.isType || $0.kind == "extension") && $0.path == container && $0.body.contains(keyword)
    }
  }

  private func isTypeName(_ place: Int) -> Bool {
    tokens.text(place).first?.isUppercase == true
  }

  /// Whether the declaration gives it a value other than `nil`.
  var hasValue: Bool {
    let end = (type?.upperBound ?? keyword + 1) + 1
    return tokens.text(end) == "=" && tokens.text(end + 1) != "nil"
  }
}

extension FieldSource {
  /// Reads a declaration; `nil` for one that is computed, or one of several on a line.
  init?(_ declaration: Declaration, in file: SourceFile) {
    guard ["var", "let"].contains(declaration.kind) else { return nil }
    let (tokens, keyword) = (file.tokens, declaration.keyword)
    (self.file, self.keyword) = (file, keyword)
    container = declaration.container ?? ""
    (name, modifiers) = (declaration.name, declaration.modifiers)
    var end = keyword + 2
    if tokens.text(end) == ":" {
      let start = end + 1
      end = start
      while end < tokens.count, !["=", "{", ",", "}", ";"].contains(tokens[end].text),
        end == start || tokens[end - 1].line == tokens[end].line || file.isContinued(end)
      {
        end = max(end, tokens.closing(end)) + 1
      }
      guard end > start, end <= tokens.count else { return nil }
      type = start...end - 1
    } else {
      type = nil
    }
    // Observers are those of a stored property.
    let next = tokens.text(end)
    guard next != ",", next != "{" || ["didSet", "willSet"].contains(tokens.text(end + 1)) else {
      return nil
    }
  }
}

extension SourceFolder {
  /// The stored properties of a type, by its name or path; those of its classes come last.
  func fields(of type: String) -> [FieldSource] {
    var fields: [FieldSource] = []
    var pending = [type]
    var seen: Set<String> = []
    while let name = pending.popLast(), seen.insert(name).inserted {
      for file in files {
        for declaration in file.declarations where declaration.isMember(of: name) {
          if let field = FieldSource(declaration, in: file) { fields.append(field) }
        }
        for declaration in file.declarations where declaration.isNamed(name) {
          pending += declaration.inherited.filter { classDeclaration($0) != nil }
        }
      }
    }
    return fields
  }

  /// The declaration of a class, with its file.
  func classDeclaration(_ name: String) -> (file: SourceFile, declaration: Declaration)? {
    for file in files {
      if let found = file.declarations.first(where: { $0.kind == "class" && $0.isNamed(name) }) {
        return (file, found)
      }
    }
    return nil
  }
}

extension Declaration {
  /// Whether it is the type of a name, which may be a path.
  fileprivate func isNamed(_ type: String) -> Bool {
    isType && (name == type || path.isPath(of: type))
  }

  /// Whether it stands in a type.
  func isMember(of type: String) -> Bool { container?.isPath(of: type) == true }
}

extension String {
  /// The name of a type without its generic arguments: `Box` of `Box<Order>`.
  var withoutArguments: String { String(prefix { $0 != "<" }) }

  /// Whether the path of a type is another's, or ends with it: `Shop.Cart` with `Cart`.
  func isPath(of name: String) -> Bool { self == name || hasSuffix("." + name) }

  /// Whether a type is that of a view, by its name.
  var isViewType: Bool {
    self != "UIApplication" && hasPrefix("UI") && !hasSuffix("Controller") || hasSuffix("View")
      || hasSuffix("Label") || hasSuffix("Button") || hasSuffix("Cell") || hasSuffix("Control")
      || hasSuffix("Layer")
  }

  /// Whether a path is that of a test, whose code is not edited.
  var isOfTests: Bool { hasPrefix("Tests/") || contains("/Tests/") }
}
