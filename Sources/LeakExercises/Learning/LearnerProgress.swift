import ObjectGraph

/// How far a learner has come. It is kept in the learner's folder.
package struct LearnerProgress: Codable, Equatable, Sendable {
  /// The state of one exercise.
  package struct Entry: Codable, Equatable, Sendable {
    package var isSolved = false
    /// How many edited texts were judged.
    package var attempts = 0
    /// How many hints were shown.
    package var hints = 0
    /// A sum of the text that was judged last, so that the same text is no further attempt.
    var lastText: UInt64?

    package init() {}
  }

  /// The exercise that the learner is at.
  package var current = 1
  private var entries: [Int: Entry] = [:]

  package init() {}

  package subscript(exercise: Exercise) -> Entry {
    get { entries[exercise.number] ?? Entry() }
    set { entries[exercise.number] = newValue }
  }

  /// All attempts.
  package var attempts: Int { entries.values.reduce(0) { $0 + $1.attempts } }

  /// Notes the verdict about a text.
  package mutating func note(_ verdict: ExerciseVerdict, on text: String, of exercise: Exercise) {
    let sum = StableHash.fnv1a(text.utf8)
    // The task as it was handed out is no attempt.
    if self[exercise].lastText != sum, text != exercise.task { self[exercise].attempts += 1 }
    self[exercise].lastText = sum
    if verdict.isSolved { self[exercise].isSolved = true }
  }

  /// The first exercise after one that is not solved, or else the first at all.
  package func next(after exercise: Exercise, in shelf: Shelf) -> Exercise? {
    let open = shelf.exercises.filter { !self[$0].isSolved }
    return open.first { $0.number > exercise.number } ?? open.first
  }

  /// The numbers that are not solved, in words: `1 to 24, 30`.
  package func open(in shelf: Shelf) -> String {
    runs(of: shelf.exercises.filter { !self[$0].isSolved }.map(\.number)).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }.joined(separator: ", ")
  }
}
