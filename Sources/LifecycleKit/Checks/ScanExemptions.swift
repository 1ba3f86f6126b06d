import UIKitCore

/// What the scan passes over: ignored types, ignored by predicate, and declared caches.
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
