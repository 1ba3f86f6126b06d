import LifecycleKit
import Testing

/// Screens that another container takes while a change moves them, and containers that callbacks send off
/// screen and back: each pair is whole, and nobody ends what is another's.
@MainActor struct TakenScreenTests {
  @Test func `a screen that tabs take during its push has arrived before it leaves`() {
    let b = B()
    let (nav, tabs, app) = beside(Nav(rootViewController: A()))
    #expect(
      app.timeline {
        nav.pushViewController(b, animated: true)
        app.advance(by: .milliseconds(100))
        tabs.viewControllers = [b]
      } == """
        time   0.000   0.100
               |       |
        B#1    mlL·aiyY~~AMxdDX·ma~M~~~i~A────yY
        A#1    ───d~~~~~D···········aiA─────yY──
        Tabs#1         !························
        D#1    ────────────────x──d~~~~~D·X†

        """)
    #expect(b.parent === tabs)
    #expect(nav.topViewController?.appearance.state == .appeared)
  }

  @Test func `a screen that tabs take inside its viewWillAppear is not the stack's to end`() {
    let b = B()
    let (nav, tabs, app) = beside(Nav(rootViewController: A()))
    b.on[.viewWillAppear] = { [unowned b] in
      b.on = [:]
      tabs.viewControllers = [b]
    }
    #expect(
      app.timeline { nav.pushViewController(b, animated: true) } == """
        time   0.000                 0.350
               |                     |
        B#1    mlL·a~xdDX·ma~Mi~A──yY──────
        A#1    ───d~~~~~~~~~~~~~~~~~~DaiAyY
        Tabs#1      !······················
        D#1    ──────────x──d~~D·X†

        """)
    #expect(b.parent === tabs)
    #expect(b.view.window === app.window)
  }

  @Test func `a tab that a stack takes inside its selection`() {
    let b = B()
    let tabs = Tabs()
    tabs.viewControllers = [A(), b]
    let nav = Nav(rootViewController: C())
    let app = sideBySide(tabs, nav)
    b.on[.viewWillAppear] = { [unowned b] in
      b.on = [:]
      nav.pushViewController(b, animated: false)
    }
    #expect(
      app.timeline { tabs.selectedIndex = 1 } == """
        time  0.000
              |
        B#1   lLa~xdDXm··ai~AM──yY────
        Nav#1    !····················
        A#1   ─────────d~~~~~~Da~~iAyY
        C#1   ──────────d~~D··········

        """)
    #expect(b.parent === nav)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a page that a stack takes while it is turned to`() {
    let b = B()
    let page = Page(transitionStyle: .scroll, navigationOrientation: .horizontal)
    page.setViewControllers([A()], direction: .forward, animated: false)
    let nav = Nav(rootViewController: C())
    let app = sideBySide(page, nav)
    #expect(
      app.timeline {
        page.setViewControllers([b], direction: .forward, animated: true)
        nav.pushViewController(b, animated: true)
      } == """
        time  0.000                    0.350
              |                        |
        B#1   m·lLa~iyY~A─M──xdDXm·aiyY~AM
        A#1   ─x───d~~~~~D·X†
        Nav#1          !··················
        C#1   ────────────────────d~~~~D··

        """)
    #expect(b.parent === nav)
    #expect(page.children.isEmpty)
  }

  @Test func `a column that a stack takes inside its viewWillAppear`() {
    let b = B()
    let split = Split()
    split.viewControllers = [A(), D()]
    let nav = Nav(rootViewController: C())
    let app = sideBySide(split, nav)
    app.setWidth(.regular)
    b.on[.viewWillAppear] = { [unowned b] in
      b.on = [:]
      nav.pushViewController(b, animated: false)
    }
    #expect(
      app.timeline { split.showDetailViewController(b, sender: nil) } == """
        time  0.000
              |
        D#1   x─d~~~~~~~~~DX†
        B#1    m·lLa~xdDXm····ai~AMyY
        Nav#1       !················
        C#1   ───────────────d~~D····

        """)
    #expect(b.parent === nav)
  }

  @Test func `a tab removed inside another selection has disappeared before its last move`() {
    let a = A()
    let b = B()
    let (app, tabs) = App.tabs(a, b)
    b.on[.viewWillAppear] = { tabs.viewControllers = [b] }
    #expect(
      app.timeline { tabs.selectedIndex = 1 } == """
        time 0.000
             |
        B#1  lLa~~i~A─yY
        A#1  ───xd~D·X··

        """)
  }

  @Test func `a container brought back inside its tab's disappearance with another tab`() {
    let a = A()
    let (app, tabs) = App.tabs(a, B())
    a.on[.viewWillDisappear] = {
      a.on = [:]
      tabs.selectedIndex = 1
      app.window.isHidden = false
    }
    #expect(
      app.timeline { app.window.isHidden = true } == """
        time   0.000
               |
        Tabs#1 d~a~~~~i~yY~~A─
        A#1    ─d~D···········
        B#1        lLa~i~~yY~A

        """)
    #expect(tabs.view.window === app.window)
  }

  @Test func `a page told that it comes while the window is shown appears when it has come`() {
    let paged = PagedApp()
    paged.app.window.isHidden = true
    let b = B()
    b.on[.willMoveToParent] = { paged.app.window.isHidden = false }
    #expect(
      paged.app.timeline { paged.show(b, animated: false) } == """
        time   0.000
               |
        B#1    m······lLaiyYAM──
        Page#1  a~iyYA──────────
        A#1      x············X†

        """)
  }

  @Test func `a screen told that it comes while the window is shown appears when it has come`() {
    let (app, nav) = App.stack(A())
    app.window.isHidden = true
    let b = B()
    b.on[.willMoveToParent] = { app.window.isHidden = false }
    #expect(
      app.timeline { nav.setViewControllers([b], animated: false) } == """
        time  0.000
              |
        A#1   x············X†
        B#1    m·····lLaiAM──yY
        Nav#1   aiyYA──────────

        """)
  }

  @Test func `a window hidden and shown while the pushed screen loads`() {
    let (app, nav) = App.stack(A())
    let b = B()
    b.on[.viewDidLoad] = {
      app.window.isHidden = true
      nav.pushViewController(C(), animated: false)
      app.window.isHidden = false
    }
    #expect(
      app.timeline { nav.pushViewController(b, animated: true) } == """
        time  0.000
              |
        B#1   mlL····M··············
        Nav#1 ───d~D····a~~~i~yY~~A─
        A#1   ────d~D···············
        C#1           mM·lLa~i~~yY~A

        """)
  }

  @Test func `a cover dismissed inside its own viewDidAppear gives the presenter back`() {
    let a = A()
    let app = App(root: a)
    let p = P()
    p.modalPresentationStyle = .fullScreen
    p.on[.viewDidAppear] = { [unowned p] in p.dismiss(animated: false) }
    #expect(
      app.timeline { a.present(p, animated: true) } == """
        time 0.000  0.500
             |      |
        P#1  lL·aiyYA─d~~~D··
        A#1  ──d~~~~~D·aiA─yY

        """)
    #expect(a.view.window === app.window)
  }

  @Test func `a detail shown inside the end of the push that another detail cuts short`() {
    let split = Split()
    let list = Nav(rootViewController: A())
    split.viewControllers = [list, B()]
    let app = App(root: split)
    let c = C()
    let d = D()
    c.on[.viewDidAppear] = {
      c.on = [:]
      split.showDetailViewController(c, sender: nil)
    }
    app.simulation.perform {
      split.showDetailViewController(c, sender: nil)
      split.showDetailViewController(d, sender: nil)
    }
    _ = app.timeline {}
    #expect(list.topViewController?.appearance.state == .appeared)
  }

  @Test func `a child removed with its view in place comes and goes with that view`() {
    let a = A()
    let b = B()
    let (app, nav) = App.stack(a)
    app.simulation.perform { add(b, to: a) }
    app.advance()
    #expect(
      app.timeline {
        b.willMove(toParent: nil)
        b.removeFromParent()
        nav.pushViewController(C(), animated: true)
        app.advance(by: .seconds(1))
        nav.popViewController(animated: true)
        app.advance(by: .seconds(1))
        b.view.removeFromSuperview()
      } == """
        time 0.000      0.350         1.350
             |          |   |         |    |
        B#1  xX────d~~~~~D·····a~i~~yY~~A──dD
        C#1    mlL··aiyY~~AMxd~~~~~~~~D··X†
        A#1  ─────d~~~~~D·····a~i~yY~~~A─────

        """)
  }

  private func beside(_ nav: Nav) -> (Nav, Tabs, App) {
    let tabs = Tabs()
    tabs.viewControllers = [D()]
    return (nav, tabs, sideBySide(nav, tabs))
  }

  /// Makes an app whose root shows two containers next to each other.
  private func sideBySide(_ containers: UIViewController...) -> App {
    let root = Screen()
    let app = App(root: root)
    app.simulation.perform { for container in containers { add(container, to: root) } }
    app.advance()
    return app
  }
}
