extension SymbolText {
  /// The text with the first name of every path left out, and without what tells private
  /// declarations and extensions apart.
  ///
  /// For what has no shape of its own, such as `type metadata for M.Screen`.
  var withoutModules: String {
    var (rest, words) = (self, [UInt8]())
    var isInPath = false
    while let first = rest.rest.first {
      if rest.takeExtension() { continue }
      if let name = rest.takePrivateName() {
        words += name.utf8
        isInPath = true
      } else if Self.isNamePart(first), let name = rest.takeName() {
        var behind = rest
        let isModule =
          !isInPath && !Self.isDigit(first) && behind.take(".")
          && behind.rest.first.map { Self.isNamePart($0) || $0 == UInt8(ascii: "(") } ?? false
        if isModule { rest = behind } else { words += name.utf8 }
        isInPath = true
      } else if words.contains(UInt8(ascii: ":")), rest.isConformanceModule {
        break
      } else if let byte = rest.takeByte() {
        words.append(byte)
        isInPath = byte == UInt8(ascii: ".")
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Whether what is left says in which module a conformance was declared.
  private var isConformanceModule: Bool {
    var rest = self
    return rest.take(" in ") && rest.takeName() != nil && rest.isEmpty
  }

  /// Reads `(extension in M):`; false when the text does not start with it.
  private mutating func takeExtension() -> Bool {
    var attempt = self
    guard attempt.take("(extension in "), attempt.takeName() != nil, attempt.take("):")
    else { return false }
    self = attempt
    return true
  }

  /// Reads `(Name in _0123ABCD)`; the name, or nil when the text does not start with such.
  private mutating func takePrivateName() -> String? {
    var attempt = self
    guard attempt.take("("), let name = attempt.takeName(), attempt.take(" in _"),
      attempt.takeName() != nil, attempt.take(")")
    else { return nil }
    self = attempt
    return name
  }
}
