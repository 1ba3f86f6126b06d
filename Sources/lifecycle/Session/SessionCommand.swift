/// A line that is a command to the session, not a step of the script.
enum SessionCommand: Equatable {
  case help(String?)
  case tree
  case undo
  case save(String)
  case report(String)
  case quit
  /// A file has to be named.
  case incomplete(String)

  /// The words that begin one.
  static let words = ["help", "tree", "undo", "save", "report", "quit"]

  /// `nil` for every other line.
  init?(_ line: String) {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    switch (first, rest.isEmpty) {
    case ("help", let isBare): self = .help(isBare ? nil : rest)
    case ("tree", true): self = .tree
    case ("undo", true): self = .undo
    case ("quit", true), ("exit", true): self = .quit
    case ("save", true), ("report", true): self = .incomplete(String(first))
    case ("save", false): self = .save(rest)
    case ("report", false): self = .report(rest)
    default: return nil
    }
  }
}
