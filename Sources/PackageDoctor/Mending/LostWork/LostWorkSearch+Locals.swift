/// The names that a body declares.
extension LostWorkSearch {
  static let others = "others"

  /// The origin of a name that the body declares: the object, `others`, the class of what is made here, or, empty, a
  /// value of its own.
  ///
  /// - Returns: `nil` for a name that it does not declare.
  func origin(of name: String, _ body: Body, after seen: Set<String> = []) -> String? {
    let tokens = body.file.tokens
    guard !seen.contains(name) else { return Self.others }
    // A parameter comes from others.
    if body.head.contains(where: {
      tokens[$0].text == name && tokens.text($0 - 1) != "."
        && (tokens.text(body.head.lowerBound) != "func" || tokens.text($0 + 1) == ":")
    }) {
      return Self.others
    }
    guard
      let place = body.places.first(where: {
        tokens[$0].text == name
          && (["let", "var", "for"].contains(tokens.text($0 - 1))
            || ["in", "(", "{", ","].contains(tokens.text($0 - 1)) && isInnerParameter($0, body))
      })
    else { return name.first == "$" ? Self.others : nil }
    let before = tokens.text(place - 1)
    guard ["let", "var", "for"].contains(before) else { return Self.others }
    var sign = place + 1
    if tokens.text(sign) == ":" {
      sign =
        (sign..<body.places.upperBound).first { ["=", "in"].contains(tokens[$0].text) } ?? sign
    }
    guard ["=", "in"].contains(tokens.text(sign)), tokens.indices.contains(sign + 1) else {
      // The short form `if let folder` is that of a member, or of something around the closure.
      let isBound = ["if", "guard", "while", ","].contains(tokens.text(place - 2))
      guard isBound else { return tokens.text(place + 1) == ":" ? "" : Self.others }
      let field = folder.fields(of: type).first { $0.name == name }
      return field.map(origin) ?? Self.others
    }
    return origin(ofValue: sign + 1, body, after: seen.union([name]))
  }

  /// The origin of an expression.
  func origin(ofValue start: Int, _ body: Body, after seen: Set<String>) -> String {
    let tokens = body.file.tokens
    var value = start
    while ["try", "await", "?", "!"].contains(tokens.text(value)) { value += 1 }
    guard tokens.indices.contains(value), tokens[value].kind == .word else { return "" }
    let chain = MemberChain(body.file, at: value)
    let base = chain.name(0)
    if base == body.name, chain.names.count == 1 { return body.name }
    if base.first?.isUppercase == true {
      let isMade = chain.calls[0] && chain.names.count == 1
      return isMade ? base : folder.isMaking(value, in: body.file) ? "" : Self.others
    }
    let position = base == body.name ? 1 : 0
    if position == 0, let origin = origin(of: base, body, after: seen) {
      return origin == body.name ? self.origin(ofMember: 1, chain) : origin
    }
    guard position == 1 || body.isOwn else { return Self.others }
    return origin(ofMember: position, chain)
  }

  /// The origin of what a property of the object has.
  private func origin(of field: FieldSource) -> String {
    if field.typeText.contains("->") { return Self.others }
    if folder.isValue(field) {
      if let elements = field.elements {
        return folder.arePlain(elements, in: field.file) ? "" : Self.others
      }
      return folder.isPlain(field.typeName) ? "" : field.typeName
    }
    if field.typeName.isViewType { return "" }
    let isOfOthers = folder.isFromOutside(field) || folder.isOpen(field)
    return isOfOthers || field.typeName.isEmpty ? Self.others : field.typeName
  }

  /// The origin of what a member of the object has.
  private func origin(ofMember position: Int, _ chain: MemberChain) -> String {
    let name = chain.name(position)
    if let field = folder.fields(of: type).first(where: { $0.name == name }) {
      if chain.calls[position] { return Self.others }
      let origin = origin(of: field)
      guard origin.first?.isUppercase == true, chain.names.count > position + 1 else {
        return origin
      }
      return folder.isDeclared(origin)
        ? LostWorkSearch(folder: folder, type: origin).origin(ofMember: position + 1, chain) : ""
    }
    // What UIKit's classes declare is the screen's.
    guard isMember(name), !isView(name) else { return "" }
    let makesView = methods(name).contains { file, method in
      method.head.contains {
        file.tokens[$0].text.isViewType || file.tokens[$0].text.hasPrefix("UI")
          || folder.isValueType(file.tokens[$0].text)
      }
    }
    return makesView ? "" : Self.others
  }

  /// Whether a name is a parameter of a closure within the body.
  private func isInnerParameter(_ place: Int, _ body: Body) -> Bool {
    let tokens = body.file.tokens
    var next = place
    while body.places.contains(next), tokens[next].line == tokens[place].line {
      if tokens[next].text == "in" { return true }
      guard tokens[next].kind == .word || [",", ")", ":"].contains(tokens[next].text) else {
        return false
      }
      next += 1
    }
    return false
  }
}
