import LifecycleKit

/// The content of a window in the terms of a script: screens by name, stacks, tabs, alerts, and the order in
/// which they are presented over each other.
struct ScriptScene: Equatable {
  /// One of the controllers that are presented over each other, the root first.
  enum Level: Equatable {
    case screen(String)
    case stack([String])
    case tabs([[String]], selected: Int)
    case alert(String, buttons: [String])
  }

  /// A scene that a script cannot express.
  struct Untranslatable: Error, Equatable {
    var reason: String
  }

  var levels: [Level] = []
  /// How each level is presented.
  var styles: [UIModalPresentationStyle] = []

  init() {}

  /// Creates the scene of a simulation's main window.
  @MainActor init(
    _ simulation: Simulation, naming name: (UIViewController) -> String
  ) throws(Untranslatable) {
    var next = simulation.window.rootViewController
    while let controller = next {
      levels.append(try Self.level(controller, name))
      // The default reads as the style it stands for.
      let style = controller.modalPresentationStyle
      styles.append(style == .pageSheet ? .automatic : style)
      next = controller.presentedViewController
    }
    // Styles count where something is presented.
    if !styles.isEmpty { styles[0] = .automatic }
  }

  @MainActor private static func level(
    _ controller: UIViewController, _ name: (UIViewController) -> String
  ) throws(Untranslatable) -> Level {
    switch controller {
    case let alert as UIAlertController:
      return .alert(
        alert.title ?? alert.message ?? "", buttons: alert.actions.map { $0.title ?? "" })
    case let tabs as UITabBarController:
      return .tabs(
        (tabs.viewControllers ?? []).map { screens(in: $0, name) }, selected: tabs.selectedIndex)
    case is UINavigationController: return .stack(screens(in: controller, name))
    case is UISplitViewController, is UIPageViewController, is UISearchController:
      throw Untranslatable(reason: "a script does not say what \(type(of: controller)) shows")
    default: return .screen(name(controller))
    }
  }

  /// A tab without a stack counts as one with one screen on it, as scripts have them.
  @MainActor private static func screens(
    in controller: UIViewController, _ name: (UIViewController) -> String
  ) -> [String] {
    (controller as? UINavigationController)?.viewControllers.map(name) ?? [name(controller)]
  }

  /// The names of all its screens, each once, in order.
  var names: [String] {
    var names: [String] = []
    for level in levels {
      let met: [String] =
        switch level {
        case .screen(let name): [name]
        case .stack(let stack): stack
        case .tabs(let tabs, _): tabs.flatMap { $0 }
        case .alert: []
        }
      for name in met where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The screen that a user looks at; `nil` for an alert.
  var top: String? { levels.last?.top }
}

extension ScriptScene.Level {
  var top: String? {
    switch self {
    case .screen(let name): name
    case .stack(let stack): stack.last
    case .tabs(let tabs, let selected): tabs.indices.contains(selected) ? tabs[selected].last : nil
    case .alert: nil
    }
  }

  /// Whether this can become the other one by steps on stacks and tabs alone.
  func isSame(as other: ScriptScene.Level) -> Bool {
    switch (self, other) {
    case (.stack(let one), .stack(let two)): one.first == two.first
    case (.tabs(let one, _), .tabs(let two, _)): one.count == two.count
    default: self == other
    }
  }
}
