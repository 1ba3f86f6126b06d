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
    p.present(q, animated: false)
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
    p.present(q, animated: false)
    _ = app.transcript { nav.pushViewController(b, animated: false) }
    _ = app.transcript { nav.popViewController(animated: false) }
    #expect([a, p, q].map(\.appearance.state) == [.appeared, .disappeared, .appeared])
  }
}
