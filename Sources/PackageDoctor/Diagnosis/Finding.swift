/// A place in the source that the doctor reports.
package struct Finding: Codable, Hashable, Sendable {
  /// The kind of work that a finding asks for.
  package enum Kind: String, Codable, Sendable {
    /// Its whole target is left out on Linux until it is edited.
    case empty
    /// The line needs an edit.
    case edit
    /// The module `UIKit` lacks it.
    case missing
    /// The compiler reports an error, in its own words.
    case error
    /// It compiles, and does not run until it is edited: tests that end, code that is left out.
    case run
    /// Whether it compiles is unknown, because a module is not available.
    case unjudged
    /// Good to know; it compiles.
    case note

    /// Whether a file compiles with it and does not run.
    var isAsleep: Bool { self == .run || self == .empty }
  }

  /// The file, from the scanned folder.
  package var path: String
  /// The line, from 1.
  package var line: Int
  package var kind: Kind
  /// The rule's name, as in the table of rules; `symbol` for what is missing, `compiler` for the compiler's words.
  package var rule: String
  /// The text at the place: `#selector(tapped)`.
  package var what: String
  /// Why it cannot work.
  package var why: String
  /// The edit that helps.
  package var edit: String
  /// The mechanical edit; `nil` if a person has to decide.
  var fixIt: FixIt?

  private enum CodingKeys: CodingKey { case path, line, kind, rule, what, why, edit }
}
