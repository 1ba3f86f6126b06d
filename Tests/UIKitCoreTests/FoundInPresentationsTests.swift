import LifecycleKit
import Testing

/// Programs about what is presented that random worlds found and shrank.
@MainActor struct FoundInPresentationsTests {
  /// A tab that presents P beside itself, and a second tab.
  @MainActor private struct TwoTabs {
    let a = A()
    let b = B()
    let p = P()
    let q = Q()
    let app: App
    let tabs: Tabs

    init() {
      (app, tabs) = App.tabs(a, b)
      a.definesPresentationContext = true
      p.modalPresentationStyle = .overCurrentContext
      q.modalPresentationStyle = .fullScreen
      a.present(p, animated: false)
      app.advance()
    }

    var states: [AppearanceMachine.State] { [a, b, p, q].map(\.appearance.state) }
  }

  @Test func `what is covered in a context stays off screen while its cover is still coming`() {
    let stage = TwoTabs()
    _ = stage.app.transcript {
      stage.p.present(stage.q, animated: true)
      stage.app.endTurn()
      stage.tabs.selectedViewController = stage.b
      stage.app.endTurn()
      stage.tabs.selectedViewController = stage.a
    }
    #expect(stage.states == [.appeared, .disappeared, .disappeared, .appeared])
  }

  @Test func `a cover appears though its tab went and came back in that turn`() {
    let stage = TwoTabs()
    _ = stage.app.transcript {
      stage.p.present(stage.q, animated: true)
      stage.tabs.selectedViewController = stage.b
      stage.tabs.selectedViewController = stage.a
    }
    #expect(stage.states == [.appeared, .disappeared, .disappeared, .appeared])
  }

  @Test func `a presented one appears though a stack covers its presenter in that turn`() {
    let (a, c, d) = (A(), C(), A())
    let nav = Nav(rootViewController: a)
    let (app, _) = App.tabs(nav)
    a.definesPresentationContext = true
    let (tabs, sheet) = (Tabs(), P())
    tabs.viewControllers = [c]
    tabs.modalPresentationStyle = .currentContext
    _ = app.transcript {
      a.present(tabs, animated: false)
      nav.pushViewController(d, animated: false)
      c.present(sheet, animated: false)
    }
    #expect(
      [a, c, d, sheet].map(\.appearance.state) == [
        .disappeared, .disappeared, .appeared, .appeared,
      ])
    _ = app.transcript { nav.popViewController(animated: false) }
    #expect(
      [a, c, d, sheet].map(\.appearance.state) == [
        .disappeared, .appeared, .disappeared, .appeared,
      ])
  }

  @Test func `one that a callback makes a tab of its presenter stays on screen above the tabs`() {
    let (a, b, c) = (A(), B(), C())
    let (app, tabs) = App.tabs(a)
    c.on[.viewIsAppearing] = {
      c.on = [:]
      tabs.viewControllers = [b, a, c]
    }
    _ = app.transcript { a.present(c, animated: false) }
    #expect([a, b, c].map(\.appearance.state) == [.appeared, .disappeared, .appeared])
    #expect(tabs.presentedViewController === c)
    #expect(c.parent === tabs)
    _ = app.transcript { c.dismiss(animated: false) }
    #expect([a, b, c].map(\.appearance.state) == [.appeared, .disappeared, .disappeared])
  }

  @Test func `the view of one whose container went while it was being covered is taken away`() {
    let stage = TwoTabs()
    _ = stage.app.transcript {
      stage.p.present(stage.q, animated: true)
      stage.app.endTurn()
      stage.tabs.selectedViewController = stage.b
    }
    #expect(stage.p.view.superview == nil)
  }

  @Test func `the view of one that is uncovered off screen stands in its place again`() {
    let stage = TwoTabs()
    _ = stage.app.transcript { stage.p.present(stage.q, animated: false) }
    _ = stage.app.transcript {
      stage.tabs.selectedViewController = stage.b
      stage.app.endTurn()
      stage.q.dismiss(animated: false)
      stage.app.endTurn()
      stage.tabs.selectedViewController = stage.a
    }
    #expect(stage.states == [.appeared, .disappeared, .appeared, .disappeared])
    #expect(stage.p.view.window === stage.app.window)
  }

  @Test func `a window hidden while the presenter goes keeps what it presents off screen`() {
    let (a, p) = (A(), P())
    let (app, nav) = App.stack(a)
    p.modalPresentationStyle = .fullScreen
    a.on[.viewWillDisappear] = {
      a.on = [:]
      app.window.isHidden = true
    }
    _ = app.transcript { nav.present(p, animated: false) }
    #expect([a, p].map(\.appearance.state) == [.disappeared, .disappeared])
    _ = app.transcript { app.window.isHidden = false }
    #expect([a, p].map(\.appearance.state) == [.disappeared, .appeared])
  }

  @Test func `the view of one that comes back goes with its own presentation`() {
    let (a, p, q) = (A(), P(), Q())
    let app = App(root: a)
    q.modalPresentationStyle = .fullScreen
    a.present(p, animated: false)
    app.endTurn()
    let place = p.view.superview
    p.present(q, animated: false)
    app.endTurn()
    _ = app.transcript { q.dismiss(animated: false) }
    #expect(p.view.superview === place)
    _ = app.transcript { a.dismiss(animated: false) }
    #expect(p.view.window == nil)
  }

  @Test(arguments: [true, false])
  func `a dismissal ends also when its window is let go`(isLetGoMeanwhile: Bool) {
    let (a, p) = (A(), P())
    let app = App()
    var window: UIWindow? = app.simulation.makeWindow()
    window?.rootViewController = a
    window?.makeKeyAndVisible()
    _ = app.transcript { a.present(p, animated: false) }
    window?.isHidden = true
    if !isLetGoMeanwhile { window = nil }
    var isComplete = false
    _ = app.transcript {
      a.dismiss(animated: true) { isComplete = true }
      app.endTurn()
      window = nil
    }
    #expect(isComplete)
    #expect(a.presentedViewController == nil)
    #expect(!p.isBeingDismissed)
  }

  @Test(arguments: [false, true])
  func `what a callback dismisses while its container comes back does not appear`(
    animated: Bool
  ) {
    let (a, b, c, p) = (A(), B(), C(), P())
    let (nav, other) = (Nav(rootViewController: b), Nav(rootViewController: c))
    let (app, tabs) = App.tabs(nav, a)
    let inner = Tabs()
    inner.viewControllers = [other]
    p.modalPresentationStyle = .overCurrentContext
    _ = app.transcript {
      b.present(p, animated: false)
      app.endTurn()
      tabs.selectedViewController = a
      app.endTurn()
      nav.pushViewController(inner, animated: false)
    }
    c.on[.viewWillAppear] = { [weak nav] in nav?.dismiss(animated: animated) }
    let transcript = app.transcript { tabs.selectedViewController = nav }
    #expect(!transcript.contains("P#1 viewWillAppear"))
    #expect(p.appearance.state == .disappeared)
    #expect(nav.presentedViewController == nil)
  }

  @Test func `a tab whose cover the leaving tab dismisses appears itself`() {
    let (a, b, p) = (A(), B(), P())
    let nav = Nav()
    let (app, tabs) = App.tabs(nav, a)
    p.modalPresentationStyle = .currentContext
    let inner = Tabs()
    inner.viewControllers = [b]
    _ = app.transcript {
      nav.present(p, animated: false)
      app.endTurn()
      tabs.selectedViewController = a
      app.endTurn()
      nav.pushViewController(inner, animated: false)
    }
    a.on[.viewWillDisappear] = { [weak b] in b?.dismiss(animated: false) }
    _ = app.transcript { tabs.selectedViewController = nav }
    #expect(nav.appearance.state == .appeared)
    #expect(p.appearance.state == .disappeared)
    #expect(nav.view.window != nil)
  }

  @Test func `what is presented in the context of a tab that is gone stands in no window`() {
    let (a, b, p) = (A(), B(), P())
    let nav = Nav(rootViewController: b)
    let (app, tabs) = App.tabs(a, nav)
    p.modalPresentationStyle = .currentContext
    tabs.selectedViewController = nav
    app.endTurn()
    _ = app.transcript {
      tabs.selectedViewController = a
      nav.present(p, animated: false)
    }
    #expect(app.window.subviews == [tabs.view])
    #expect(p.view.window == nil)
    _ = app.transcript { tabs.selectedViewController = nav }
    #expect(p.view.window === app.window)
    #expect(p.appearance.state == .appeared)
  }

  @Test func `a bar button is tapped in what a replaced root has presented`() throws {
    let (a, b, c) = (A(), B(), C())
    let nav = Nav(rootViewController: c)
    let app = App(root: a)
    var taps = 0
    c.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction { _ in taps += 1 })
    _ = app.transcript {
      a.present(nav, animated: false)
      app.endTurn()
      app.window.rootViewController = b
    }
    app.simulation.user.tap(try #require(c.navigationItem.rightBarButtonItem))
    #expect(taps == 1)
    #expect(app.misuses == [])
  }
}
