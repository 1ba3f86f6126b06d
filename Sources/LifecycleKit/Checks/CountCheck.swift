import LeakDetection
import ObjectGraph
import Synchronization
import UIKitCore
import VirtualTime

/// The check by numbers: are more controllers of a type alive than there is reason for?
///
/// Every controller of the simulation is counted by its dynamic type, in `Simulation.counts`. One is
/// expected from the moment it joins until it departs, and again when it comes back (as in Android's
/// StrictMode), so what is alive beyond the expected number has left: the first leaked instance is
/// one too many, not only the second. Holds no controller.
///
/// Numbers are always there to be read; they are judged when `judgesControllers` is true. Objects of
/// `LeakDetectable` classes, and controllers of such a class against its maximum, are judged either way.
@MainActor public final class CountCheck: ScreenCheck, DeallocationAware {
  // Unchecked, as in the other checks: run-time checks of exclusive access would add some 5 % to a push and a pop.

  /// Whether a controller that is alive beyond its type's expected number, `delay` after it departed, is
  /// reported. False by default, because the delayed check reports the same ones. Concerns departures to come.
  @exclusivity(unchecked) public var judgesControllers = false

  /// How long a departed controller may live on, and for how long a type of controllers may exceed its
  /// maximum, in virtual time: old and new overlap in a transition. 2 s by default, as in the delayed check.
  public var delay: Duration {
    get { grace.withLock { $0 } }
    set { grace.withLock { $0 = newValue } }
  }

  /// Behind a lock, because a number may exceed its limit on any thread.
  private let grace = Mutex(Duration.seconds(2))

  /// When an excess that begins now is to be judged.
  nonisolated func deadline(of excess: ExcessNews, at now: VirtualInstant) -> VirtualInstant {
    switch excess.source {
    case .token: now
    case .simulation: now.advanced(by: max(grace.withLock { $0 }, .zero))
    }
  }

  private struct Member {
    let ticket: InstanceTicket
    var hasDeparted = false
  }

  var onFinding: (CheckFinding) -> Void = { _ in }
  /// Called when a number that was found too high is within its limit again.
  var onSettled: (CountedSubject, VirtualInstant) -> Void = { _, _ in }
  /// Called with each counted object that is gone.
  var onRelease: (InstanceRelease, VirtualInstant) -> Void = { _, _ in }

  var isSwitchedOff = false {
    didSet {
      counts.isEnabled = !isSwitchedOff
      if isSwitchedOff { ledger.cancelAll(because: Self.switchedOff) }
    }
  }

  let counts = InstanceCounts()
  let news: PendingCountReports
  package let environment: Environment
  private let ledger: ExpectationLedger
  /// By identity, from joining to its end; without the newest.
  @exclusivity(unchecked) private var members = PagedTable<Member>()
  /// The member that joined last: most screens go before the next one comes, and then the table has nothing to do.
  @exclusivity(unchecked) private var newest: (id: InstanceID, member: Member)?

  init(environment: Environment) {
    self.environment = environment
    news = PendingCountReports(raising: environment.otherNews)
    ledger = ExpectationLedger(clock: environment.clock) { _ = environment.upToDate }
    environment.scope = counts
    observeCounts()
  }

  package func controllerDidJoin(_ controller: UIViewController) {
    guard
      let ticket = counts.enter(
        type(of: controller), at: ObjectAddress(of: controller), by: .simulation, isExpected: true)
    else { return }
    if let newest { members[newest.id.rawValue] = newest.member }
    newest = (controller.id, Member(ticket: ticket))
  }

  private func member(_ id: InstanceID) -> Member? {
    if let newest, newest.id == id { return newest.member }
    return members[id.rawValue]
  }

  /// Notes whether a member has departed.
  private func set(_ member: Member, _ id: InstanceID, departed hasDeparted: Bool) {
    let changed = Member(ticket: member.ticket, hasDeparted: hasDeparted)
    if newest?.id == id { newest = (id, changed) } else { members[id.rawValue] = changed }
  }

  /// Whether a controller is alive. One that joined while this check was off counts as not alive.
  func isAlive(_ id: InstanceID) -> Bool { member(id) != nil }

  package func controllerDidDepart(_ controller: UIViewController, _ departure: ScreenDeparture) {
    guard let member = member(controller.id), !member.hasDeparted else { return }
    set(member, controller.id, departed: true)
    counts.adjustExpected(member.ticket, by: -1)
    guard judgesControllers else { return }
    ledger.expect(
      controller.id.rawValue, departed(by: departure), controller.backReference,
      at: departure.instant, within: delay)
  }

  package func controllerDidReturn(_ controller: UIViewController) {
    guard let member = member(controller.id), member.hasDeparted else { return }
    set(member, controller.id, departed: false)
    counts.adjustExpected(member.ticket, by: 1)
    ledger.cancel(controller.id.rawValue, because: "came back")
  }

  package func controllerDidDeallocate(_ id: InstanceID, at instant: VirtualInstant) {
    guard let member = member(id) else { return }
    if newest?.id == id { newest = nil } else { members[id.rawValue] = nil }
    counts.leave(member.ticket, isExpected: !member.hasDeparted)
    ledger.noteDeallocation(of: id.rawValue, at: instant)
  }

  package func applicationDidMove(toBackground isInBackground: Bool) {
    isInBackground ? ledger.pause() : ledger.resume()
  }

  /// Reports whether a controller is one too many of its type.
  private func departed(by departure: ScreenDeparture) -> DepartedControllers {
    DepartedControllers(departure, in: environment) { [weak self] departed, record in
      let id = InstanceID(record.number)
      guard let self, let row = (member(id)?.ticket).map(counts.row) else { return }
      let surplus = InstanceSurplus(
        subject: row.name, live: row.live, most: row.expected ?? 0, limit: .expected)
      guard surplus.count > 0 else { return }
      onFinding(departed.finding(.instanceCount(surplus), of: record))
    }
  }
}

/// Has objects that are made inside a simulation counted there.
extension InstanceCounts: PerformingScope {}

extension CountCheck {
  /// Has the counts told of here. Whatever is counted holds the counts, and must not hold the clock and all
  /// that waits on it: this is held weakly, not the clock, which a weak reference would make slower to retain.
  /// They may be told on any thread, so what they tell is posted, and read
  /// with the clock's turn or when results are read before.
  func observeCounts() {
    let news = news
    counts.report(
      excess: { [weak self] excess in
        guard let self else { return }
        let clock = environment.clock
        let deadline = deadline(of: excess, at: clock.now)
        clock.scheduleInBackground("instance count", at: deadline) { [weak self] in
          guard let self else { return }
          upToDate.counts.judge(excess)
          readNews()
        }
      },
      judged: { [weak self] found in
        guard let clock = self?.environment.clock else { return }
        news.post(.surplus(found), at: clock.now)
        clock.scheduleInBackground("instance count", at: clock.now) { [weak self] in
          self?.readNews()
        }
      },
      settled: { [weak self] subject in
        if let self { news.post(.settled(subject), at: environment.clock.now) }
      },
      release: { [weak self] release in
        if let self { news.post(.release(release), at: environment.clock.now) }
      })
  }

  /// Takes in what became of counted objects up to an instant.
  func readNews(upTo limit: VirtualInstant = .latest) {
    for (instant, item) in news.take(upTo: limit) {
      switch item {
      case .surplus(let found): emit(found, at: instant)
      case .settled(let subject): onSettled(subject, instant)
      case .release(let release): onRelease(release, instant)
      }
    }
  }

  /// A number is beyond a maximum, or beyond what was expected by hand.
  private func emit(_ found: CountedSurplus, at instant: VirtualInstant) {
    guard !isSwitchedOff else { return }
    onFinding(
      CheckFinding(
        subject: .counted(found.subject), name: found.surplus.subject,
        typeName: found.surplus.subject,
        address: counts.oldestSurplus(of: found.subject), since: instant, foundAt: instant,
        evidence: .instanceCount(found.surplus)))
  }
}

/// The news of the counts, from any thread, for the main actor to read.
final class PendingCountReports: Sendable {
  enum Item: Sendable {
    case release(InstanceRelease)
    /// A number was judged to be beyond its limit.
    case surplus(CountedSurplus)
    /// A number that was told of is within its limit again.
    case settled(CountedSubject)
  }

  private let items = Mutex<[(instant: VirtualInstant, item: Item)]>([])
  private let flag: DeallocationFlag

  init(raising flag: DeallocationFlag) {
    self.flag = flag
  }

  func post(_ item: Item, at instant: VirtualInstant) {
    items.withLock { $0.append((instant, item)) }
    flag.raise()
  }

  /// Takes what happened up to an instant.
  func take(upTo limit: VirtualInstant) -> [(instant: VirtualInstant, item: Item)] {
    items.withLock { items in
      if items.isEmpty { return [] }
      let taken = items.filter { $0.instant <= limit }
      items.removeAll { $0.instant <= limit }
      return taken
    }
  }
}

/// Values by number. Numbers are given one after the other; what was taken out leaves no memory behind, save eight
/// bytes for some hundreds of numbers.
struct PagedTable<Value> {
  private struct Page {
    var values: [Value?] = []
    var count = 0

    mutating func set(_ value: Value?, at place: Int) {
      while values.count <= place { values.append(nil) }
      count += (value == nil ? 0 : 1) - (values[place] == nil ? 0 : 1)
      values[place] = value
    }
  }

  private static var pageSize: Int { 256 }

  private var pages: [Page] = []

  /// The value of a number. - Complexity: O(1).
  subscript(number: UInt32) -> Value? {
    get {
      let (page, place) = Int(number).quotientAndRemainder(dividingBy: Self.pageSize)
      guard page < pages.count, place < pages[page].values.count else { return nil }
      return pages[page].values[place]
    }
    set {
      let (page, place) = Int(number).quotientAndRemainder(dividingBy: Self.pageSize)
      if newValue == nil, page >= pages.count || place >= pages[page].values.count { return }
      while pages.count <= page {
        forgetIfEmpty(pages.count - 1)
        pages.append(Page())
      }
      pages[page].set(newValue, at: place)
      if page < pages.count - 1 { forgetIfEmpty(page) }
    }
  }

  /// The last page is kept: its next number may come at once.
  private mutating func forgetIfEmpty(_ page: Int) {
    if pages.indices.contains(page), pages[page].count == 0 { pages[page].values = [] }
  }
}
