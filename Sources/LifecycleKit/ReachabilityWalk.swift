import Controllers

/// The walks of one scan: up from a suspect towards a root, and down over all that hangs below it.
///
/// Verdicts are remembered for the length of the scan, so that suspects above and below each other are
/// not walked twice. Iterative both ways.
@MainActor struct ReachabilityWalk {
  private let exemptions: ScanExemptions
  private var verdicts: [ControllerID: Bool] = [:]
  private var collected: Set<ControllerID> = []

  init(exemptions: ScanExemptions) {
    self.exemptions = exemptions
  }

  /// Whether parents and presenters lead from the controller to a window's root or a declared cache.
  ///
  /// - Complexity: O(links above), less for what was walked before.
  mutating func isTied(_ controller: ViewController) -> Bool {
    var path: [ControllerID] = []
    var waiting = [controller]
    var tied = false
    while let current = waiting.popLast() {
      if let verdict = verdicts[current.id] {
        if verdict { tied = true } else { continue }
      }
      let links = current.linksUp
      if tied || links.isRoot || exemptions.isCached(current) {
        tied = true
        break
      }
      path.append(current.id)
      verdicts[current.id] = false
      if let presenter = links.presenter { waiting.append(presenter) }
      if let parent = links.parent { waiting.append(parent) }
    }
    if tied { for id in path { verdicts[id] = true } }
    return tied
  }

  /// Adds an untied controller, and all below it that is not a cache of its own, to `untied`, each once.
  mutating func collect(from controller: ViewController, into untied: inout [ViewController]) {
    var waiting = [controller]
    while let current = waiting.popLast() {
      guard !exemptions.isCached(current), collected.insert(current.id).inserted else { continue }
      verdicts[current.id] = false
      untied.append(current)
      waiting.append(contentsOf: current.linksDown)
    }
  }
}
