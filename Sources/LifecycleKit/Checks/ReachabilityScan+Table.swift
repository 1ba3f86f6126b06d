import UIKitCore

extension ReachabilityScan {
  /// One watched controller at the moment of asking.
  public struct Watched: Hashable, Sendable {
    /// The readable name.
    public var name: String
    /// How many scans in a row missed it.
    public var failCount: Int
    /// Whether it can be tied to a window's root or a declared cache.
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
  ///     scan 3: 2 watched, 1 untied, failure limit 2
  ///     fails  controller
  ///         0  Home#1
  ///         3  Profile#1  untied
  public func table() -> String {
    let watched = watched
    let untied = watched.filter { !$0.isReachable }.count
    var lines = [
      "scan \(scanCount): \(watched.count) watched, \(untied) untied, failure limit \(failureLimit)",
      "fails  controller",
    ]
    for entry in watched {
      let count = String(entry.failCount)
      let padding = String(repeating: " ", count: max(0, 5 - count.count))
      lines.append("\(padding)\(count)  \(entry.name)\(entry.isReachable ? "" : "  untied")")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The identities of all watched controllers that are alive.
  var knownControllers: [InstanceID] { Array(linkedControllers.keys) }

  private var linkedControllers: [InstanceID: (controller: UIViewController, isReachable: Bool)] {
    var controllers: [InstanceID: (controller: UIViewController, isReachable: Bool)] = [:]
    for controller in untiedControllers { controllers[controller.id] = (controller, false) }
    for root in tiedRoots {
      root.forEachBelow { controllers[$0.id] = ($0, true) }
    }
    return controllers
  }

  private var tiedRoots: [UIViewController] {
    let windows = environment.application?.object?.allWindows ?? []
    return windows.compactMap(\.rootViewController).filter(\.isReachable) + exemptions.livingCaches
  }
}
