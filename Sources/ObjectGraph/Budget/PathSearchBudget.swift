#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much of a heap a search may look at, and for how long, before it says that it was cut.
///
/// One budget is spent by one search: every search starts anew. Objects are counted exactly, time
/// is looked at once in about a thousand references, so a search overruns its time by microseconds.
public struct PathSearchBudget: Sendable {
  /// The most objects met, the roots included.
  public var objectLimit: Int
  /// The most time spent, on the budget's clock; without one, the time that a processor works for the
  /// thread that searches, so that a busy machine changes no answer.
  public var timeLimit: Duration

  private let readTime: @Sendable () -> Duration

  /// A budget of objects and of the processor's time.
  public init(objectLimit: Int = 2_000_000, timeLimit: Duration = .seconds(1)) {
    self.init(objectLimit: objectLimit, timeLimit: timeLimit) { ProcessorTime.ofThisThread }
  }

  /// A budget on the given clock; tests pass a made-up one.
  public init<C: Clock>(
    objectLimit: Int = 2_000_000, timeLimit: Duration = .seconds(1), clock: C
  ) where C.Duration == Duration {
    let origin = clock.now
    self.init(objectLimit: objectLimit, timeLimit: timeLimit) { origin.duration(to: clock.now) }
  }

  /// A budget whose time is read from a closure: the time since any fixed moment.
  public init(
    objectLimit: Int, timeLimit: Duration, readTime: @escaping @Sendable () -> Duration
  ) {
    self.objectLimit = objectLimit
    self.timeLimit = timeLimit
    self.readTime = readTime
  }

  /// Everything, however long it takes.
  public static var unlimited: PathSearchBudget {
    PathSearchBudget(objectLimit: .max, timeLimit: .seconds(Int64.max)) { .zero }
  }

  package func startMeter() -> BudgetMeter {
    BudgetMeter(
      objectLimit: min(objectLimit, VisitedTable.capacityLimit), timeLimit: timeLimit,
      readTime: readTime)
  }
}

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

/// How long processors have worked for the current thread.
///
/// The time budget of a search is measured by it. On a machine that is busy with other work, a search takes
/// longer but finds the same.
enum ProcessorTime {
  static var ofThisThread: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
