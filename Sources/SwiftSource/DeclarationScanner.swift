/// Finds the declarations among tokens, without understanding what stands between them.
package struct DeclarationScanner {
  private let tokens: [SwiftToken]
  private var declarations: [Declaration] = []
  /// The braces that are open: which declaration's, if one's.
  private var scopes: [Int?] = []
  /// The declaration whose brace may come next.
  private var pending: Int?

  package static func declarations(in tokens: [SwiftToken]) -> [Declaration] {
    var scanner = DeclarationScanner(tokens: tokens)
    scanner.scan()
    return scanner.declarations
  }

  private init(tokens: [SwiftToken]) { self.tokens = tokens }

  /// The words that may stand before the keyword of a declaration, beside attributes.
  package static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "dynamic", "optional", "indirect", "nonisolated", "prefix", "postfix", "infix", "isolated",
  ]

  private static let members: Set<String> = ["func", "var", "let", "typealias", "associatedtype"]

  private mutating func scan() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .word || token.kind == .sign, tokens.text(index - 2) != "." else {
        continue
      }
      switch token.text {
      case "{": open(at: index)
      case "}": close(at: index - 1)
      case "extension", "class", "struct", "enum", "protocol", "actor":
        if isName(index), !isModifier(index) { readType(token, &index) }
      case let word where Self.members.contains(word):
        if isName(index) { readMember(token, &index) }
      case "func": readMember(token, &index)
      case "init" where "(?!<".contains(tokens.text(index)),
        "subscript" where "(<".contains(tokens.text(index)):
        if surrounding.map({ $0.isType || $0.kind == "extension" }) == true {
          readMember(token, &index)
        }
      case "case" where surrounding?.kind == "enum": readCases(&index)
      default: break
      }
    }
  }

  private func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Whether the `class` before this is one of a member.
  private func isModifier(_ index: Int) -> Bool {
    ["func", "var", "let", "subscript", "override", "final"].contains(tokens.text(index))
      && tokens.text(index - 1) == "class"
  }

  private var surrounding: Declaration? { scopes.last.flatMap { $0 }.map { declarations[$0] } }

  private mutating func open(at index: Int) {
    scopes.append(pending)
    if let pending { declarations[pending].body = index..<tokens.count }
    pending = nil
  }

  private mutating func close(at index: Int) {
    pending = nil
    guard let scope = scopes.popLast(), let scope else { return }
    declarations[scope].body = declarations[scope].body.lowerBound..<index
  }

  private func made(_ kind: String, _ name: String, _ full: String, _ keyword: Int) -> Declaration {
    var made = Declaration(
      kind: kind, name: name, fullName: full, line: tokens[keyword].line, keyword: keyword)
    made.modifiers = modifiers(before: keyword)
    let around = surrounding
    made.surrounding = around?.kind
    if let around, around.isType || around.kind == "extension" {
      made.container = around.kind == "extension" ? around.name : around.path
      made.isPublicByPlace =
        around.isPublic && ["extension", "protocol", "enum"].contains(around.kind)
        && (around.kind != "enum" || kind == "case")
    }
    return made
  }

  /// The modifiers before a keyword, read backwards.
  private func modifiers(before keyword: Int) -> Set<String> {
    var found: Set<String> = []
    var index = keyword - 1
    while index >= 0 {
      var argument = ""
      if tokens[index].text == ")" {
        let open = tokens.opening(index)
        guard open > 0 else { break }
        if tokens.text(open + 1) == "set" { argument = "(set)" }
        index = open - 1
      }
      let token = tokens[index]
      guard token.isModifier else { break }
      found.insert(token.text + argument)
      index -= 1
    }
    return found
  }

  private mutating func readType(_ token: SwiftToken, _ index: inout Int) {
    let keyword = index - 1
    let name = readPath(&index)
    var type = made(token.text, name, name, keyword)
    type.generics = readGenerics(&index)
    if tokens.text(index) == ":" {
      repeat {
        index += 1
        while index < tokens.count, tokens[index].kind == .attribute { index += 1 }
        if isName(index) { type.inherited.append(readPath(&index)) }
        _ = readGenerics(&index)
      } while tokens.text(index) == "," || tokens.text(index) == "&"
    }
    pending = declarations.count
    declarations.append(type)
  }

  /// `UIButton.Configuration`.
  private func readPath(_ index: inout Int) -> String {
    var path = tokens.text(index)
    index += 1
    while tokens.text(index) == ".", isName(index + 1) {
      path += "." + tokens.text(index + 1)
      index += 2
    }
    return path
  }

  private func readGenerics(_ index: inout Int) -> [Declaration.Generic] {
    guard tokens.text(index) == "<" else { return [] }
    let end = tokens.closing(index)
    var generics: [Declaration.Generic] = []
    for place in index..<end where tokens[place].kind == .word {
      guard ["<", ","].contains(tokens.text(place - 1)) else { continue }
      let constraint = tokens.text(place + 1) == ":" ? tokens.text(place + 2) : ""
      generics.append(.init(name: tokens[place].text, constraint: constraint))
    }
    index = Swift.min(end + 1, tokens.count)
    return generics
  }

  private mutating func readMember(_ token: SwiftToken, _ index: inout Int) {
    let keyword = index - 1
    let hasOwnName = !["init", "subscript"].contains(token.text)
    let name = hasOwnName ? tokens.text(index) : token.text
    if hasOwnName { index += 1 }
    if token.text == "func" || !hasOwnName {
      while index < tokens.count, tokens.text(index) != "(", tokens.text(index) != "<" {
        index += 1
      }
      let generics = readGenerics(&index)
      let labels = readLabels(&index)
      var member = made(token.text, name, name + labels, keyword)
      member.generics = generics
      member.isAsync = tokens.text(index) == "async"
      member.isThrowing = tokens.text(member.isAsync ? index + 1 : index) == "throws"
      pending = declarations.count
      declarations.append(member)
      return
    }
    var member = made(token.text, name, name, keyword)
    if token.text == "typealias" {
      _ = readGenerics(&index)
      if tokens.text(index) == "=", isName(index + 1) {
        index += 1
        member.inherited = [readPath(&index)]
      }
    }
    pending = token.text == "var" || token.text == "let" ? declarations.count : nil
    declarations.append(member)
  }

  /// `(_:animated:completion:)`, and the index behind the parenthesis.
  private func readLabels(_ index: inout Int) -> String {
    guard tokens.text(index) == "(" else { return "()" }
    let end = tokens.closing(index)
    var labels = ""
    var place = index + 1
    var isBeginning = true
    while place < end {
      let token = tokens[place]
      if isBeginning, token.kind == .word {
        labels += token.text + ":"
        isBeginning = false
      } else if token.text == "," {
        isBeginning = true
      } else if token.kind == .sign, "([{".contains(token.text) {
        place = tokens.closing(place)
      } else if token.text == "<" {
        place = Swift.min(tokens.closing(place), end)
      }
      place += 1
    }
    index = Swift.min(end + 1, tokens.count)
    return "(\(labels))"
  }

  private mutating func readCases(_ index: inout Int) {
    repeat {
      if tokens.text(index) == "," { index += 1 }
      guard isName(index) else { return }
      declarations.append(made("case", tokens.text(index), tokens.text(index), index))
      index += 1
      if tokens.text(index) == "(" { index = tokens.closing(index) + 1 }
      if tokens.text(index) == "=" { index += tokens.text(index + 1) == "-" ? 3 : 2 }
    } while tokens.text(index) == ","
  }
}

extension SwiftToken {
  /// Whether it may stand before the keyword of a declaration: an attribute or a modifier.
  package var isModifier: Bool {
    kind == .attribute || kind == .word && DeclarationScanner.modifiers.contains(text)
  }
}
