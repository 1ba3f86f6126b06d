extension UIApplication {
  /// The hierarchy right now, drawn as a tree: windows, roots, children, presented chains, and for each
  /// controller its appearance state.
  ///
  ///     UIWindow#1 (key, visible)
  ///     └─ MainTabs#1 appeared
  ///        ├─ UINavigationController#1 appeared, selected
  ///        │  └─ Feed#1 appeared
  ///        └─ presents Login#1 (pageSheet) appeared
  ///
  /// A root that was swapped away while it presented something comes below the window that holds it.
  /// Controllers below the hundredth level are drawn from the left again, after a line that names the parent.
  /// - Complexity: O(controllers); iterative, so that a deep hierarchy can be printed.
  public func hierarchyTree() -> String {
    var lines: [String] = []
    for window in upToDate.allWindows {
      let traits = [window.isKeyWindow ? "key" : nil, window.isVisible ? "visible" : "hidden"]
      lines.append("\(window.readableName) (\(traits.compactMap(\.self).joined(separator: ", ")))")
      if let root = window.rootViewController { lines += TreeDrawing.lines(below: root) }
      for held in window.presentations
      where !held.presenter.isReachable && held.presenter.presenterReference?.object == nil {
        lines.append("still held by \(window.readableName) for what it presents:")
        lines += TreeDrawing.lines(below: held.presenter)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The drawing of one root and all below it.
@MainActor private enum TreeDrawing {
  /// The deepest level that is drawn below its parent; without one a chain of n would take n² characters.
  static let levels = 100

  struct Branch {
    var controller: UIViewController
    var isPresented: Bool
    var indent: String
    var isLast: Bool
    var level: Int
  }

  static func lines(below root: UIViewController) -> [String] {
    var lines: [String] = []
    var waiting = [
      Branch(controller: root, isPresented: false, indent: "", isLast: true, level: 1)
    ]
    var deeper: [UIViewController] = []
    while true {
      while let branch = waiting.popLast() {
        let below = branches(below: branch)
        let isContinued = branch.level == levels && !below.isEmpty
        lines.append(
          branch.indent + (branch.isLast ? "└─ " : "├─ ") + words(branch)
            + (isContinued ? " …" : ""))
        if isContinued { deeper.append(branch.controller) } else { waiting += below.reversed() }
      }
      guard !deeper.isEmpty else { return lines }
      let controller = deeper.removeFirst()
      lines.append("below \(controller.readableName):")
      waiting += branches(below: controller, indent: "", level: 1).reversed()
    }
  }

  private static func branches(below branch: Branch) -> [Branch] {
    branches(
      below: branch.controller, indent: branch.indent + (branch.isLast ? "   " : "│  "),
      level: branch.level + 1)
  }

  private static func branches(
    below controller: UIViewController, indent: String, level: Int
  ) -> [Branch] {
    var below = controller.childList.map { ($0, false) }
    if let presented = controller.presentation?.presented { below.append((presented, true)) }
    return below.enumerated().map { index, member in
      Branch(
        controller: member.0, isPresented: member.1, indent: indent,
        isLast: index == below.count - 1, level: level)
    }
  }

  private static func words(_ branch: Branch) -> String {
    let controller = branch.controller
    var text = branch.isPresented ? "presents " : ""
    text += controller.readableName
    if branch.isPresented { text += " (\(controller.modalPresentationStyle.rawValue))" }
    text += " \(controller.appearance.state.rawValue)"
    if let tabs = controller.parent as? UITabBarController,
      tabs.selectedViewController === controller
    {
      text += ", selected"
    }
    if let column = controller.splitColumn { text += ", \(column)" }
    return text
  }
}
