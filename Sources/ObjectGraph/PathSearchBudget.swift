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
