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

  /// Adds an unreachable controller, and all below it that no other link reaches, to `unreachable`, each once.
  mutating func collect(
    from controller: UIViewController, into unreachable: inout [UIViewController]
  ) {
    var waiting = [controller]
    while let current = waiting.popLast() {
      guard !isReachable(current), collected.insert(current.id).inserted else { continue }
      unreachable.append(current)
      waiting.append(contentsOf: current.linksDown)
    }
  }
}

/// The controllers that the scan passes over: ignored types, ignored by predicate, and declared caches.
@MainActor struct ScanExemptions {
  private struct Rule {
    var reason: String
    var matches: @MainActor (UIViewController) -> Bool
  }

  private var ignoredTypes: Set<ObjectIdentifier> = []
  private var rules: [Rule] = []
  private var cached: [InstanceID: BackReference<UIViewController>] = [:]
  private(set) var reasons: [String] = []

  mutating func ignore(_ type: UIViewController.Type, because reason: String) {
    ignoredTypes.insert(ObjectIdentifier(type))
    reasons.append(reason)
  }

  mutating func ignore(
    because reason: String, where predicate: @escaping @MainActor (UIViewController) -> Bool
  ) {
    rules.append(Rule(reason: reason, matches: predicate))
    reasons.append(reason)
  }

  mutating func declareCached(_ controller: UIViewController) {
    cached = cached.filter { $0.value.object != nil }
    cached[controller.id] = controller.backReference
  }

  mutating func endCaching(_ controller: UIViewController) {
    cached[controller.id] = nil
  }

  var livingCaches: [UIViewController] { cached.values.compactMap(\.object) }

  /// Whether any was declared and not ended, alive or not.
  var hasCaches: Bool { !cached.isEmpty }

  func isCached(_ controller: UIViewController) -> Bool {
    !cached.isEmpty && cached[controller.id] != nil
  }

  func ignores(_ controller: UIViewController) -> Bool {
    ignoredTypes.contains(ObjectIdentifier(type(of: controller)))
      || rules.contains { $0.matches(controller) }
  }
}
