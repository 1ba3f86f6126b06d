import Controllers

/// What the scan passes over: ignored types, ignored by predicate, and declared caches.
@MainActor struct ScanExemptions {
  private struct Rule {
    var reason: String
    var matches: @MainActor (ViewController) -> Bool
  }

  private var ignoredTypes: Set<ObjectIdentifier> = []
  private var rules: [Rule] = []
  private var cached: [ControllerID: BackReference<ViewController>] = [:]
  private(set) var reasons: [String] = []

  mutating func ignore(_ type: ViewController.Type, because reason: String) {
    ignoredTypes.insert(ObjectIdentifier(type))
    reasons.append(reason)
  }

  mutating func ignore(
    because reason: String, where predicate: @escaping @MainActor (ViewController) -> Bool
  ) {
    rules.append(Rule(reason: reason, matches: predicate))
    reasons.append(reason)
  }

  mutating func declareCached(_ controller: ViewController) {
    cached = cached.filter { $0.value.object != nil }
    cached[controller.id] = controller.backReference
  }

  mutating func endCaching(_ controller: ViewController) {
    cached[controller.id] = nil
  }

  var livingCaches: [ViewController] { cached.values.compactMap(\.object) }

  /// Whether any was declared and not ended, alive or not.
  var hasCaches: Bool { !cached.isEmpty }

  func isCached(_ controller: ViewController) -> Bool {
    !cached.isEmpty && cached[controller.id] != nil
  }

  func ignores(_ controller: ViewController) -> Bool {
    ignoredTypes.contains(ObjectIdentifier(type(of: controller)))
      || rules.contains { $0.matches(controller) }
  }
}
