import UIKitCore
import ObjectGraph
import LiveObjects
import VirtualTime

/// The state-driven check: every few seconds, is each controller still reachable from a window's root?
///
/// From each watched controller the scan walks to the parent and the presenter (navigation and tab bar
/// controllers are parents) until it meets a window's root or a declared cache. A controller that is not
/// reachable has its fail count raised, one that is has it cleared, and one whose count exceeds `failureLimit`
/// is reported. This is Thumbtack's published scan; it needs no event, so it sees what was kept and never
/// left anything, such as a screen that was made ahead and not shown.
///
/// Watched is whatever was linked to a container, a presenter or a window, without the screen's help;
/// with `registersAtInit` also what was only created. Controllers are held weakly.
///
/// A scan costs O(unreachable controllers), not O(controllers alive): a controller enters the list
/// of suspects only when it loses a link or is linked below an unreachable one.
@MainActor public final class ReachabilityScan: ScreenCheck, DeallocationAware {
  /// The time between two scans. 5 s by default. Setting it begins a new period. Zero and less are refused, with
  /// the misuse `scanImpossible`: the period stays as it is.
  public var interval = Duration.seconds(5) {
    didSet {
      guard interval <= .zero else { return schedule() }
      let refused = interval
      interval = oldValue
      refuse("an interval of \(refused); the interval stays \(oldValue)")
    }
  }

  /// How many scans in a row may miss a controller without a report; the next one reports it.
  ///
  /// 2 by default: the published listing reports when the count is greater than 2, so at the third miss.
  /// (The published text speaks of two misses; the listing is what ran.)
  public var failureLimit = 2

  /// Whether scans take place by themselves. True by default; `run()` works either way.
  public var isPeriodic = true {
    didSet { schedule() }
  }

  // Unchecked, as in the other checks: run-time checks of exclusive access would add some 5 % to a push and a pop.

  /// Whether controllers are watched from their creation, inside the simulation's scope, and not only
  /// from their first link. False by default, because a screen that is made ahead of time is no leak.
  @exclusivity(unchecked) public var registersAtInit = false

  /// Whether the application is in the background. Rounds that fall due there are left out, not made up
  /// for: nothing that would let a screen go runs meanwhile. `run()` works either way.
  var isPaused = false

  /// Whether all checks of the simulation are. No scan takes place then; what becomes unreachable is kept in
  /// mind for later ones.
  var isSwitchedOff = false {
    didSet {
      schedule()
      if isSwitchedOff { misses = [:] }
    }
  }

  /// The number of scans so far.
  public private(set) var scanCount = 0

  /// The latest thousand scans, the oldest first.
  private(set) var rounds: [Round] = []

  /// A scan, as it is told of later.
  struct Round {
    let instant: VirtualInstant
    /// How many events were recorded before.
    let position: Int
    let failCounts: [(id: InstanceID, count: Int)]
  }

  private struct Suspect {
    let reference: BackReference<UIViewController>
    let id: InstanceID
  }

  /// Whether suspects are being counted, which asks the predicates of `ignore(because:where:)`.
  private var isCounting = false

  package let environment: Environment
  private var work: ScheduledVirtualWork?
  /// The instant of the next periodic scan; `nil` where there is none.
  private(set) var nextRound: VirtualInstant?
  @exclusivity(unchecked) private var suspects: [Suspect] = []
  @exclusivity(unchecked) private var compactionSize = 64
  private(set) var misses: [InstanceID: Misses] = [:]
  @exclusivity(unchecked) private(set) var exemptions = ScanExemptions()

  /// The scans in a row that missed a controller.
  struct Misses {
    var count: Int
    /// The first of them.
    let since: VirtualInstant
  }

  /// Called for each controller whose count exceeds the limit, at every scan while it does.
  var onFinding: (CheckFinding) -> Void = { _ in }

  init(environment: Environment) {
    self.environment = environment
    schedule()
  }

  deinit {
    work?.cancel()
  }

  private func schedule() {
    work?.cancel()
    (work, nextRound) = (nil, nil)
    guard isPeriodic, !isSwitchedOff else { return }
    nextRound = environment.clock.now.advanced(by: interval)
    work = environment.clock.scheduleInBackground("reachability scan", every: interval) {
      [weak self] in
      guard let self else { return }
      nextRound = environment.clock.now.advanced(by: interval)
      if !isPaused { run() }
    }
  }

  // MARK: - Exemptions

  /// Never counts controllers of a type, subclasses not included.
  public func ignore(_ type: UIViewController.Type, because reason: String) {
    exemptions.ignore(type, because: reason)
  }

  /// Never counts controllers for which `predicate` is true. The predicate is held by the scan. One that asks
  /// for a scan itself is refused that, with the misuse `scanImpossible`.
  public func ignore(
    because reason: String, where predicate: @escaping @MainActor (UIViewController) -> Bool
  ) {
    exemptions.ignore(because: reason, where: predicate)
  }

  /// The reasons given for what is ignored, in the order they were given.
  public var ignoreReasons: [String] { exemptions.reasons }

  /// Declares a controller to be kept on purpose: while declared it counts as a root, so it and all below
  /// it are passed. The declaration does not hold the controller, and makes it a watched one. What departs
  /// while declared has no expectation either; one that departed before has.
  public func declareCached(_ controller: UIViewController) {
    exemptions.declareCached(controller)
  }

  /// Takes back `declareCached(_:)`; the controller's count begins at nothing.
  public func endCaching(_ controller: UIViewController) {
    exemptions.endCaching(controller)
    controllerIsUnreachable(controller)
  }

  /// Whether the controller, or one above it, is declared to be kept on purpose.
  func isCached(_ controller: UIViewController) -> Bool {
    guard exemptions.hasCaches else { return false }
    var walk = ReachabilityWalk(exemptions: exemptions)
    return walk.isReachable(controller)
  }

  // MARK: - Suspects

  package func controllerDidJoin(_ controller: UIViewController) {
    if registersAtInit { controllerIsUnreachable(controller) }
  }

  package func applicationDidMove(toBackground isInBackground: Bool) { isPaused = isInBackground }

  package func controllerIsUnreachable(_ controller: UIViewController) {
    if suspects.count >= compactionSize {
      forgetDeadSuspects()
      compactionSize = max(64, suspects.count * 2)
    }
    suspects.append(Suspect(reference: controller.backReference, id: controller.id))
  }

  /// Most that are deallocated became unreachable last: one of them needs no sweep.
  package func controllerDidDeallocate(_ id: InstanceID, at instant: VirtualInstant) {
    if suspects.last?.id == id { suspects.removeLast() }
  }

  /// A loop and no `removeAll(where:)`, whose closure would ask for its actor at each suspect.
  private func forgetDeadSuspects() {
    var living: [Suspect] = []
    for suspect in suspects where suspect.reference.object != nil { living.append(suspect) }
    suspects = living
  }

  /// The living controllers that are unreachable right now, each once.
  var unreachableControllers: [UIViewController] {
    var walk = ReachabilityWalk(exemptions: exemptions)
    var unreachable: [UIViewController] = []
    for case let controller? in suspects.map(\.reference.object) where !walk.isReachable(controller)
    {
      walk.collect(from: controller, into: &unreachable)
    }
    return unreachable
  }

  // MARK: - Scanning

  /// Scans now, out of turn. Also called every `interval`. Does nothing while the simulation's checks are
  /// switched off.
  public func run() {
    guard !isSwitchedOff else { return }
    guard !isCounting else { return refuse("a scan from a predicate of the scan itself") }
    scanCount += 1
    for finding in upToDate.count() { onFinding(finding) }
  }

  private func refuse(_ what: String) {
    environment.report(.scanImpossible, by: "the reachability scan", "refused: " + what)
  }

  /// Remembers a scan for the report that lists it later.
  private func note(_ counted: [UIViewController]) {
    // Twice as many, so that not every scan moves all of them.
    if rounds.count >= 2 * Self.roundLimit { rounds.removeFirst(Self.roundLimit) }
    rounds.append(
      Round(
        instant: environment.clock.now, position: environment.log.count,
        failCounts: counted.map { ($0.id, misses[$0.id]?.count ?? 0) }))
  }

  /// Counts the misses of a scan.
  ///
  /// - Returns: those beyond the limit.
  private func count() -> [CheckFinding] {
    var walk = ReachabilityWalk(exemptions: exemptions)
    var unreachable: [UIViewController] = []
    var heads: Set<InstanceID> = []
    suspects = suspects.filter { suspect in
      guard let controller = suspect.reference.object, heads.insert(suspect.id).inserted,
        !walk.isReachable(controller)
      else { return false }
      walk.collect(from: controller, into: &unreachable)
      return true
    }
    isCounting = true
    // A copy, because a predicate may give another one.
    let rules = exemptions
    let counted = unreachable.filter { !rules.ignores($0) }
    isCounting = false
    let now = environment.clock.now
    misses = Dictionary(
      uniqueKeysWithValues: counted.map { controller in
        let before = misses[controller.id] ?? Misses(count: 0, since: now)
        return (controller.id, Misses(count: before.count + 1, since: before.since))
      })
    note(counted)
    return counted.compactMap { controller in
      guard let missed = misses[controller.id], missed.count > failureLimit else { return nil }
      let departure = controller.departure
      return CheckFinding(
        subject: .object(controller.id), name: controller.readableName,
        typeName: environment.names.typeName(of: controller.id),
        address: ObjectAddress(of: controller),
        departure: departure, since: departure?.instant ?? missed.since, foundAt: now,
        evidence: .reachabilityScan(missedScans: missed.count))
    }
  }
}
