import UIKitCore
import VirtualTime

extension ReachabilityScan {
  /// A scan and what it counted, with names.
  package struct NamedRound: Sendable {
    package var instant: VirtualInstant
    /// How many of the events that are kept came before.
    package var position: Int
    /// The screens that it missed, each with how many scans in a row had by then.
    package var failCounts: [(name: String, count: Int)]
  }

  /// The latest thousand scans, the oldest first.
  package var namedRounds: [NamedRound] {
    let start = environment.log.start
    return rounds.suffix(Self.roundLimit).map { round in
      NamedRound(
        instant: round.instant, position: max(round.position - start, 0),
        failCounts: round.failCounts.map { (environment.names.name(of: $0.id), $0.count) })
    }
  }

  /// The instant of the first periodic scan that may report a further controller; `nil` while no scan falls due.
  var firstReport: VirtualInstant? {
    guard let nextRound, !isPaused else { return nil }
    let most = misses.values.map(\.count).filter { $0 <= failureLimit }.max() ?? 0
    return nextRound.advanced(by: interval * min(max(failureLimit - most, 0), Self.farRounds))
  }

  /// As many rounds as no test waits for: a limit may be any number, and time has an end.
  private static let farRounds = 1_000_000

  /// The living controllers whose fail count the next scan raises beyond the limit.
  var atLimit: [InstanceID] {
    unreachableControllers.map(\.id).filter { (misses[$0]?.count ?? 0) == failureLimit }
  }

  static var roundLimit: Int { 1_000 }
}

extension ReachabilityScan {
  /// One watched controller at the moment of asking.
  public struct Watched: Hashable, Sendable {
    /// The readable name.
    public var name: String
    /// How many scans in a row missed it.
    public var failCount: Int
    /// Whether it is reachable from a window's root or a declared cache.
    public var isReachable: Bool
  }

  /// Every watched controller that is alive, in the order in which they joined.
  ///
  /// - Complexity: O(controllers alive), unlike a scan.
  public var watched: [Watched] {
    upToDate.linkedControllers.sorted { $0.key < $1.key }.map { id, entry in
      Watched(
        name: entry.controller.readableName, failCount: misses[id]?.count ?? 0,
        isReachable: entry.isReachable)
    }
  }

  /// The watched controllers and their fail counts, a line each.
  ///
  ///     scan 3: 2 watched, 1 unreachable, failure limit 2
  ///     fails  controller
  ///         0  Home#1
  ///         3  Profile#1  unreachable
  public func table() -> String {
    let watched = watched
    let unreachable = watched.filter { !$0.isReachable }.count
    var lines = [
      "scan \(scanCount): \(watched.count) watched, \(unreachable) unreachable, "
        + "failure limit \(failureLimit)",
      "fails  controller",
    ]
    for entry in watched {
      let count = String(entry.failCount).leftPadded(to: 5)
      lines.append("\(count)  \(entry.name)\(entry.isReachable ? "" : "  unreachable")")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The identities of all watched controllers that are alive.
  var knownControllers: [InstanceID] { Array(linkedControllers.keys) }

  private var linkedControllers: [InstanceID: (controller: UIViewController, isReachable: Bool)] {
    var controllers: [InstanceID: (controller: UIViewController, isReachable: Bool)] = [:]
    for controller in unreachableControllers { controllers[controller.id] = (controller, false) }
    for root in reachableRoots {
      root.forEachBelow { controllers[$0.id] = ($0, true) }
    }
    return controllers
  }

  private var reachableRoots: [UIViewController] {
    let windows = environment.application?.object?.allWindows ?? []
    return windows.compactMap(\.rootViewController).filter(\.isReachable) + exemptions.livingCaches
  }
}
