import LiveObjects

/// What is asked about.
final class Subject {}

/// Where a subject is kept that has a holder.
enum Desk {
  nonisolated(unsafe) static var subject: Subject?
}

/// The questions asked so far, and those whose answers were wrong.
struct Answers: CustomStringConvertible {
  private(set) var count = 0
  private(set) var wrong: [String] = []
  private(set) var incompleteCount = 0

  /// Asks about an object that a static holds, and about one that nothing on the heap does.
  mutating func ask() {
    Desk.subject = Subject()
    let held = Desk.subject.map { RetainingPaths.of($0) }
    note(held, isRight: held?.path?.origin == .root("static Desk.subject"))
    let unheld = Subject()
    let retention = RetainingPaths.of(unheld)
    note(retention, isRight: retention.path == nil)
    withExtendedLifetime(unheld) {}
  }

  private mutating func note(_ retention: ObjectRetention?, isRight: Bool) {
    count += 1
    if !isRight { wrong.append(retention?.text() ?? "nothing to ask about") }
    if retention?.unread != nil { incompleteCount += 1 }
  }

  var description: String {
    "\(count) answers, \(wrong.count) wrong, \(incompleteCount) of a heap with unread pages"
      + wrong.prefix(3).map { "\n\($0)" }.joined()
  }
}
