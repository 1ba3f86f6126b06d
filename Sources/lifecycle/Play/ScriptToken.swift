/// One word, name, string, number or duration of a script, and where it stands.
struct ScriptToken: Equatable {
  enum Kind: Equatable {
    /// A word of the language: begins with a small letter.
    case word(String)
    /// A screen: begins with a capital letter; with a number, one instance of it.
    case name(String, number: Int?)
    case string(String)
    case number(Int)
    case duration(Duration)
    case endOfLine
  }

  var kind: Kind
  /// Counted in characters, from 1; a tab is one character.
  var column: Int
  /// As the script spells it.
  var spelling: String

  /// The token as a diagnostic names what it found.
  var found: String {
    kind == .endOfLine ? "the end of the line" : spelling
  }
}
