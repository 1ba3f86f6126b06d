extension SourceFolder {
  /// Whether a property has an object of others: its class neither makes it, nor is it a view or a value.
  func isFromOutside(_ field: FieldSource) -> Bool {
    !field.typeName.isViewType && !isValue(field) && !isMade(field)
  }

  /// Whether a property has a value, which no other object shares.
  func isValue(_ field: FieldSource) -> Bool {
    let values: Set = [
      "String", "Substring", "Int", "Double", "Float", "Bool", "CGFloat", "Date", "Data", "URL",
      "UUID", "Set", "Array", "Dictionary", "Range", "IndexPath", "CGRect", "CGSize", "CGPoint",
      "TimeInterval", "Duration",
    ]
    if field.typeText.contains("->") { return false }
    if field.typeText.hasPrefix("[") || values.contains(field.typeName) { return true }
    if field.type == nil, let value = field.value {
      let first = field.file.tokens[value]
      if first.kind != .word || ["true", "false"].contains(first.text) {
        return first.text != "{" && first.text != "("
      }
    }
    return files.contains { file in
      file.declarations.contains {
        ["struct", "enum"].contains($0.kind) && $0.name == field.typeName
      }
    }
  }

  /// Whether the class of a property makes each object that it gives it. What it takes from another object or from a
  /// static is that one's still: `lazy var row = store.row`.
  private func isMade(_ field: FieldSource) -> Bool {
    if let value = field.value, !isMaking(value, in: field.file, for: field) { return false }
    var isMade = field.value != nil
    for file in files {
      let tokens = file.tokens
      for method in file.declarations
      where ["func", "init"].contains(method.kind) && method.container == field.container {
        for place in method.body
        where tokens[place].text == field.name && tokens.text(place + 1) == "="
          && tokens.isOwn(place) && tokens.text(place + 2) != "nil"
          && !["let", "var"].contains(tokens.text(place - 1))
        {
          guard place + 2 < tokens.count, isMaking(place + 2, in: file, for: field) else {
            return false
          }
          isMade = true
        }
      }
    }
    return isMade
  }

  /// Whether an expression makes what it stands for: `Form()`, `.init()`, `Timer.scheduledTimer(…)`, a literal, a
  /// method of the class.
  func isMaking(_ start: Int, in file: SourceFile, for field: FieldSource? = nil) -> Bool {
    let tokens = file.tokens
    var place = start
    while ["try", "await", "?", "!"].contains(tokens.text(place)) { place += 1 }
    guard tokens.indices.contains(place) else { return false }
    if tokens[place].text == "." { return tokens.text(place + 1) == "init" }
    guard tokens[place].kind == .word else { return true }
    if tokens[place].text.first?.isUppercase == true {
      var name = place
      while true {
        if tokens.text(name + 1) == "<" {
          name = (name..<tokens.count).first { tokens[$0].text == ">" } ?? name
        }
        if ["(", "{"].contains(tokens.text(name + 1)) { return true }
        guard tokens.text(name + 1) == ".", name + 2 < tokens.count,
          tokens[name + 2].kind == .word
        else { return false }
        name += 2
      }
    }
    if tokens[place].text == "self", tokens.text(place + 1) == "." { place += 2 }
    let name = tokens.text(place)
    guard let field, tokens.text(place + 1) == "(" else { return false }
    let chain = MemberChain(file, at: place)
    return chain.names.count == 1
      && files.contains { file in
        file.declarations.contains {
          $0.kind == "func" && $0.name == name && $0.container == field.container
        }
      }
  }
}

extension FieldSource {
  /// The place of the value that the declaration gives it; `nil` for `nil` and for none.
  var value: Int? {
    let end = (type?.upperBound ?? keyword + 1) + 1
    return hasValue && file.tokens.indices.contains(end + 1) ? end + 1 : nil
  }

  /// The places of its observers, `willSet` and `didSet`; `nil` where it has none.
  var observers: Range<Int>? {
    let tokens = file.tokens
    var place = keyword + 2
    while tokens.indices.contains(place), ![";", "}"].contains(tokens[place].text),
      tokens[place - 1].line == tokens[place].line || file.isContinued(place)
        || tokens[place].text == "{"
    {
      if tokens[place].text == "{", ["didSet", "willSet"].contains(tokens.text(place + 1)) {
        return place + 1..<tokens.closingOrLast(place)
      }
      place = max(place, tokens.closing(place)) + 1
    }
    return nil
  }

  /// Whether a property wrapper has its value: `@Stored var name`.
  var isWrapped: Bool {
    let plain: Set = ["@MainActor", "@objc", "@IBOutlet", "@IBInspectable", "@nonobjc"]
    return modifiers.contains { $0.hasPrefix("@") && !plain.contains($0) }
  }
}
