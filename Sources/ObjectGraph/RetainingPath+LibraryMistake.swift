extension RetainingPath {
  /// What the program did that a cycle of a library's own fields came of; nil for any other path.
  ///
  /// None of these fields is the program's to make weak, so the words say what it called or set:
  /// - `asked for presentationController of a controller that was never presented`
  /// - `it is the searchResultsController of its own search: give another, or none`
  /// - `remove the animation, which keeps its delegate`
  /// - `remove the associated object`
  /// - for anything else that a program sets: `remove it from .accessibilityElements`, `clear .context`
  public var libraryMistake: String? {
    guard origin == .cycle, !steps.isEmpty, suspects == steps.indices,
      steps.indices.allSatisfy({ steps[$0].isForeign && steps[$0].omittedCount == 0 })
    else { return nil }
    for position in steps.indices.reversed() {
      if let words = mistake(position) { return words }
    }
    let set = steps.map { Self.lastName(of: $0.label) }.lastIndex { name in
      !name.isEmpty && !Self.links.contains(name)
    }
    guard let set else { return "take one of them out of the other" }
    return ReferenceDeclaration(assumedFrom: steps[set].label, isForeign: true).ending.map {
      Remedy.words([$0])
    } ?? "clear \(steps[set].label)"
  }

  private func mistake(_ position: Int) -> String? {
    let step = steps[position]
    switch Self.lastName(of: step.label) {
    case "presentationController":
      return step.target.role == .popover
        ? "asked for popoverPresentationController of what was never presented"
        : "asked for presentationController of a controller that was never presented"
    case "searchResultsController":
      return "it is the searchResultsController of its own search: give another, or none"
    case "delegate" where holder(ofStep: position).role == .animation:
      return "remove the animation, which keeps its delegate"
    case "associatedObjects":
      return "remove the associated object"
    default:
      return nil
    }
  }

  /// The property that a label ends in, without keys: `.userInfo["profile"]` is `userInfo`.
  private static func lastName(of label: String) -> Substring {
    let last = LeakSignature.withoutKeys(label).split(separator: ".").last ?? ""
    return last.prefix { $0 != "[" }
  }

  /// What UIKit's objects hold each other by: true of every screen, and no mistake by itself.
  private static let links: Set<Substring> = [
    "view", "subviews", "children", "viewControllers", "topViewController",
    "selectedViewController",
    "presentedViewController", "rootViewController", "navigationItem", "tabBarItem", "layer",
    "items",
    "searchController", "animation", "tabs", "viewController",
  ]
}
