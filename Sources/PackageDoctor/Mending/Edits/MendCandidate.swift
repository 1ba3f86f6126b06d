/// An edit that may free a leaked object.
struct MendCandidate: Sendable {
  /// The reference that an edit takes away.
  enum Kind: Equatable, Sendable {
    case capture
    /// A property with its type: `OrderForm.delegate`.
    case weakProperty(String)
    case other
  }

  /// The change in a few words: `capture self weakly`.
  var words: String
  /// The replacements, by the paths of the files.
  var edits: [String: [Replacement]]
  /// The candidate in which a value of a type is returned, for a closure that the compiler asks for one.
  var returning: (@Sendable (_ type: String) -> MendCandidate?)?
  /// Whether it makes a capture weak and waits for a method of the object.
  var waits = false
  /// Whether it ends something where the screen leaves for good, which UIKit does not call in every flow.
  var endsAtLeaving: Bool
  var kind = Kind.other
  /// An object or a time that the edit leaves without a cure, in words.
  var left: String?
  /// The edit to be made by hand, for one that is not to be tried: a screen that is shown again would be without what
  /// the edit ends.
  var byHand: String?

  init(_ words: String, _ edits: [String: [Replacement]], endsAtLeaving: Bool = false) {
    (self.words, self.edits, self.endsAtLeaving) = (words, edits, endsAtLeaving)
  }

  /// A candidate that is not tried, because the edit is to be made by hand.
  init(byHand advice: String, _ words: String) {
    self.init(words, [:])
    byHand = advice
  }

  /// The candidate with a further edit of a file.
  func adding(_ edit: Replacement?, to path: String) -> MendCandidate {
    var candidate = self
    if let edit { candidate.edits[path, default: []].append(edit) }
    return candidate
  }

  /// The objects that the edit does not free, and the flows in which it is not called, in words.
  var uncovered: [String] {
    (endsAtLeaving ? [Self.uncoveredLeaving] : []) + [left].compactMap(\.self)
  }

  /// The flows in which an end where the screen leaves is not called, in words.
  static let uncoveredLeaving =
    "the screen is covered when its stack is dismissed whole, or its window gets another root; "
    + "UIKit calls no method of the screen that says so"
}
