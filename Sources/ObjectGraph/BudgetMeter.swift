/// A budget while it is being spent, by one walk or by several in a row.
package struct BudgetMeter {
  package static var referencesBetweenReadings: Int { 1024 }

  private let objectLimit: Int
  private let timeLimit: Duration
  private let readTime: () -> Duration
  private let start: Duration
  private var referencesUntilReading = 0
  package private(set) var objectCount = 0
  package private(set) var exceeded: PathSearchCut.Reason?

  init(objectLimit: Int, timeLimit: Duration, readTime: @escaping () -> Duration) {
    self.objectLimit = objectLimit
    self.timeLimit = timeLimit
    self.readTime = readTime
    start = readTime()
  }

  /// Whether the next object is one too many.
  package var isOutOfObjects: Bool { objectCount >= objectLimit }

  /// Pays for one more object; false when the budget does not reach.
  package mutating func spendObject() -> Bool {
    if isOutOfObjects {
      exceeded = .objectLimit(objectLimit)
      return false
    }
    objectCount += 1
    return true
  }

  /// Pays for looking at references; false when the time is over.
  package mutating func spendTime(references: Int = 1) -> Bool {
    referencesUntilReading -= references
    if referencesUntilReading > 0 { return true }
    referencesUntilReading = Self.referencesBetweenReadings
    if readTime() - start <= timeLimit { return true }
    exceeded = .timeLimit(timeLimit)
    return false
  }
}
