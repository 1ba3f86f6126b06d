import LifecycleKit
import Testing

/// How sequences are shortened and printed.
@MainActor struct ProgramTests {
  private let operations: [Operation] = [
    .show(window: 0), .make(7, .tabs), .make(9, .a), .make(12, .scroll), .setTabs([9, 12], of: 7),
    .letGo(9), .setRoot(7, window: 0), .make(20, .a), .setPage(20, of: 12, animated: false),
    .once(9, .viewDidDisappear, [.setTabs([12], of: 7), .push(20, on: 7, animated: true)]),
    .select(12, of: 7), .swipePage(12, to: 9, forward: true), .move(percent: 40), .cancel,
    .letGo(20), .advance(milliseconds: 300),
  ]

  @Test func `a program holds what is held and finds weakly what was let go`() {
    #expect(
      Program(operations).text == """
        let simulation = Simulation()
        let user = simulation.user
        var gesture: SimulatedUser.Gesture?
        simulation.window.makeKeyAndVisible()
        let tabs1 = simulation.perform { Tabs() }
        var a1: A! = simulation.perform { A() }
        let page1 = simulation.perform { Page(.scroll) }
        tabs1.viewControllers = [a1, page1]
        weak let weakA1 = a1
        a1 = nil
        simulation.window.rootViewController = tabs1
        var a2: A! = simulation.perform { A() }
        page1.setViewControllers([a2], direction: .forward, animated: false)
        if let a1 = weakA1 { a1.once(.viewDidDisappear) { [weak tabs1, weak page1, weak a2] in
          if let tabs1, let page1 { tabs1.viewControllers = [page1] }
          if let tabs1, let a2 { tabs1.pushViewController(a2, animated: true) }
        } }
        tabs1.selectedViewController = page1
        if let a1 = weakA1 { page1.neighbour = a1; gesture = user.beginSwipe(.forward, in: page1) ?? gesture }
        gesture?.move(to: 0.4)
        gesture?.cancel(); gesture = nil
        a2 = nil
        simulation.advance(by: .milliseconds(300))
        try simulation.settle()

        """)
  }

  /// The program above, pasted and formatted, without the push that tabs do not have.
  @Test func `a printed program compiles and runs`() throws {
    let simulation = Simulation()
    let user = simulation.user
    var gesture: SimulatedUser.Gesture?
    simulation.window.makeKeyAndVisible()
    let tabs1 = simulation.perform { Tabs() }
    var a1: A! = simulation.perform { A() }
    let page1 = simulation.perform { Page(.scroll) }
    tabs1.viewControllers = [a1, page1]
    weak let weakA1 = a1
    a1 = nil
    simulation.window.rootViewController = tabs1
    var a2: A! = simulation.perform { A() }
    page1.setViewControllers([a2], direction: .forward, animated: false)
    if let a1 = weakA1 {
      a1.once(.viewDidDisappear) { [weak tabs1, weak page1] in
        if let tabs1, let page1 { tabs1.viewControllers = [page1] }
      }
    }
    tabs1.selectedViewController = page1
    if let a1 = weakA1 {
      page1.neighbour = a1
      gesture = user.beginSwipe(.forward, in: page1) ?? gesture
    }
    gesture?.move(to: 0.4)
    gesture?.cancel()
    gesture = nil
    a2 = nil
    simulation.advance(by: .milliseconds(300))
    try simulation.settle()
    #expect(weakA1 == nil)
    #expect(simulation.hierarchyTree().contains("A#2"))
    #expect(simulation.misuses == [])
  }

  @Test func `a sequence is shrunk to what it needs, from the end and piece by piece`() async {
    // Needs one swipe of a page after one call inside a callback; animation plays no part.
    var shrinking = Shrinking { operations in
      let plan = operations.firstIndex {
        if case .once(_, _, let plan) = $0 { plan.contains(.setTabs([12], of: 7)) } else { false }
      }
      return plan.map { operations[$0...].contains(.move(percent: 40)) } == true
    }
    #expect(
      await shrinking.shrink(operations) == [
        .once(9, .viewDidDisappear, [.setTabs([12], of: 7)]), .move(percent: 40),
      ])
  }

  @Test func `a shrinking that may not try any more gives what it has`() async {
    var shrinking = Shrinking(attempts: 0) { _ in true }
    #expect(await shrinking.shrink(operations) == operations)
  }
}
