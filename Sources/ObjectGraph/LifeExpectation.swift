/// Whether an object should be alive, as far as the caller knows.
public enum LifeExpectation: String, Hashable, Sendable, Codable {
  /// On screen, or otherwise in use: its holders do right.
  case expectedAlive
  /// Departed: whatever holds it is suspect.
  case expectedGone
  /// Not known.
  case unknown
}
