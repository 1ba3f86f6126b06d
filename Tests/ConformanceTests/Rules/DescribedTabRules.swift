extension Rule {
  /// Tabs that are described, in groups, in a sidebar. (iOS 18.)
  static let describedTabs: [Rule] = [
    Rule(
      "TG1", "a tap on a described tab: the delegate is asked before the screen is made", "AD F27",
      .medium,
      expected: """
        shouldSelectTab b: true
        made b
        shouldSelect b: true
        didSelect b
        didSelectTab b, before a
        …
        tab of the screen: b
        """,
      difference:
        "chosen: both pairs of methods, those for tabs around those for screens; differs: on iOS 27 the tabs' alone"
    ) { bed in
      guard #available(iOS 18, *) else { throw sinceDescribed }
      let tabs = bed.open(described: [tab("a", bed), tab("b", bed)])
      let delegate = DescribedTabsDelegate(bed)
      tabs.delegate = delegate
      try bed.tapTab(1, of: tabs)
      bed.letTimePass()
      bed.note("tab of the screen: \(tabs.selectedViewController?.tab?.identifier ?? "none")")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "TG2", "a described tab that may not be selected: its screen is not made", "AD", .medium,
      expected: """
        shouldSelectTab b: false
        …
        selected a
        """
    ) { bed in
      guard #available(iOS 18, *) else { throw sinceDescribed }
      let tabs = bed.open(described: [tab("a", bed), tab("b", bed)])
      let delegate = DescribedTabsDelegate(bed, allows: false)
      tabs.delegate = delegate
      try bed.tapTab(1, of: tabs)
      bed.letTimePass()
      bed.note("selected \(tabs.selectedTab?.identifier ?? "none")")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "TG3", "a tab of a group selected: the bar shows the group's own screen", "FE", .high,
      expected: """
        made g
        selected c, shown g
        child c
        """
    ) { bed in
      guard #available(iOS 18, *) else { throw sinceDescribed }
      let group = group("g", bed, [tab("b", bed), tab("c", bed)])
      let tabs = bed.open(described: [tab("a", bed), group])
      tabs.selectedTab = tabs.tab(forIdentifier: "c")
      bed.settle()
      bed.noteSelection(of: tabs)
      bed.note("child \(group.selectedChild?.identifier ?? "none")")
    },
    Rule(
      "TG4", "a group that manages a stack: the screens of the tabs down to the selected one", "FE",
      .high,
      expected: """
        made g
        made b
        stack g, b
        made c
        stack g, c
        stack g, b
        """
    ) { bed in
      guard #available(iOS 18, *) else { throw sinceDescribed }
      let group = group("g", bed, [tab("b", bed), tab("c", bed)])
      group.managingNavigationController = UINavigationController()
      let tabs = bed.open(described: [tab("a", bed), group])
      for name in ["b", "c", "b"] {
        tabs.selectedTab = tabs.tab(forIdentifier: name)
        bed.settle()
        let stack = tabs.selectedViewController as? UINavigationController
        bed.note(
          "stack \((stack?.viewControllers ?? []).map { $0.title ?? "" }.joined(separator: ", "))")
      }
    },
    Rule(
      "TG5", "a tap in the sidebar selects a tab of a group", "AD FE", .medium,
      expected: """
        shouldSelectTab c: true
        made g
        shouldSelect g: true
        didSelect g
        didSelectTab c, before a
        …
        selected c, shown g
        """,
      difference: "chosen: the places of the delegate's methods; no source tells"
    ) { bed in
      guard #available(iOS 18, *) else { throw sinceDescribed }
      bed.widen()
      let group = group("g", bed, [tab("b", bed), tab("c", bed)])
      let tabs = bed.open(described: [tab("a", bed), group])
      tabs.mode = .tabSidebar
      let delegate = DescribedTabsDelegate(bed)
      tabs.delegate = delegate
      if let tab = group.tab(forIdentifier: "c") { try bed.tapInSidebar(tab, of: tabs) }
      bed.letTimePass()
      bed.noteSelection(of: tabs)
      withExtendedLifetime(delegate) {}
    },
  ]

  private static let sinceDescribed = Unavailable("tabs are described since iOS 18")

  @available(iOS 18, *) @MainActor private static func tab(
    _ name: String, _ bed: TestBed
  ) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [transcript = bed.transcript] _ in
      transcript.makeScreen(name)
    }
  }

  @available(iOS 18, *) @MainActor private static func group(
    _ name: String, _ bed: TestBed, _ children: [UITab]
  ) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children) {
      [transcript = bed.transcript] _ in transcript.makeScreen(name)
    }
  }
}

extension Transcript {
  fileprivate func makeScreen(_ name: String) -> UIViewController {
    add("made \(name)")
    let screen = UIViewController()
    screen.title = name
    return screen
  }
}

extension TestBed {
  /// Shows a tab bar controller with described tabs.
  @available(iOS 18, *)
  fileprivate func open(described tabs: [UITab]) -> UITabBarController {
    let controller = UITabBarController(tabs: tabs)
    open(with: controller)
    return controller
  }

  @available(iOS 18, *)
  fileprivate func noteSelection(of tabs: UITabBarController) {
    let shown = tabs.selectedViewController?.title ?? "none"
    note("selected \(tabs.selectedTab?.identifier ?? "none"), shown \(shown)")
  }
}

/// Tells what a tab bar controller asks and tells about described tabs.
@available(iOS 18, *)
@MainActor private final class DescribedTabsDelegate: NSObject, UITabBarControllerDelegate {
  private let bed: TestBed
  private let allows: Bool

  init(_ bed: TestBed, allows: Bool = true) {
    self.bed = bed
    self.allows = allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    bed.note("shouldSelectTab \(tab.identifier): \(allows)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    bed.note("didSelectTab \(selectedTab.identifier), before \(previousTab?.identifier ?? "none")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    bed.note("shouldSelect \(viewController.title ?? ""): true")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    bed.note("didSelect \(viewController.title ?? "")")
  }
}
