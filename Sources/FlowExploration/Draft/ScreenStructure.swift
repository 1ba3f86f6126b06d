import LifecycleKit
import UIKitCore

/// The containers and screens of an app at one moment. Holds the screens.
@MainActor struct ScreenStructure {
  indirect enum Content {
    case screen(UIViewController)
    case alert(UIAlertController)
    case stack([UIViewController])
    case tabs([Content], selected: Int)
    case split(primary: Content, secondary: Content)
  }

  /// The root of the window, or a controller that is presented.
  struct Layer {
    let controller: UIViewController
    let content: Content

    @MainActor var isAlert: Bool { controller is UIAlertController }
  }

  /// The root, and what is presented above it.
  let layers: [Layer]

  init(of simulation: Simulation) {
    var layers: [Layer] = []
    var next = simulation.window.rootViewController
    while let controller = next {
      layers.append(Layer(controller: controller, content: Content(controller)))
      next = controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }
    self.layers = layers
  }
}

extension ScreenStructure.Content {
  @MainActor init(_ controller: UIViewController) {
    switch controller {
    case let alert as UIAlertController: self = .alert(alert)
    case let stack as UINavigationController: self = .stack(stack.viewControllers)
    case let tabs as UITabBarController:
      self = .tabs((tabs.viewControllers ?? []).map { Self($0) }, selected: tabs.selectedIndex)
    case let split as UISplitViewController where split.viewControllers.count > 1:
      self = .split(
        primary: Self(split.viewControllers[0]), secondary: Self(split.viewControllers[1]))
    default: self = .screen(controller)
    }
  }

  /// The screens from the first one up, of tabs those of the selected one.
  @MainActor var screens: [UIViewController] {
    switch self {
    case .screen(let screen): [screen]
    case .alert(let alert): [alert]
    case .stack(let screens): screens
    case .tabs(let tabs, let selected):
      tabs.indices.contains(selected) ? tabs[selected].screens : []
    case .split(_, let secondary): secondary.screens
    }
  }
}

/// The effects of a model that lead from one moment to a later one.
@MainActor struct StructureChange {
  let before: ScreenStructure
  let after: ScreenStructure
  /// The name of a screen in the model.
  let name: (UIViewController) -> String

  var effects: [FlowModel.Effect] {
    guard let old = before.layers.first, let new = after.layers.first else { return [] }
    guard old.controller === new.controller else {
      return [.root(root(new.content))] + presentations(after.layers.dropFirst())
    }
    let kept = zip(before.layers, after.layers).prefix { $0.controller === $1.controller }.count
    var leaving = before.layers.count - kept
    // An alert leaves by itself.
    if leaving > 0, before.layers.last?.isAlert == true { leaving -= 1 }
    let all: [FlowModel.Effect] =
      leaving > 1 && kept == 1
      ? [.dismissToRoot] : Array(repeating: .dismiss, count: leaving)
    return all
      + changes(from: before.layers[kept - 1].content, to: after.layers[kept - 1].content)
      + presentations(after.layers.dropFirst(kept))
  }

  func root(_ content: ScreenStructure.Content) -> FlowModel.Root {
    switch content {
    case .screen(let screen): .screen(name(screen))
    case .alert(let alert): .screen(name(alert))
    case .stack(let screens): .stack(screens.map(name))
    case .tabs(let tabs, _): .tabs(tabs.compactMap { $0.screens.first.map(name) })
    case .split(let primary, let secondary):
      .split(
        primary: primary.screens.last.map(name) ?? "",
        secondary: secondary.screens.last.map(name) ?? "")
    }
  }

  private func presentations(_ layers: ArraySlice<ScreenStructure.Layer>) -> [FlowModel.Effect] {
    layers.flatMap { layer -> [FlowModel.Effect] in
      let screens = layer.content.screens
      guard let first = screens.first else { return [] }
      let isWrapped = layer.controller is UINavigationController
      let style = layer.isAlert ? .automatic : layer.controller.modalPresentationStyle
      return [.present(name(first), style, isWrapped: isWrapped)]
        + screens.dropFirst().map { .push(name($0)) }
    }
  }

  private func changes(
    from old: ScreenStructure.Content, to new: ScreenStructure.Content
  ) -> [FlowModel.Effect] {
    switch (old, new) {
    case (.tabs(let before, let first), .tabs(let after, let second)):
      let tab: [FlowModel.Effect] = first == second ? [] : [.selectTab(second + 1)]
      guard before.indices.contains(second), after.indices.contains(second) else { return tab }
      return tab + changes(from: before[second], to: after[second])
    case (.split(let first, let detail), .split(let second, let newDetail)):
      if let shown = newDetail.screens.last, shown !== detail.screens.last {
        return [.showDetail(name(shown))]
      }
      return changes(from: first, to: second)
    default:
      let (before, after) = (old.screens, new.screens)
      let kept = zip(before, after).prefix { $0 === $1 }.count
      let popped = before.count - kept
      let pops: [FlowModel.Effect] =
        popped > 1 && kept == 1 ? [.popToRoot] : Array(repeating: .pop, count: popped)
      return pops + after.dropFirst(kept).map { .push(name($0)) }
    }
  }
}
