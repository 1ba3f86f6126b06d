import LifecycleKit
import Testing

/// Programs that random worlds found and shrank, each of which broke a pair, a flag or a link once.
@MainActor struct FoundByRandomWorldsTests {
  @Test func `a tab that is being removed cannot be selected`() {
    let (a, b) = (A(), B())
    let (app, tabs) = App.tabs(a, b)
    tabs.selectedViewController = b
    b.on[.viewWillDisappear] = { tabs.selectedViewController = a }
    _ = app.transcript { tabs.viewControllers = [] }
    #expect(tabs.selectedViewController == nil)
    #expect(app.simulation.misuses.map(\.kind) == [.selectedNoTab])
  }

  @Test func `tabs replaced inside the callbacks of a replacement end as the outer call says`() {
    let (a, b, c) = (A(), B(), C())
    let (app, tabs) = App.tabs(a)
    a.on[.willMoveToParent] = {
      a.on = [:]
      tabs.viewControllers = [b, a]
    }
    _ = app.transcript { tabs.viewControllers = [c] }
    #expect(tabs.viewControllers == [c])
    #expect([a.parent, b.parent, c.parent] == [nil, nil, tabs])
  }

  @Test func `a tab put back inside its own disappearance stays one`() {
    let (a, b, c) = (A(), B(), C())
    let (app, tabs) = App.tabs(a)
    a.on[.viewWillDisappear] = {
      a.on = [:]
      tabs.viewControllers = [a, b]
    }
    _ = app.transcript { tabs.viewControllers = [c] }
    #expect(tabs.viewControllers == [a, b])
    #expect([a.parent, b.parent, c.parent] == [tabs, tabs, nil])
  }

  @Test func `a tab given away inside the callback of another comes to the tabs all the same`() {
    let (a, b, c) = (A(), B(), C())
    let (app, tabs) = App.tabs(a)
    a.on[.willMoveToParent] = { add(b, to: c) }
    _ = app.transcript { tabs.viewControllers = [b] }
    #expect(tabs.viewControllers == [b])
    #expect(c.children == [])
  }

  @Test func `a tab taken away off screen keeps no flag`() {
    let a = A()
    let (app, tabs) = App.tabs(a)
    _ = app.transcript { app.window.isHidden = true }
    let other = Nav()
    _ = app.transcript { other.pushViewController(a, animated: false) }
    #expect(tabs.children == [])
    #expect(!a.isMovingFromParent)
  }

  @Test func `a tap on the selected tab leaves a stack alone that is moving`() {
    let (a, b) = (A(), B())
    let nav = Nav()
    let (app, tabs) = App.tabs(nav)
    nav.setViewControllers([a, b], animated: true)
    _ = app.transcript { app.simulation.user.tapTab(at: 0, of: tabs) }
    #expect(nav.viewControllers == [a, b])
    #expect(app.misuses == [])
  }

  @Test func `a stack changed under a page that comes back sends the old screen its last callback`()
  {
    let (a, b) = (A(), B())
    let nav = Nav(rootViewController: a)
    let paged = PagedApp()
    paged.show(nav, animated: false)
    paged.book.next = { _ in C() }
    let gesture = paged.user.beginSwipe(.forward, in: paged.page)
    nav.setViewControllers([b], animated: false)
    _ = paged.app.transcript { gesture?.cancel() }
    #expect([a, b].map(\.appearance.state) == [.disappeared, .appeared])
  }

  @Test func `a screen put back on the stack inside the willMove of its pop is on it`() {
    let (a, b, c) = (A(), B(), C())
    let (app, nav) = App.stack(a, b)
    b.on[.willMoveToParent] = {
      b.on = [:]
      nav.setViewControllers([b, c], animated: false)
    }
    _ = app.transcript { nav.popToRootViewController(animated: false) }
    #expect(nav.viewControllers == [b, c])
    #expect([a.parent, b.parent, c.parent] == [nil, nav, nav])
  }

  @Test func `a screen popped before its willMove was sent never comes to the stack`() {
    let (a, b, c) = (A(), B(), C())
    let (app, nav) = App.stack(a)
    a.on[.willMoveToParent] = { nav.popViewController(animated: false) }
    _ = app.transcript { nav.setViewControllers([b, c], animated: false) }
    #expect(nav.viewControllers == [b])
    #expect([a.parent, b.parent, c.parent] == [nil, nav, nil])
  }

  @Test func `a screen popped inside its own willMove never comes to the stack`() {
    let (a, b) = (A(), B())
    let (app, nav) = App.stack(C())
    b.on[.willMoveToParent] = {
      b.on = [:]
      nav.popViewController(animated: false)
    }
    _ = app.transcript { nav.setViewControllers([a, b], animated: false) }
    #expect(nav.viewControllers == [a])
    #expect(b.parent == nil)
  }

  @Test func `what a screen presents in its context on its way out goes along`() {
    let (a, b, p) = (A(), B(), P())
    let (app, nav) = App.stack(a)
    a.definesPresentationContext = true
    p.modalPresentationStyle = .overCurrentContext
    _ = app.transcript {
      nav.pushViewController(b, animated: true)
      app.endTurn()
      a.present(p, animated: false)
    }
    #expect([a, b, p].map(\.appearance.state) == [.disappeared, .appeared, .disappeared])
    _ = app.transcript { nav.popViewController(animated: true) }
    #expect([a, b, p].map(\.appearance.state) == [.appeared, .disappeared, .appeared])
  }

  @Test func `a dismissal brings nobody back whose own place is off screen`() {
    let (a, b, p, q) = (A(), B(), P(), Q())
    let (app, nav) = App.stack(a)
    a.definesPresentationContext = true
    p.modalPresentationStyle = .overCurrentContext
    a.present(p, animated: false)
    app.endTurn()
    p.present(q, animated: false)
    app.endTurn()
    _ = app.transcript { nav.setViewControllers([b], animated: false) }
    _ = app.transcript { p.dismiss(animated: false) }
    #expect(
      [a, b, p, q].map(\.appearance.state) == [.disappeared, .appeared, .disappeared, .disappeared])
  }

  @Test func `a child added before its parent's view is in the window appears with it`() {
    let (a, b, c) = (A(), B(), C())
    let (app, tabs) = App.tabs(a, b)
    a.on[.viewWillDisappear] = { add(c, to: b) }
    _ = app.transcript { tabs.selectedViewController = b }
    #expect([a, b, c].map(\.appearance.state) == [.disappeared, .appeared, .appeared])
  }

  @Test func `a screen put back inside the last callback of its pop gets no other move out`() {
    let (a, b, c) = (A(), B(), C())
    let (app, nav) = App.stack(a, b)
    b.on[.viewDidDisappear] = {
      b.on = [:]
      nav.setViewControllers([b, c], animated: false)
    }
    _ = app.transcript { nav.popViewController(animated: false) }
    #expect(nav.viewControllers == [b, c])
    let moves = app.log.events.filter { $0.kind == .didMoveToParent && $0.controller == "B#1" }
    #expect(moves.map(\.other) == [nil, "Nav#1"])
  }

  @Test func `what is covered in a context stays off screen when that comes back`() {
    let (a, b, p, q) = (A(), B(), P(), Q())
    let (app, nav) = App.stack(a)
    a.definesPresentationContext = true
    p.modalPresentationStyle = .overCurrentContext
    q.modalPresentationStyle = .fullScreen
    a.present(p, animated: false)
    app.endTurn()
    p.present(q, animated: false)
    app.endTurn()
    _ = app.transcript { nav.pushViewController(b, animated: false) }
    _ = app.transcript { nav.popViewController(animated: false) }
    #expect([a, p, q].map(\.appearance.state) == [.appeared, .disappeared, .appeared])
  }

  @Test func `a dismissal in a context brings nobody back whose container shows another by now`() {
    let (a, b, p) = (A(), B(), P())
    let (app, nav) = App.stack(a)
    a.definesPresentationContext = true
    p.modalPresentationStyle = .currentContext
    _ = app.transcript {
      nav.pushViewController(b, animated: true)
      app.endTurn()
      a.present(p, animated: false)
      app.endTurn()
      a.dismiss(animated: false)
      app.endTurn()
      #expect([a, b, p].map(\.appearance.state) == [.disappeared, .appearing, .disappeared])
    }
    #expect([a, b, p].map(\.appearance.state) == [.disappeared, .appeared, .disappeared])
    _ = app.transcript { nav.popViewController(animated: false) }
    #expect([a, b].map(\.appearance.state) == [.appeared, .disappeared])
  }

  @Test func `a shown child moved into a container on its way out disappears with that`() {
    let (a, p, c) = (A(), P(), C())
    let (app, nav) = App.stack(a)
    add(c, to: a)
    nav.present(p, animated: false)
    app.advance()
    let start = app.log.count
    _ = app.transcript {
      p.dismiss(animated: true)
      add(c, to: p)
    }
    #expect(
      app.callbacks(of: c, from: start).filter { $0 != .willMoveToParent && $0 != .didMoveToParent }
        == [.viewWillDisappear, .viewDidDisappear])
    #expect([a, c].map(\.appearance.state) == [.appeared, .disappeared])
  }

  @Test
  func `a stack cut inside the didMove of a screen below sends the moves of those above in order`()
  {
    let (a, b) = (A(), B())
    let (app, nav) = App.stack()
    a.on[.didMoveToParent] = { nav.popToViewController(a, animated: false) }
    _ = app.transcript { nav.setViewControllers([a, b], animated: false) }
    let moves = app.callbacks(of: b).filter { $0 == .willMoveToParent || $0 == .didMoveToParent }
    #expect(
      moves == [.willMoveToParent, .didMoveToParent, .willMoveToParent, .didMoveToParent])
    #expect([a, b].map(\.appearance.state) == [.appeared, .disappeared])
  }

  @Test func `a screen put back inside its didMove, sent because it leaves, stays on the stack`() {
    let (a, b, c) = (A(), B(), C())
    let (app, nav) = App.stack(a)
    b.on[.didMoveToParent] = {
      b.on = [:]
      nav.setViewControllers([b, a, c], animated: false)
    }
    _ = app.transcript {
      nav.pushViewController(b, animated: true)
      nav.popViewController(animated: false)
    }
    #expect(nav.viewControllers == [b, a, c])
    #expect([a, b, c].map(\.parent) == [nav, nav, nav])
    #expect(
      app.callbacks(of: b).filter { $0 == .willMoveToParent || $0 == .didMoveToParent }
        == [.willMoveToParent, .didMoveToParent])
  }

  @Test func `a screen put back inside the willMove of one above it stays where it is put`() {
    let (a, b, c) = (A(), B(), C())
    let (app, nav) = App.stack(a, b, c)
    c.on[.willMoveToParent] = {
      c.on = [:]
      nav.setViewControllers([a, b], animated: false)
    }
    _ = app.transcript { nav.popToRootViewController(animated: false) }
    #expect(nav.viewControllers == [a, b])
    #expect([a, b, c].map(\.appearance.state) == [.disappeared, .appeared, .disappeared])
  }

  @Test func `a page that is covered in its own context leaves without a flag that stays`() {
    let (a, b, p) = (A(), B(), P())
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([a], direction: .forward, animated: false)
    let app = App(root: pages)
    a.definesPresentationContext = true
    p.modalPresentationStyle = .currentContext
    _ = app.transcript { a.present(p, animated: false) }
    _ = app.transcript { pages.setViewControllers([b], direction: .forward, animated: false) }
    #expect(!a.isMovingFromParent)
    #expect([a, b, p].map(\.appearance.state) == [.disappeared, .appeared, .disappeared])
  }

  @Test func `what stands above a screen in a context goes and comes with the window`() {
    let (a, p, q) = (A(), P(), Q())
    let (app, nav) = App.stack(a)
    p.modalPresentationStyle = .currentContext
    q.modalPresentationStyle = .pageSheet
    let tabs = Tabs()
    tabs.viewControllers = [nav]
    app.window.rootViewController = tabs
    app.endTurn()
    a.present(p, animated: false)
    app.endTurn()
    p.present(q, animated: false)
    app.endTurn()
    _ = app.transcript { app.window.isHidden = true }
    #expect([a, p, q].map(\.appearance.state) == [.disappeared, .disappeared, .disappeared])
    _ = app.transcript { app.window.isHidden = false }
    #expect([a, p, q].map(\.appearance.state) == [.disappeared, .appeared, .appeared])
  }

  @Test func `a child moved while its first parent appears gets its end from the second`() {
    let (a, b, c) = (A(), B(), C())
    let app = App(root: a)
    _ = app.transcript {
      add(b, to: a)
      add(c, to: b)
      add(c, to: a)
    }
    #expect([a, b, c].map(\.appearance.state) == [.appeared, .appeared, .appeared])
  }

  @Test func `a child moved out of a container on its way out appears where it comes to`() {
    let (a, b, c) = (A(), B(), C())
    let app = App(root: a)
    let (x, y) = (P(), Q())
    add(b, to: a)
    add(x, to: b)
    app.advance()
    _ = app.transcript {
      b.addChild(y)
      x.willMove(toParent: nil)
      b.transition(from: x, to: y, duration: 0.1, animations: nil) { _ in
        x.removeFromParent()
        y.didMove(toParent: b)
      }
      add(c, to: x)
      add(c, to: b)
    }
    #expect([x, y, c].map(\.appearance.state) == [.disappeared, .appeared, .appeared])
  }

  @Test
  func
    `what was covered in a context while its dismissal ended off screen comes back with its container`()
  {
    let (a, b, p) = (A(), B(), P())
    let child = C()
    add(child, to: a)
    let (app, tabs) = App.tabs(a, b)
    child.definesPresentationContext = true
    p.modalPresentationStyle = .currentContext
    _ = app.transcript { child.present(p, animated: false) }
    _ = app.transcript {
      tabs.selectedViewController = b
      app.endTurn()
      child.dismiss(animated: true)
      app.endTurn()
      tabs.selectedViewController = a
    }
    #expect([a, child, p].map(\.appearance.state) == [.appeared, .appeared, .disappeared])
  }

  @Test func `a child brought back inside its own removal leaves all the same`() {
    let (a, b, c) = (A(), B(), C())
    let (app, nav) = App.stack(a, b)
    add(c, to: a)
    _ = app.simulation.user.beginSwipeBack(in: nav)
    c.on[.viewWillDisappear] = {
      c.on = [:]
      nav.popToRootViewController(animated: false)
    }
    _ = app.transcript { remove(c) }
    #expect([a, b, c].map(\.appearance.state) == [.appeared, .disappeared, .disappeared])
  }

  @Test func `a container that comes into its child inside the willMove does not get it`() {
    let app = App()
    let box = A()
    let (nav, tabs) = (Nav(), Tabs())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let changes: [(UIViewController, (UIViewController) -> Void)] = [
      (box, { box.addChild($0) }), (nav, { nav.viewControllers = [$0] }),
      (nav, { nav.pushViewController($0, animated: false) }),
      (tabs, { tabs.viewControllers = [$0] }),
      (pages, { pages.setViewControllers([$0], direction: .forward, animated: false) }),
    ]
    for (container, change) in changes {
      let child = app.simulation.perform { C() }
      child.on[.willMoveToParent] = {
        child.on = [:]
        add(container, to: child)
      }
      change(child)
      #expect(child.children == [container])
      #expect(container.children == [])
      #expect(child.parent == nil)
      remove(container)
    }
    #expect(app.simulation.misuses.map(\.kind) == Array(repeating: .childIsOwnAncestor, count: 5))
  }

  @Test func `a tab that comes and goes inside callbacks gets each move once`() {
    let (a, b, c) = (A(), B(), C())
    let (app, tabs) = App.tabs(a)
    b.on[.willMoveToParent] = {
      b.on = [:]
      tabs.viewControllers = [a, b, c]
    }
    _ = app.transcript { tabs.viewControllers = [a, b] }
    #expect(tabs.viewControllers == [a, b])
    let moves = app.log.events.filter { $0.controller == "C#1" }.map(\.line)
    #expect(
      moves.filter { $0.contains("didMove") } == [
        "C#1 didMove(toParent: Tabs#1)", "C#1 didMove(toParent: nil)",
      ])
    #expect(app.callbacks(of: b).filter { $0 == .didMoveToParent }.count == 1)
  }
}
