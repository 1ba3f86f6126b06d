import LeakDetection
import ObjectGraph
import UIKitCore
import VirtualTime

extension Simulation {
  /// Notes that the test's own code has returned. Objects that are deallocated between this call and the verdict of
  /// `conclude()` are deallocated with the test.
  package func noteEndOfTest() { holderSearch.testScope.end = endOfTest }

  /// The end of the test's own code: the noted one, or now.
  var endOfTest: TestScope.End {
    holderSearch.testScope.end
      ?? TestScope.End(
        instant: clock.now, reportCount: leaks.count,
        openSubjects: Set(leaks.filter(\.isOpen).map(\.subject)))
  }

  /// Whether the running test alone holds the object of a search, through its test case or its task.
  ///
  /// While the test runs, an object that it holds is a holder like any other. When the test is over, objects that only
  /// such holders keep count as deallocated.
  package func isHeldByTest(_ retention: ObjectRetention) -> Bool {
    isHeldByTest(
      retention, besides: Set(leaks.filter { $0.aftermath == .heldByTest }.map(\.subject)))
  }

  /// Whether no holder of a search's object is known but the test, so that a variable of the test may hold it.
  package func mayBeHeldByTest(_ retention: ObjectRetention) -> Bool {
    holderSearch.testScope.holdsAlone(retention, isVictim: { _ in false })
  }

  private func isHeldByTest(_ retention: ObjectRetention, besides held: Set<String>) -> Bool {
    let scope = holderSearch.testScope
    guard let path = retention.path else { return false }
    if case .elsewhere = path.origin { return held.contains(path.start.name) }
    return scope.leads(to: retention)
      && (scope.isOver || scope.holdsAlone(retention, isVictim: held.contains))
  }

  /// Marks the reports of objects that only the running test holds, or held when its scope ended.
  ///
  /// An object that was deallocated with the scope is judged by its holder when it was found. An object that is alive
  /// is judged by its holder now.
  /// - Parameters:
  ///   - end: Where the own code of the test ended.
  ///   - judgement: When the wait for the verdict began.
  func noteHeldByTest(since end: TestScope.End, until judgement: VirtualInstant) {
    guard holderSearch.testScope.isOfTest else { return }
    let reports = leaks
    // The holders of living objects, by the positions of their reports.
    var retentions: [Int: ObjectRetention] = [:]
    var held: Set<String> = []
    var before = -1
    // An object may be kept by one that is reported later.
    while held.count > before {
      before = held.count
      for (position, report) in reports.enumerated() where !held.contains(report.subject) {
        let isHeld =
          report.isDeallocated(in: end.instant...judgement)
          ? wasHeldByTest(report, until: end, besides: held)
          : isHeldByTest(
            report, isFoundAtEnd: position >= end.reportCount, besides: held, &retentions[position])
        guard isHeld else { continue }
        records.noteHeldByTest(at: position)
        held.insert(report.subject)
      }
    }
  }

  /// Whether nothing but the test held an object when it was found, and the object was deallocated with the test.
  ///
  /// A static that was cleared after the test's own code counts as the test's, if it held the object directly.
  private func wasHeldByTest(
    _ report: LeakReport, until end: TestScope.End, besides held: Set<String>
  ) -> Bool {
    if report.hasNeverDeparted { return true }
    // Without a search nothing tells whether an object of the program held it.
    guard let retention = report.retention else { return false }
    let scope = holderSearch.testScope
    return scope.holdsAlone(retention, isVictim: held.contains)
      || end.openSubjects.contains(report.subject) && scope.isHeldByGlobal(retention)
  }

  /// Whether a living object is held by the test alone.
  private func isHeldByTest(
    _ report: LeakReport, isFoundAtEnd: Bool, besides held: Set<String>,
    _ known: inout ObjectRetention?
  ) -> Bool {
    guard report.isOpen, !holderSearch.testScope.roots.isEmpty,
      let retention = known ?? address(of: report.subject).map(retention(ofObjectAt:))
    else { return false }
    known = retention
    if report.hasNeverDeparted, holderSearch.testScope.leads(to: retention) { return true }
    // An object that an object of the test kept while the test ran is a leak, also if that is cleared later.
    if !isFoundAtEnd, let found = report.retention, found.path != nil,
      !holderSearch.testScope.holdsAlone(found, isVictim: held.contains)
    {
      return false
    }
    return isHeldByTest(retention, besides: held)
  }

  private func address(of subject: String) -> ObjectAddress? {
    unreachableAddresses[subject]
      ?? delayedCheck.outlivingObjects.first { delayedCheck.objects.name(at: $0) == subject }
  }
}

extension LeakReport {
  /// Whether its subject was deallocated within a span of time.
  func isDeallocated(in span: ClosedRange<VirtualInstant>) -> Bool {
    if case .deallocated(let instant) = aftermath { span.contains(instant) } else { false }
  }

  /// Whether only the scan reports it, as it does a controller that was linked and never shown.
  fileprivate var hasNeverDeparted: Bool { departure == nil && foundBy == [.reachabilityScan] }
}
