import LifecycleKit
import Testing

/// Programs that random worlds found in the turn, with what waits for its end.
@MainActor struct FoundInTurnsTests {
  @Test func `a tab that the last callback of a removed one takes away is told of no arrival`() {
    let app = App()
    let (a, b, c, tabs, stack) = app.simulation.perform {
      (A(), B(), C(), UITabBarController(), Nav())
    }
    let log = app.transcript {
      tabs.viewControllers = [a]
      a.on[.didMoveToParent] = {
        a.on = [:]
        stack.setViewControllers([b, c], animated: false)
      }
      tabs.viewControllers = [b]
    }
    #expect(
      log == """
        0.000 s  A#1 willMove(toParent: UITabBarController#1)
        0.000 s  A#1 didMove(toParent: UITabBarController#1)
        0.000 s  A#1 willMove(toParent: nil)
        0.000 s  B#1 willMove(toParent: UITabBarController#1)
        0.000 s  A#1 didMove(toParent: nil)
        0.000 s  Nav#1 misuse: <B#1> is a child of <UITabBarController#1> already and is removed there \
        before it is pushed on <Nav#1>
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  B#1 willMove(toParent: Nav#1)
        0.000 s  C#1 willMove(toParent: Nav#1)
        0.000 s  B#1 didMove(toParent: Nav#1)
        0.000 s  C#1 didMove(toParent: Nav#1)

        """)
  }

  @Test func `a dismissal whose presenter is let go of before it begins takes place`() {
    let a = A()
    let (b, c) = (B(), C())
    var nav: UINavigationController? = Nav(rootViewController: a)
    let (app, tabs) = App.tabs(nav!)
    b.modalPresentationStyle = .currentContext
    _ = app.transcript { nav?.present(b, animated: false) }
    nav = nil
    _ = app.transcript {
      b.present(c, animated: false)
      app.simulation.endTurn()
      tabs.viewControllers = []
      a.dismiss(animated: false)
    }
    #expect(b.presentingViewController == nil)
    #expect(!b.isBeingDismissed && !c.isBeingDismissed)
    #expect(c.presentingViewController == nil && b.presentedViewController == nil)
    #expect([b, c].map(\.appearance.state) == [.disappeared, .disappeared])
    #expect(app.simulation.misuses.isEmpty)
  }

  @Test func `a turn also ends what a window leaves behind that goes in it`() {
    let app = App()
    var other: UIWindow? = app.simulation.makeWindow()
    other?.makeKeyAndVisible()
    let (a, b) = (A(), B())
    app.window.rootViewController = a
    app.window.makeKeyAndVisible()
    other?.rootViewController = b
    a.on[.viewDidAppear] = { other = nil }
    app.simulation.endTurn()
    #expect(!app.simulation.clock.pendingWork.contains { $0.name == "end of the turn" })
    #expect(app.callbacks(of: b).last == .viewDidDisappear)
  }

  @Test func `a dismissal whose presenter goes in the middle comes to its end`() throws {
    var a: A? = A()
    let (b, c) = (UISearchController(searchResultsController: nil), C())
    let (app, nav) = App.stack(a!)
    a?.definesPresentationContext = true
    a?.navigationItem.searchController = b
    app.simulation.endTurn()
    b.isActive = true
    try app.simulation.settle()
    b.present(c, animated: false)
    nav.setViewControllers([], animated: true)
    a = nil
    app.simulation.endTurn()
    b.isActive = false
    try app.simulation.settle()
    #expect(app.callbacks(of: c).last == .viewDidDisappear)
    #expect(!b.isBeingDismissed && !c.isBeingDismissed)
  }

  @Test func `a screen on and off a stack again before it has come leaves once`() throws {
    let (a, b, c) = (A(), B(), C())
    let (app, nav) = App.stack(a)
    nav.pushViewController(b, animated: false)
    try app.simulation.settle()
    nav.pushViewController(c, animated: false)
    b.on[.didMoveToParent] = {
      b.on = [:]
      nav.popViewController(animated: false)
    }
    a.on[.viewIsAppearing] = {
      a.on = [:]
      nav.setViewControllers([b, c], animated: false)
    }
    nav.popToRootViewController(animated: false)
    try app.simulation.settle()
    let moves = app.log.events.filter { $0.controller == "C#1" }.map(\.line)
    #expect(
      moves == [
        "C#1 willMove(toParent: Nav#1)", "C#1 didMove(toParent: Nav#1)",
        "C#1 willMove(toParent: nil)", "C#1 didMove(toParent: nil)",
      ])
  }

  @Test func `a screen popped in the callback of another before it has come gets no move`() throws {
    let (a, b, c, d) = (A(), B(), C(), C())
    let (app, nav) = App.stack(a)
    nav.pushViewController(b, animated: false)
    try app.simulation.settle()
    b.on[.willMoveToParent] = {
      b.on = [:]
      nav.popViewController(animated: false)
    }
    nav.setViewControllers([a, d, c], animated: false)
    try app.simulation.settle()
    #expect(nav.viewControllers == [a, d])
    #expect(c.parent == nil && app.callbacks(of: c) == [])
  }

  @Test func `a tab chosen in the last callback of another comes to its end when the tabs go`() {
    let a = A()
    let (b, c, d) = (B(), C(), D())
    let (app, nav) = App.stack(a)
    var tabs: Tabs? = Tabs()
    tabs?.viewControllers = [b, c, d]
    _ = app.transcript { nav.pushViewController(tabs!, animated: false) }
    let log = app.transcript {
      nav.popViewController(animated: false)
      b.on[.viewDidDisappear] = { [weak tabs] in tabs?.selectedViewController = c }
      tabs?.selectedViewController = d
      tabs = nil
    }
    let steps = log.split(separator: "\n").filter { $0.contains("ppear") }
    #expect(
      steps.map { String($0.dropFirst(9)) } == [
        "D#1 viewWillAppear",
        "B#1 viewWillDisappear",
        "D#1 viewIsAppearing",
        "B#1 viewDidDisappear",
        "D#1 viewDidAppear",
        "C#1 viewWillAppear",
        "D#1 viewWillDisappear",
        "C#1 viewIsAppearing",
        "D#1 viewDidDisappear",
        "C#1 viewDidAppear",
        "Tabs#1 viewWillDisappear (moving from parent)",
        "C#1 viewWillDisappear",
        "A#1 viewWillAppear",
        "A#1 viewIsAppearing",
        "Tabs#1 viewDidDisappear (moving from parent)",
        "C#1 viewDidDisappear",
        "A#1 viewDidAppear",
      ])
  }

  @Test func `a swipe back that is given up does not undo a list that a callback has set since`() {
    let (a, b, d) = (A(), B(), D())
    let (app, nav) = App.stack(a, b)
    let log = app.transcript {
      b.on[.willMoveToParent] = {
        b.on = [:]
        nav.setViewControllers([b, a, d], animated: false)
      }
      let swipe = app.simulation.user.beginSwipeBack(in: nav)
      swipe?.cancel()
    }
    #expect(nav.viewControllers == [b, a, d])
    #expect(nav.visibleViewController == d)
    #expect(log.contains("D#1 viewDidAppear") && log.contains("B#1 viewDidDisappear"))
  }
}
