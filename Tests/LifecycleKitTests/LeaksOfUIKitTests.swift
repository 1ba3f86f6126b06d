import LifecycleKit
import Testing

/// Leaks that UIKit itself had, switched on by name.
@MainActor struct LeaksOfUIKitTests {
  private final class Split: UISplitViewController {}
  private final class List: UIViewController {}

  /// Shows a split and puts another root in its place.
  private func replaceSplit(in simulation: Simulation) {
    simulation.perform {
      let split = Split(style: .doubleColumn)
      split.setViewController(List(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      simulation.show(split)
    }
    simulation.show(simulation.perform { UIViewController() })
    simulation.advance(by: .seconds(3))
  }

  /// Presents a stack, searches in its root, pushes, and dismisses the stack.
  private func searchAndPush(in simulation: Simulation, endingSearch: Bool) throws {
    let home = simulation.perform { UIViewController() }
    simulation.show(home)
    try simulation.perform {
      let list = List()
      list.definesPresentationContext = true
      let search = UISearchController(searchResultsController: nil)
      list.navigationItem.searchController = search
      let stack = UINavigationController(rootViewController: list)
      home.present(stack, animated: true)
      try simulation.settle()
      search.isActive = true
      try simulation.settle()
      stack.pushViewController(UIViewController(), animated: true)
      try simulation.settle()
      if endingSearch {
        stack.popViewController(animated: true)
        try simulation.settle()
        search.isActive = false
        try simulation.settle()
      }
      home.dismiss(animated: true)
      try simulation.settle()
    }
    simulation.advance(by: .seconds(3))
  }

  @Test func `none of them is there by itself`() throws {
    let simulation = Simulation(version: .iOS(11))
    #expect(simulation.leaksOfUIKit == [])
    replaceSplit(in: simulation)
    try searchAndPush(in: simulation, endingSearch: false)
    #expect(simulation.leaks.map(\.headline) == [])
  }

  @Test func `a split that keeps itself is reported as UIKit's own leak`() {
    let simulation = Simulation()
    simulation.leaksOfUIKit = [.splitKeepsItself]
    replaceSplit(in: simulation)
    #expect(
      simulation.leaks.first?.text == """
        Split#1 leaked: replaced 2.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          Split#1
            .leakOfUIKit   → LeakOfSplits
            .screen        → Split#1
          ~~~ UIKit's own leak, iOS 9.0 and 9.1 (Open Radar 23211892): keep one split as
              long as the app runs
          delayed check      not deallocated 2.0 s after being replaced as the root of UIWindow#1
          since              0.000 s, found at 2.000 s

        """)
    #expect(simulation.leaks.contains { $0.subject == "List#1" })
  }

  @Test func `a covered screen whose search is active is reported as UIKit's own leak`() throws {
    let simulation = Simulation()
    simulation.leaksOfUIKit = [.coveredSearchKeepsItsScreen]
    try searchAndPush(in: simulation, endingSearch: false)
    #expect(
      simulation.leaks.first?.text == """
        List#1 leaked: dismissed 2.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          List#1
            .leakOfUIKit   → LeakOfSearches
            .screen        → List#1
          ~~~ UIKit's own leak, iOS 11 (Open Radar 34987551): set isActive of the search
              to false before its stack goes
          delayed check      not deallocated 2.0 s after being dismissed by UIViewController#1
          since              1.850 s, found at 3.850 s

        """)
  }

  @Test func `a search that is ended in time keeps nothing`() throws {
    let simulation = Simulation()
    simulation.leaksOfUIKit = [.coveredSearchKeepsItsScreen]
    try searchAndPush(in: simulation, endingSearch: true)
    #expect(simulation.leaks.map(\.headline) == [])
  }

  @Test func `a leak can be switched on by its name`() {
    let simulation = Simulation()
    simulation.leaksOfUIKit = [.splitKeepsItself]
    #expect(
      UIKitLeak.allCases.map(\.rawValue) == ["splitKeepsItself", "coveredSearchKeepsItsScreen"])
    #expect(simulation.leaksOfUIKit.count == 1)
  }
}
