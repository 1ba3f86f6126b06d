/// A line that a run of checks writes: first the announcement of a check, then its result.
package struct CheckLine: Codable, Equatable, Sendable {
  /// The check's place among the checks; their number when all have run.
  package var check: Int
  /// The claim of the check; for an answer the letter that was given.
  package var claim = ""
  /// `passed`, `feature`, `leak` or `answer`; `nil` in an announcement.
  package var result: String?
  /// The exercise's own sentence about a failure of the check.
  package var why = ""
  /// The path of what still leaks, or another detail.
  package var path = ""
  /// The names of the types of the objects that are alive.
  package var types: [String] = []

  package init(check: Int, claim: String = "", why: String = "") {
    (self.check, self.claim, self.why) = (check, claim, why)
  }
}
