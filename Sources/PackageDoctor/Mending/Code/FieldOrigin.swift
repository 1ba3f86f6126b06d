extension SourceFolder {
  /// Whether a property has an object of others: its class neither makes it, nor is it a view or a value; or its class
  /// has given it to others.
  func isFromOutside(_ field: FieldSource) -> Bool {
    !field.typeName.isViewType && !isValue(field)
      && (!isMade(field) || isGivenAway(field) || givesItself(field.typeName))
  }

  /// Whether code of other types reads a property, or may: it is public.
  func isOpen(_ field: FieldSource) -> Bool {
    if !field.modifiers.isDisjoint(with: ["public", "open"]) { return true }
    guard field.modifiers.isDisjoint(with: ["private", "fileprivate"]) else { return false }
    return files.contains { file in
      guard !file.path.isOfTests else { return false }
      return file.tokens.indices.contains { place in
        file.tokens[place].text == field.name && file.tokens.text(place - 1) == "."
          && file.tokens.text(place - 2) != "self"
          && !file.declarations.contains {
            ($0.isType || $0.kind == "extension") && $0.body.contains(place)
              && $0.path.isPath(of: field.container)
          }
      }
    }
  }

  /// Whether the class of a property gives its object to another one, or to a static: `Table.shared.rows.append(row)`,
  /// `store.row = row`; by itself, or in what is made with it.
  private func isGivenAway(_ field: FieldSource) -> Bool {
    files.contains { file in
      file.declarations.contains { method in
        guard method.container == field.container else { return false }
        if file.isReturned(field, by: method) { return true }
        return ["func", "init"].contains(method.kind)
          && isGivenAway(field.name, in: method, of: file, field.container)
      }
    }
  }

  /// The calls by which an object is held weakly, or by no one.
  private static let unheld: Set = ["addTarget", "addObserver", "removeObserver", "removeTarget"]

  /// Whether an object of a class gives itself to others: `Journal.shared.logs.append(self)`.
  private func givesItself(_ type: String) -> Bool {
    classDeclaration(type) != nil
      && files.contains { file in
        !file.path.isOfTests
          && file.declarations.contains { method in
            ["func", "init"].contains(method.kind) && method.isMember(of: type)
              && isGivenAway("self", in: method, of: file, type)
          }
      }
  }

  /// Whether a method of a class gives what a name stands for to others.
  private func isGivenAway(
    _ name: String, in method: Declaration, of file: SourceFile, _ container: String
  ) -> Bool {
    let tokens = file.tokens
    return method.body.contains { place in
      guard tokens[place].text == name, tokens.isOwn(place) else { return false }
      var start = tokens.text(place - 1) == "." ? place - 2 : place
      var isWhole = [")", ",", "]"].contains(tokens.text(place + 1))
      if tokens.text(start - 1) == "=", tokens[place].line < tokens.line(place + 1) {
        return tokens.text(start - 3) == "."
          && isOfOthers(tokens.beginning(of: start - 2), in: file, container, method)
      }
      if isWhole, isGivenToClosure(start, in: file, container, method) { return true }
      // Each call around it may give it on: `store.keep(Entry(row))`.
      while isWhole, ["(", ":", ",", "["].contains(tokens.text(start - 1)),
        let open = tokens.callOpening(before: start)
      {
        start = tokens.beginning(of: open - 1)
        if Self.unheld.contains(tokens[open - 1].text) { return false }
        if tokens.text(open - 2) == ".", isOfOthers(start, in: file, container, method) {
          return true
        }
        isWhole = tokens.text(open - 1).first?.isUppercase == true
        if isWhole, tokens.text(start - 1) == "=", ["let", "var"].contains(tokens.text(start - 3)),
          tokens.text(start - 2) != name
        {
          return isGivenAway(tokens.text(start - 2), in: method, of: file, container)
        }
      }
      return false
    }
  }

  /// Whether a place is an argument of a call of a closure that a class was given: `onDone?(form)`.
  private func isGivenToClosure(
    _ start: Int, in file: SourceFile, _ container: String, _ method: Declaration
  ) -> Bool {
    let tokens = file.tokens
    guard ["(", ","].contains(tokens.text(start - 1)) else { return false }
    var open = start - 1
    while open > 0, tokens[open].text != "(" {
      if [";", "{", "}", "="].contains(tokens[open].text) { return false }
      open = [")", "]"].contains(tokens[open].text) ? tokens.opening(open) - 1 : open - 1
    }
    let callee = ["?", "!"].contains(tokens.text(open - 1)) ? open - 2 : open - 1
    guard tokens.indices.contains(callee), tokens[callee].kind == .word, tokens.isOwn(callee) else {
      return false
    }
    let name = tokens[callee].text
    return fields(of: container).contains { $0.name == name && $0.typeText.contains("->") }
      || method.head.contains { tokens[$0].text == name && tokens.text($0 + 1) == ":" }
  }

  /// Whether a chain of names begins at a type, a parameter or an object that a class was given.
  private func isOfOthers(
    _ start: Int, in file: SourceFile, _ container: String, _ method: Declaration
  ) -> Bool {
    let tokens = file.tokens
    let base = tokens[start].text == "self" ? start + 2 : start
    let name = tokens.text(base)
    if name.first?.isUppercase == true { return tokens.text(base + 1) == "." }
    if method.head.contains(where: { tokens[$0].text == name && tokens.text($0 + 1) == ":" }) {
      return true
    }
    if let local = file.local(name, in: method.body) {
      return !local.isMade && !local.type.isViewType
    }
    return fields(of: container).first { $0.name == name }.map {
      !$0.typeName.isViewType && !isValue($0) && !isMade($0)
    } == true
  }

  /// Whether a property has a value, which no other object shares.
  func isValue(_ field: FieldSource) -> Bool {
    let collections: Set = ["Set", "Array", "Dictionary", "Range"]
    if field.typeText.contains("->") { return false }
    if field.typeText.hasPrefix("[") || collections.contains(field.typeName) { return true }
    if field.type == nil, let value = field.value {
      let first = field.file.tokens[value]
      if first.kind != .word || ["true", "false"].contains(first.text) {
        return first.text != "{" && first.text != "("
      }
    }
    return isValueType(field.typeName)
  }

  /// Whether a type is that of values. A class elsewhere may have the same name; a type of the tests says nothing, which
  /// may be a suite that is called as the class that it tests.
  func isValueType(_ name: String) -> Bool {
    let kinds = files.filter { !$0.path.isOfTests }.flatMap(\.declarations)
      .filter { $0.isType && $0.name == name }.map(\.kind)
    return isLibraryValue(name)
      || !kinds.isEmpty && kinds.allSatisfy(["struct", "enum"].contains)
  }

  /// Whether a type is that of values of a library.
  func isLibraryValue(_ name: String) -> Bool {
    let values: Set = [
      "String", "Substring", "Character", "AttributedString", "Int", "Int32", "Int64", "UInt",
      "Double", "Float", "Decimal", "Bool", "Date", "DateComponents", "Calendar", "Locale",
      "TimeInterval", "Duration", "Data", "URL", "UUID", "IndexPath", "IndexSet", "CGFloat",
      "CGRect", "CGSize", "CGPoint",
    ]
    return values.contains(name)
  }

  /// Whether the class of a property makes each object that it gives it. What it takes from another object or from a
  /// static is that one's still: `lazy var row = store.row`.
  func isMade(_ field: FieldSource) -> Bool {
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
          guard place + 2 < tokens.count,
            isMaking(place + 2, in: file, for: field)
              || isOwnLocal(tokens.text(place + 2), in: method, of: file, field.container)
          else { return false }
          isMade = true
        }
      }
    }
    return isMade
  }

  /// Whether a local of a method has an object that is made there, and given to no other.
  private func isOwnLocal(
    _ name: String, in method: Declaration, of file: SourceFile, _ container: String
  ) -> Bool {
    file.local(name, in: method.body)?.isMade == true
      && !isGivenAway(name, in: method, of: file, container)
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

extension [SwiftToken] {
  /// The line of a token; behind the last one, none that has code.
  fileprivate func line(_ place: Int) -> Int { indices.contains(place) ? self[place].line : .max }

  /// The place at which a chain of members begins: of `DraftQueue` in `DraftQueue.shared.save`.
  func beginning(of member: Int) -> Int {
    var start = member
    while start > 1, self[start - 1].text == "." {
      var before = start - 2
      if ["?", "!"].contains(text(before)) { before -= 1 }
      if [")", "]"].contains(text(before)) { before = opening(before) - 1 }
      guard before >= 0, self[before].kind == .word else { break }
      start = before
    }
    return start
  }

  /// The parenthesis of the call that a place is an argument of.
  func callOpening(before place: Int) -> Int? {
    var open = place - 1
    while open > 0, self[open].text != "(" {
      if [";", "{", "="].contains(self[open].text) { return nil }
      if [")", "]", "}"].contains(self[open].text) { open = opening(open) }
      open -= 1
    }
    return open > 0 && self[open - 1].kind == .word ? open : nil
  }
}

extension SourceFile {
  /// Whether a function or a computed property that others may call returns a property's object whole.
  fileprivate func isReturned(_ field: FieldSource, by method: Declaration) -> Bool {
    guard !method.body.isEmpty, method.modifiers.isDisjoint(with: ["private", "fileprivate"]),
      method.kind == "var" && FieldSource(method, in: self) == nil
        || method.kind == "func" && method.head.contains(where: { tokens[$0].text == "->" })
    else { return false }
    return method.body.contains { place in
      guard tokens[place].text == field.name, tokens.isOwn(place) else { return false }
      let start = tokens.text(place - 1) == "." ? place - 2 : place
      let isEnd =
        place + 1 == method.body.upperBound || tokens[place].line < tokens[place + 1].line
        || [";", "}"].contains(tokens.text(place + 1))
      return isEnd && (start == method.body.lowerBound || tokens.text(start - 1) == "return")
        && !isContinued(place + 1)
    }
  }
}
