/// One word, name, string, number or duration of a script, and where it stands.
package struct ScriptToken: Equatable {
  package enum Kind: Equatable {
    /// A word of the language: begins with a small letter.
    case word(String)
    /// A screen: begins with a capital letter; with a number, one instance of it.
    case name(String, number: Int?)
    case string(String)
    case number(Int)
    case duration(Duration)
    case endOfLine
  }

  package var kind: Kind
  /// Counted in characters, from 1; a tab is one character.
  package var column: Int
  /// As the script spells it.
  package var spelling: String

  package init(kind: Kind, column: Int, spelling: String) {
    (self.kind, self.column, self.spelling) = (kind, column, spelling)
  }

  /// The token as a diagnostic names what it found.
  var found: String {
    kind == .endOfLine ? "the end of the line" : spelling
  }

  package var isName: Bool {
    if case .name = kind { true } else { false }
  }
}
