extension Application {
  /// The hierarchy right now, drawn as a tree: windows, roots, children, presented chains, and for each
  /// controller its appearance state.
  ///
  ///     Window#1 (key, visible)
  ///     └─ MainTabs#1 appeared
  ///        ├─ NavigationController#1 appeared, selected
  ///        │  └─ Feed#1 appeared
  ///        └─ presents Login#1 (pageSheet) appeared
  ///
  /// A root that was swapped away while it presented something comes below the window that holds it.
  /// - Complexity: O(controllers); iterative, so that a deep hierarchy can be printed.
  public func hierarchyTree() -> String {
    environment.readMail()
    var lines: [String] = []
    for window in allWindows {
      let traits = [window.isKeyWindow ? "key" : nil, window.isVisible ? "visible" : "hidden"]
      lines.append("\(window.readableName) (\(traits.compactMap(\.self).joined(separator: ", ")))")
      if let root = window.rootViewController { lines += TreeDrawing.lines(below: root) }
      for held in window.presentations
      where !held.presenter.isTied && held.presenter.presenterReference?.object == nil {
        lines.append("still held by \(window.readableName) for what it presents:")
        lines += TreeDrawing.lines(below: held.presenter)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The drawing of one root and all below it.
@MainActor private enum TreeDrawing {
  struct Branch {
    var controller: ViewController
    var isPresented: Bool
    var indent: String
    var isLast: Bool
  }

  static func lines(below root: ViewController) -> [String] {
    var lines: [String] = []
    var waiting = [Branch(controller: root, isPresented: false, indent: "", isLast: true)]
    while let branch = waiting.popLast() {
      lines.append(branch.indent + (branch.isLast ? "└─ " : "├─ ") + words(branch))
      let indent = branch.indent + (branch.isLast ? "   " : "│  ")
      let controller = branch.controller
      var below = controller.childList.map { ($0, false) }
      if let presented = controller.presentation?.presented { below.append((presented, true)) }
      for (index, (child, isPresented)) in below.enumerated().reversed() {
        waiting.append(
          Branch(
            controller: child, isPresented: isPresented, indent: indent,
            isLast: index == below.count - 1))
      }
    }
    return lines
  }

  private static func words(_ branch: Branch) -> String {
    let controller = branch.controller
    var text = branch.isPresented ? "presents " : ""
    text += controller.readableName
    if branch.isPresented { text += " (\(controller.modalPresentationStyle.rawValue))" }
    text += " \(controller.appearance.state.rawValue)"
    if let tabs = controller.parent as? TabBarController, tabs.selectedViewController === controller
    {
      text += ", selected"
    }
    if let column = controller.splitColumn { text += ", \(column)" }
    return text
  }
}
