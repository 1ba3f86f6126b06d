import ObjectGraph
import Synchronization

/// How many instances of each type are alive, against how many should be.
///
/// Objects of `LeakDetectable` classes are counted from their `init` to their end, in the counts that are
/// `current` in that `init`; a simulation's also count its controllers. May be used from any thread. Holds
/// no object: it knows numbers, and where the living ones are.
///
/// Numbers are noted at once and judged at the end of a turn, so that a new object may be made before the
/// old one goes: in a simulation at the end of the clock's instant, elsewhere when `judge()` is called.
public final class InstanceCounts: Sendable {
  /// When a number beyond a limit is reported.
  public enum Judgement: Hashable, Sendable {
    /// At the end of the turn, if it is still beyond.
    case endOfTurn
    /// In the `init` that exceeds the limit, as LeakDetector does. Also fires where old and new overlap.
    case immediate
  }

  struct State {
    var types = CountedTypes()
    var isEnabled = true
    var judgement = Judgement.endOfTurn
    var onSurplus: (@Sendable (InstanceSurplus) -> Void)?
    var onExcess: (@Sendable (ExcessNews) -> Void)?
    var onJudged: (@Sendable (CountedSurplus) -> Void)?
    var onSettled: (@Sendable (CountedSubject) -> Void)?
    var onEntry: (@Sendable (ObjectAddress) -> Void)?
    var onRelease: (@Sendable (InstanceRelease) -> Void)?
  }

  let state = Mutex(State())

  /// Makes counts of nothing.
  public init() {}

  /// When a number beyond a limit is reported. At the end of the turn by default.
  public var judgement: Judgement {
    get { state.withLock { $0.judgement } }
    set { state.withLock { $0.judgement = newValue } }
  }

  /// Whether instances that are made are counted. True by default. What was counted before goes on to be
  /// taken off; what is made meanwhile is never counted.
  public var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set { state.withLock { $0.isEnabled = newValue } }
  }

  /// Called with each surplus that is reported, on the thread that judges; once, until it grows or is over.
  /// Held until replaced.
  public var onSurplus: (@Sendable (InstanceSurplus) -> Void)? {
    get { state.withLock { $0.onSurplus } }
    set { state.withLock { $0.onSurplus = newValue } }
  }

  /// Every type that was counted or is expected, by group and name.
  ///
  /// - Complexity: O(n log n) in the number of types.
  public var rows: [InstanceCount] { state.withLock { $0.types.rows() } }

  /// The row of a type, subclasses not included; `nil` where none was counted or expected.
  public subscript(type: AnyObject.Type) -> InstanceCount? {
    state.withLock { state in
      state.types.index(of: type).map { state.types.row(of: $0) }
    }
  }

  /// The row of an instance's type.
  package func row(of ticket: InstanceTicket) -> InstanceCount {
    state.withLock { $0.types.row(of: ticket.type) }
  }

  /// Called with each object that counts itself, in its `init`. Held until replaced.
  package var onEntry: (@Sendable (ObjectAddress) -> Void)? {
    get { state.withLock { $0.onEntry } }
    set { state.withLock { $0.onEntry = newValue } }
  }

  // MARK: - Coming and going

  /// Counts an instance, and one more as expected if it `isExpected`; `nil` when it is not counted here, or
  /// counted elsewhere. `most` are allowed from now on, where it says so.
  package func enter(
    _ type: AnyObject.Type, at address: ObjectAddress, by source: InstanceSource,
    isExpected: Bool = false, most: Int? = nil
  ) -> InstanceTicket? {
    let entry: (ticket: InstanceTicket, news: [ExcessNews])? = state.withLock { state in
      guard state.isEnabled else { return nil }
      let index = state.types.register(type, by: source)
      let number: Int? = state.types.change(index) { type in
        guard type.source == source else { return nil }
        if isExpected { type.adjustExpected(by: 1) }
        if let most { type.allowed = max(0, most) }
        return type.enter(at: address)
      }
      guard let number else { return nil }
      return (
        InstanceTicket(type: index, number: number), state.types.announceExcesses(with: index)
      )
    }
    guard let entry else { return nil }
    if source == .token { onEntry?(address) }
    tellOfExcess(entry.news)
    return entry.ticket
  }

  /// Takes an instance off that is gone, and one from the expected number if it `isExpected`.
  package func leave(_ ticket: InstanceTicket, isExpected: Bool = false) {
    let end = state.withLock { state -> End? in
      let told = state.types.told(with: ticket.type)
      let name = state.types.change(ticket.type) { type in
        if isExpected { type.adjustExpected(by: -1) }
        type.leave(ticket.number)
        return type.source == .token ? TypeName.of(type.type) : nil
      }
      if told.isEmpty, name == nil { return nil }
      return End(
        settled: told.filter { state.types.excess(of: $0)?.isUnderWay == false }, name: name,
        onSettled: state.onSettled, onRelease: state.onRelease)
    }
    guard let end else { return }
    for subject in end.settled { end.onSettled?(subject) }
    guard let name = end.name else { return }
    end.onRelease?(InstanceRelease(name: "\(name)#\(ticket.number)", typeName: name))
  }

  /// The news of an instance's deallocation.
  private struct End {
    var settled: [CountedSubject]
    /// The name of its type, where nothing else tells of its end.
    var name: String?
    var onSettled: (@Sendable (CountedSubject) -> Void)?
    var onRelease: (@Sendable (InstanceRelease) -> Void)?
  }

  // MARK: - Expected numbers

  /// Says how many instances of a type should be alive from now on. A number below 0 counts as 0.
  ///
  /// A simulation sets this for its controllers: one more when one joins, one less when it departs.
  public func expect(_ number: Int, of type: AnyObject.Type) {
    adjust(type) { _ in number }
  }

  /// Expects one instance more, such as when the screen that owns it comes.
  public func expectOneMore(of type: AnyObject.Type) {
    adjust(type) { $0 + 1 }
  }

  /// Expects one instance less, such as when the screen that owned it has gone.
  public func expectOneLess(of type: AnyObject.Type) {
    adjust(type) { $0 - 1 }
  }

  private func adjust(_ type: AnyObject.Type, _ change: (Int) -> Int) {
    let news = state.withLock { state in
      let index = state.types.register(type, by: .token)
      state.types.change(index) { type in
        type.expected = max(0, change(type.expected ?? 0))
        type.excess.update(type.judgedSurplus)
      }
      return state.types.announceExcesses(with: index)
    }
    tellOfExcess(news)
  }

  /// Also for types that are there already.
  package func adjustExpected(_ ticket: InstanceTicket, by difference: Int) {
    state.withLock { state in
      state.types.change(ticket.type) { $0.adjustExpected(by: difference) }
    }
  }
}

extension InstanceCounts {
  /// The counts that objects made by the running code belong to.
  @TaskLocal private static var scope = process

  /// Of the whole process: the counts of what is made in no other scope. There because an `init` has no
  /// other way to find any.
  public static let process = InstanceCounts()

  /// Where an object that is made right now is counted: the innermost `perform(_:)` of this task, or of the
  /// task that began it, else `process`. A simulation's `perform`, its time, and every call into its
  /// controllers is such a scope. Work that is handed to a queue or thread leaves it.
  public static var current: InstanceCounts { scope }

  // In a checked test the task has the scope already. To look is cheaper than to set it again.

  /// Runs `body` so that objects made in it, and in tasks begun in it, are counted here.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    if InstanceCounts.scope === self { return try body() }
    return try InstanceCounts.$scope.withValue(self) { try body() }
  }

  /// As `perform(_:)`, for what returns and throws nothing; a function of its own, because a generic one is
  /// dear across modules.
  package func performChange(_ change: () -> Void) {
    if InstanceCounts.scope === self { return change() }
    InstanceCounts.$scope.withValue(self) { change() }
  }

  /// As `perform(_:)`, for code that suspends; of another name, so that neither stands in for the other.
  package func performInTask<Result>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await InstanceCounts.$scope.withValue(self, operation: body)
  }
}

extension InstanceCounts {
  /// The counts as text, a line a type, sorted by group and name, for a look at what is alive.
  ///
  ///     live  max  total  allowed  expected  type
  ///        2    2      3        1         -  SessionModel  1 too many
  ///
  /// `max` is the most that were alive at once. (As LifetimeTracker's dashboard.)
  public func table() -> String {
    let (rows, limits) = state.withLock { state in
      let rows = state.types.rows()
      let groups = Set(rows.compactMap(\.group))
      return (rows, groups.map { ($0, state.types.groupMost($0) ?? 0) })
    }
    let most = Dictionary(uniqueKeysWithValues: limits)
    var lines = ["live  max  total  allowed  expected  type"]
    var group: String?
    for row in rows {
      if let name = row.group, name != group {
        let live = rows.filter { $0.group == name }.reduce(0) { $0 + $1.live }
        let allowed = most[name] ?? 0
        lines.append(
          Self.line([String(live), "", "", String(allowed), ""], name + ":", live - allowed))
      }
      group = row.group
      let numbers: [Int?] = [row.live, row.peak, row.total, row.allowed, row.expected]
      let words = numbers.map { number in number.map { "\($0)" } ?? "-" }
      lines.append(Self.line(words, (group == nil ? "" : "  ") + row.name, row.surplus))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ numbers: [String], _ name: String, _ surplus: Int) -> String {
    let columns = zip(numbers, [4, 5, 7, 9, 10]).map { $0.leftPadded(to: $1) }
    return columns.joined() + "  " + name + (surplus > 0 ? "  \(surplus) too many" : "")
  }
}
