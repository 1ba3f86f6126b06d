import LifecycleKit

/// The published scan, word for word and without a thought to its cost: the judge of ours.
///
/// Every controller that was linked once is kept weakly. A scan drops those that are gone; from each of
/// the others it asks the parent, the navigation controller, the tab bar controller and the presenting
/// controller, and theirs, for a window's root. Found, the count is zero; not found, it is one more; above
/// the limit the controller is reported.
@MainActor final class PublishedScan {
  struct Entry {
    weak var controller: UIViewController?
    let name: String
    var failCount = 0
  }

  var limit = 2
  private(set) var entries: [Entry] = []
  private(set) var reported: Set<String> = []

  func register(_ controller: UIViewController) {
    guard !entries.contains(where: { $0.controller === controller }) else { return }
    entries.append(Entry(controller: controller, name: controller.readableName))
  }

  func scan(roots: [UIViewController], isIgnored: (UIViewController) -> Bool) {
    entries.removeAll { $0.controller == nil }
    for index in entries.indices {
      guard let controller = entries[index].controller else { continue }
      var asked: Set<ObjectIdentifier> = []
      if isIgnored(controller) || reaches(controller, roots, &asked) {
        entries[index].failCount = 0
      } else {
        entries[index].failCount += 1
        if entries[index].failCount > limit { reported.insert(entries[index].name) }
      }
    }
  }

  private func reaches(
    _ controller: UIViewController, _ roots: [UIViewController],
    _ asked: inout Set<ObjectIdentifier>
  ) -> Bool {
    guard asked.insert(ObjectIdentifier(controller)).inserted else { return false }
    if roots.contains(where: { $0 === controller }) { return true }
    let above = [
      controller.parent, controller.navigationController, controller.tabBarController,
      controller.presentingViewController,
    ]
    for case let next? in above where reaches(next, roots, &asked) { return true }
    return false
  }
}
