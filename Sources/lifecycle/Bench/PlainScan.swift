import LifecycleKit

/// The published reachability scan, taken literally: every controller is visited at every scan.
///
/// It does no more than a measurement needs. The tests' `PublishedScan`, which judges verdicts, asks for all ways up
/// and keeps names: measured against that one, ours would look better than it is.
@MainActor final class PlainScan {
  private struct Entry {
    weak var controller: UIViewController?
    var failCount = 0
  }

  private var entries: [Entry] = []
  private let windows: [UIWindow]
  private(set) var reportCount = 0

  init(windows: [UIWindow]) {
    self.windows = windows
  }

  func register(_ controller: UIViewController) {
    entries.append(Entry(controller: controller))
  }

  /// Drops the deallocated, and for each other walks up; reports those that were missed more than twice.
  func scan() {
    entries.removeAll { $0.controller == nil }
    for index in entries.indices {
      guard let controller = entries[index].controller else { continue }
      if isReachable(controller) {
        entries[index].failCount = 0
      } else {
        entries[index].failCount += 1
        if entries[index].failCount > 2 { reportCount += 1 }
      }
    }
  }

  private func isReachable(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      if windows.contains(where: { $0.rootViewController === candidate }) { return true }
      current =
        candidate.parent ?? candidate.navigationController ?? candidate.tabBarController
        ?? candidate.presentingViewController
    }
    return false
  }
}
