import LifecycleKit

/// A rule that a world broke, and how.
struct Violation: Hashable, Sendable, CustomStringConvertible {
  enum Rule: String, Hashable, Sendable {
    /// A callback came out of turn.
    case pairs
    /// The log and a controller's state differ.
    case state
    /// A link is there from one end only.
    case links
    /// Two controllers are on screen where one should be.
    case oneAtATime
    /// A flag is set outside of the callbacks it belongs to.
    case flags
    /// Somebody is between a `will` and its `did` when nothing moves any more.
    case settling
    /// On screen and not shown, or shown and not on screen.
    case screen
    /// Alive, and nobody has it.
    case deallocation
    /// Reported as leaked, and somebody has it on purpose.
    case report
    /// It has left and is alive, and no check reports it; or the report does not find the plant.
    case missedLeak
    /// A misuse where nothing was misused.
    case misuse
    /// A refused call has changed something.
    case refusal
    /// Work that never ends.
    case idle
  }

  var rule: Rule
  var words: String
  /// Which misuse it is, for one that should not have been there.
  var misuse: UIKitMisuse.Kind?

  init(rule: Rule, words: String, misuse: UIKitMisuse.Kind? = nil) {
    self.rule = rule
    self.words = words
    self.misuse = misuse
  }

  /// Whether the other may well have the same cause.
  func isAlike(_ other: Violation) -> Bool { rule == other.rule && misuse == other.misuse }

  var description: String { "\(rule.rawValue): \(words)" }
}
