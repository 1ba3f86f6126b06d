import UIKitCore

/// The walks of one scan: up from a suspect towards a root, and down over all that hangs below it.
///
/// Verdicts are remembered for the length of the scan, so that suspects above and below each other are
/// not walked twice. Iterative both ways.
@MainActor struct ReachabilityWalk {
  private let exemptions: ScanExemptions
  private var verdicts: [InstanceID: Bool] = [:]
  private var collected: Set<InstanceID> = []

  init(exemptions: ScanExemptions) {
    self.exemptions = exemptions
  }

  /// Whether parents and presenters lead from the controller to a window's root or a declared cache.
  ///
  /// - Complexity: O(links above), less for what was walked before.
  mutating func isReachable(_ controller: UIViewController) -> Bool {
    if let verdict = verdicts[controller.id] { return verdict }
    var asked: Set<InstanceID> = [controller.id]
    var waiting = [controller]
    while let current = waiting.popLast() {
      let links = current.linksUp
      if links.isRoot || exemptions.isCached(current) || verdicts[current.id] == true {
        verdicts[controller.id] = true
        return true
      }
      if verdicts[current.id] == false { continue }
      for case let above? in [links.presenter, links.parent] where asked.insert(above.id).inserted {
        waiting.append(above)
      }
    }
    // All that was asked is above this one and leads no further than this one does.
    for id in asked { verdicts[id] = false }
    return false
  }

  /// Adds an untied controller, and all below it that is not tied by another link, to `untied`, each once.
  mutating func collect(from controller: UIViewController, into untied: inout [UIViewController]) {
    var waiting = [controller]
    while let current = waiting.popLast() {
      guard !isReachable(current), collected.insert(current.id).inserted else { continue }
      untied.append(current)
      waiting.append(contentsOf: current.linksDown)
    }
  }
}
