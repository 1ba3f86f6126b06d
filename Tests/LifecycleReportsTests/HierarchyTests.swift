import Testing

@testable import LifecycleReports

/// The hierarchy of the past, judged by what the simulation drew when that was the present.
@Suite @MainActor struct HierarchyTests {
  /// A line of a drawn hierarchy without what is said of the controller: its depth and its name.
  struct Place: Hashable, CustomStringConvertible {
    var depth: Int
    var name: String
    var description: String { String(repeating: "  ", count: depth) + name }
  }

  /// What stands in a drawn tree: names have a number behind a sign that nothing else has.
  private func places(_ tree: String, unit: Int) -> [Place] {
    tree.split(separator: "\n").compactMap { line in
      guard let name = line.split(separator: " ").first(where: { $0.contains("#") }) else {
        return nil
      }
      let indent = line.prefix { " └├─│".contains($0) }.count
      return Place(depth: indent / unit, name: String(name))
    }
  }

  @Test func `it is at each step what the simulation drew then`() throws {
    let simulation = Simulation()
    var drawn: [(count: Int, tree: String)] = []
    func step(_ act: () -> Void) throws {
      simulation.perform(act)
      try simulation.settle()
      drawn.append((simulation.log.count, simulation.hierarchyTree()))
    }
    let tabs = simulation.perform { UITabBarController() }
    let stacks = simulation.perform {
      (0..<2).map { _ in UINavigationController(rootViewController: HomeScreen()) }
    }
    try step {
      tabs.viewControllers = stacks
      simulation.show(tabs)
    }
    try step { stacks[0].pushViewController(PlainScreen(), animated: true) }
    try step { stacks[0].pushViewController(PlainScreen(), animated: true) }
    try step { tabs.selectedIndex = 1 }
    try step {
      tabs.present(UINavigationController(rootViewController: PlainScreen()), animated: true)
    }
    try step { tabs.presentedViewController?.present(PlainScreen(), animated: true) }
    try step { tabs.dismiss(animated: true) }
    try step { stacks[0].popToRootViewController(animated: false) }
    try step {
      let child = PlainScreen()
      stacks[1].viewControllers[0].addChild(child)
      child.didMove(toParent: stacks[1].viewControllers[0])
    }
    try step { simulation.window.rootViewController = HomeScreen() }
    let report = simulation.report()
    for (count, tree) in drawn {
      // Behind the windows the report has what hangs on nothing and lives.
      let told = places(report.hierarchyTree(after: count), unit: 2)
      let ahead = told.enumerated().prefix { $0.offset == 0 || $0.element.depth > 0 }.map(\.element)
      #expect(ahead == places(tree, unit: 3), "after \(count) events")
    }
    // Dismissing brought back what there was before presenting, and nothing else came twice.
    #expect(Set(drawn.map(\.tree)).count == drawn.count - 1)
  }

  @Test func `a leaked screen stands below no window, with all that is known of it`() throws {
    let report = try Flow.leaking().simulation.report()
    #expect(
      report.hierarchyTree(after: .max) == """
        UIWindow#1
          UINavigationController#1 (on screen)
            HomeScreen#1 (on screen)
        ProfileScreen#1 (off screen, leaked, found at 2.700 s)

        """)
    #expect(report.hierarchyTree(after: 0) == "")
  }

  @Test func `a flag is on a card as long as it is true`() throws {
    let flow = Flow()
    flow.simulation.perform { flow.stack.pushViewController(PlainScreen(), animated: true) }
    flow.simulation.endTurn()
    let count = flow.simulation.log.count
    try flow.simulation.settle()
    let report = flow.simulation.report()
    func card(after count: Int) -> String {
      report.hierarchyTree(after: count).split(separator: "\n")
        .first { $0.contains("PlainScreen#1") }.map(String.init) ?? ""
    }
    let willAppear = try #require(
      report.events.firstIndex { $0.controller == "PlainScreen#1" && $0.kind == .viewWillAppear })
    #expect(card(after: willAppear) == "    PlainScreen#1 (off screen)")
    #expect(card(after: willAppear + 1) == "    PlainScreen#1 (in a transition, moving to parent)")
    #expect(card(after: count).hasPrefix("    PlainScreen#1 (in a transition"))
    let didAppear = try #require(
      report.events.firstIndex { $0.controller == "PlainScreen#1" && $0.kind == .viewDidAppear })
    #expect(card(after: didAppear + 1) == "    PlainScreen#1 (on screen, moving to parent)")
    #expect(card(after: didAppear + 2) == "    PlainScreen#1 (on screen)")
    #expect(card(after: .max) == "    PlainScreen#1 (on screen)")
  }

  @Test func `stacks, tabs, alerts and what is presented have a layout of their own`() throws {
    // No name ends in that of UIKit's class.
    final class Checkout: UINavigationController {}
    let simulation = Simulation()
    try simulation.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        Checkout(rootViewController: HomeScreen()), PlainScreen(),
      ]
      simulation.show(tabs)
      try simulation.settle()
      tabs.present(UIAlertController(title: "Discard?", message: nil), animated: false)
      try simulation.settle()
    }
    let page = simulation.report().html()
    let start = try #require(page.range(of: "<div id=\"hierarchy\"")).lowerBound
    let list = page[start...].prefix { $0 != "\n" }
    #expect(
      list == """
        <div id="hierarchy" class="hierarchy"><ul class="below"><li class="node">\
        <div class="card off"><b>UIWindow#1</b></div><ul class="below"><li class="node sideBySide">\
        <ul class="above"><li class="node alert"><div class="card on">\
        <b>UIAlertController#1</b> <small>presented · on screen</small></div></li></ul>\
        <div class="card on"><b>UITabBarController#1</b> <small>on screen</small></div>\
        <ul class="below"><li class="node stack"><div class="card on">\
        <b>Checkout#1</b> <small>on screen</small></div><ul class="below">\
        <li class="node"><div class="card on"><b>HomeScreen#1</b> <small>on screen</small></div>\
        </li></ul></li><li class="node"><div class="card off"><b>PlainScreen#1</b> \
        <small>off screen</small></div></li></ul></li></ul></li></ul></div>
        """)
  }

  @Test func `what the log has forgotten is forgotten, and what stands is not`() throws {
    let flow = Flow()
    try flow.visit { PlainScreen() }
    flow.simulation.log.removeAll()
    try flow.visit { PlainScreen() }
    let report = flow.simulation.report()
    #expect(!report.links.contains { $0.controller == "PlainScreen#1" })
    #expect(
      report.hierarchyTree(after: .max) == """
        UIWindow#1
          UINavigationController#1 (off screen)
            HomeScreen#1 (on screen)

        """)
  }

  @Test func `with a limit of events the links are as few, and the hierarchy is the same`() throws {
    let flow = Flow()
    flow.simulation.log.limit = 50
    for _ in 0..<100 { try flow.visit { PlainScreen() } }
    let report = flow.simulation.report()
    #expect(report.events.count == 50)
    #expect(report.links.count < 200)
    #expect(
      report.hierarchyTree(after: .max) == """
        UIWindow#1
          UINavigationController#1 (off screen)
            HomeScreen#1 (on screen)

        """)
  }

  @Test func `a log that is switched off costs no links`() throws {
    let flow = Flow()
    flow.simulation.log.removeAll()
    flow.simulation.log.isEnabled = false
    let before = flow.simulation.report().links
    try flow.visit { PlainScreen() }
    #expect(flow.simulation.report().links == before)
  }
}
