extension FlowModel {
  /// The screens that an exploration did not come to, by those that its user looked at.
  ///
  /// A screen that stands beside or below another in a root is there with it. A screen that leaves by itself within a
  /// second may come and go between two looks, so it is never named.
  func unreached(lookingAt seen: Set<String>) -> Set<String> {
    let actions = screens.flatMap(\.actions) + links
    let roots = actions.flatMap(\.effects).compactMap(\.root)
    let together = [root.namesShown] + roots.map(\.namesShown).filter { !seen.isDisjoint(with: $0) }
    return Set(screens.filter { !$0.isAlert && !$0.leavesAtOnce }.map(\.name))
      .subtracting(seen).subtracting(together.joined())
  }
}

extension FlowModel.Effect {
  fileprivate var root: FlowModel.Root? {
    if case .root(let root) = self { root } else { nil }
  }
}

extension FlowModel.Root {
  fileprivate var names: [String] {
    switch self {
    case .screen(let name): [name]
    case .stack(let names), .tabs(let names): names
    case .split(let primary, let secondary): [primary, secondary]
    }
  }

  /// The screens that come with the one that is looked at; those of other tabs are a tap away.
  fileprivate var namesShown: [String] {
    if case .tabs = self { [] } else { names }
  }
}

extension FlowModel.Screen {
  fileprivate var leavesAtOnce: Bool {
    actions.contains { action in
      guard case .time(let time) = action.trigger else { return false }
      return time < .seconds(1) && action.effects.contains(where: \.moves)
    }
  }
}
