import LifecycleKit
import Testing

/// Pushes and pops from inside callbacks and during others: every event comes, each pair is whole.
@MainActor struct NavigationReentrancyTests {
  @Test func `a push inside viewDidAppear comes after the push that brought it`() {
    let (app, nav) = App.stack(A())
    let b = B()
    b.on[.viewDidAppear] = { nav.pushViewController(C(), animated: true) }
    #expect(
      app.transcript { nav.pushViewController(b, animated: true) } == """
        0.000 s  B#1 willMove(toParent: Nav#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  A#1 viewWillDisappear (animated)
        0.000 s  B#1 viewWillAppear (moving to parent, animated)
        0.000 s  B#1 viewIsAppearing (moving to parent, animated)
        0.000 s  B#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidLayoutSubviews (moving to parent)
        0.350 s  A#1 viewDidDisappear (animated)
        0.350 s  B#1 viewDidAppear (moving to parent, animated)
        0.350 s  C#1 willMove(toParent: Nav#1)
        0.350 s  B#1 didMove(toParent: Nav#1)
        0.350 s  C#1 loadView
        0.350 s  C#1 viewDidLoad
        0.350 s  B#1 viewWillDisappear (animated)
        0.350 s  C#1 viewWillAppear (moving to parent, animated)
        0.350 s  C#1 viewIsAppearing (moving to parent, animated)
        0.350 s  C#1 viewWillLayoutSubviews (moving to parent)
        0.350 s  C#1 viewDidLayoutSubviews (moving to parent)
        0.700 s  B#1 viewDidDisappear (animated)
        0.700 s  C#1 viewDidAppear (moving to parent, animated)
        0.700 s  C#1 didMove(toParent: Nav#1)

        """)
    #expect(app.misuses == [])
  }

  @Test func `a push inside viewDidAppear of the first screen`() {
    let a = A()
    a.on[.viewDidAppear] = { [unowned a] in
      a.navigationController?.pushViewController(B(), animated: false)
    }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = Nav(rootViewController: a) } == """
        time  0.000
              |
        A#1   m···lLa~i~~yY~A─M──d~~D····
        Nav#1  lLa~~~i~yY~~A─────────────
        B#1                  m·lL·ai~AMyY

        """)
  }

  @Test func `a push inside viewDidLoad of the first screen`() {
    let a = A()
    a.on[.viewDidLoad] = { [unowned a] in
      a.navigationController?.pushViewController(B(), animated: false)
    }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = Nav(rootViewController: a) } == """
        time  0.000
              |
        A#1   m···lL·a~i~~yY~AM──d~~D····
        Nav#1  lLa~~~~i~yY~~A────────────
        B#1         m··········lL·ai~AMyY

        """)
  }

  @Test func `a screen that pops itself inside viewWillAppear still has its pairs`() {
    let (app, nav) = App.stack(A())
    let b = B()
    b.on[.viewWillAppear] = { nav.popViewController(animated: false) }
    #expect(
      app.transcript { nav.pushViewController(b, animated: true) } == """
        0.000 s  B#1 willMove(toParent: Nav#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  A#1 viewWillDisappear (animated)
        0.000 s  B#1 viewWillAppear (moving to parent, animated)
        0.000 s  B#1 didMove(toParent: Nav#1)
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  B#1 viewIsAppearing (moving to parent, animated)
        0.000 s  B#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidLayoutSubviews (moving to parent)
        0.350 s  A#1 viewDidDisappear (animated)
        0.350 s  B#1 viewDidAppear (moving to parent, animated)
        0.350 s  B#1 viewWillDisappear (moving from parent)
        0.350 s  A#1 viewWillAppear
        0.350 s  A#1 viewIsAppearing
        0.350 s  B#1 viewDidDisappear (moving from parent)
        0.350 s  A#1 viewDidAppear
        0.350 s  B#1 didMove(toParent: nil)
        0.350 s  A#1 viewWillLayoutSubviews
        0.350 s  A#1 viewDidLayoutSubviews

        """)
    #expect(nav.viewControllers.count == 1)
  }

  @Test func `a pop during a push leaves the stack, returns nothing and comes after it`() {
    let (app, nav) = App.stack(A())
    var popped: UIViewController?
    var countInside = 0
    #expect(
      app.transcript {
        nav.pushViewController(B(), animated: true)
        app.endTurn()
        popped = nav.popViewController(animated: true)
        countInside = nav.viewControllers.count
      } == """
        0.000 s  B#1 willMove(toParent: Nav#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  A#1 viewWillDisappear (animated)
        0.000 s  B#1 viewWillAppear (moving to parent, animated)
        0.000 s  B#1 viewIsAppearing (moving to parent, animated)
        0.000 s  B#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidLayoutSubviews (moving to parent)
        0.350 s  A#1 viewDidDisappear (animated)
        0.350 s  B#1 viewDidAppear (moving to parent, animated)
        0.350 s  B#1 didMove(toParent: Nav#1)
        0.350 s  B#1 willMove(toParent: nil)
        0.350 s  B#1 viewWillDisappear (moving from parent, animated)
        0.350 s  A#1 viewWillAppear (animated)
        0.350 s  A#1 viewIsAppearing (animated)
        0.350 s  A#1 viewWillLayoutSubviews
        0.350 s  A#1 viewDidLayoutSubviews
        0.700 s  B#1 viewDidDisappear (moving from parent, animated)
        0.700 s  A#1 viewDidAppear (animated)
        0.700 s  B#1 didMove(toParent: nil)
        0.700 s  B#1 deallocated

        """)
    #expect(popped == nil && countInside == 2)
  }

  @Test func `a popped screen that is pushed again during the pop`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    #expect(
      app.timeline {
        nav.popViewController(animated: true)
        app.endTurn()
        nav.pushViewController(b, animated: true)
      } == """
        time  0.000      0.350  0.700
              |          |      |
        B#1   x──d~~~~~XmD··aiyY~AM
        A#1    lL·aiyY~~~~Ad~~~~D··
        Nav#1         !············

        """)
    #expect(app.simulation.delayedCheck.expectations == [])
  }

  @Test func `a popped screen that another stack takes during the pop`() {
    let b = B()
    let nav = Nav()
    nav.setViewControllers([A(), b], animated: false)
    let parent = ByHand()
    let app = App(root: parent)
    let other = Nav(rootViewController: C())
    for stack in [nav, other] {
      add(stack, to: parent)
      stack.beginAppearanceTransition(true, animated: false)
      stack.endAppearanceTransition()
    }
    #expect(
      app.timeline {
        nav.popViewController(animated: true)
        app.advance(by: .milliseconds(100))
        other.pushViewController(b, animated: true)
      } == """
        time  0.000   0.100     0.450
              |       |         |
        B#1   x──d~~~~~D·Xm·aiyY~AM
        A#1    lL·aiyY~~A──────────
        Nav#2         !············
        C#1   ─────────────d~~~~D··

        """)
    #expect(b.parent === other)
    #expect(b.view.window === app.window)
  }

  @Test func `a screen popped and pushed again in one turn gets its moves and stays on screen`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    #expect(
      app.timeline {
        nav.popViewController(animated: true)
        nav.pushViewController(b, animated: true)
      } == """
        time 0.000
             |
        B#1  xXmM

        """)
    #expect(app.simulation.delayedCheck.expectations == [])
  }

  @Test func `three pushes during each other show only the first and the last`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        app.endTurn()
        nav.pushViewController(C(), animated: true)
        app.endTurn()
        nav.pushViewController(D(), animated: true)
      } == """
        time  0.000       0.350      0.700
              |           |          |
        B#1   mlL·aiyY~~~~~AM───d~~~~D··
        A#1   ───d~~~~~~~~D·············
        Nav#1         !·!···············
        C#1            m·····M··········
        D#1              m····lL·aiyY~AM

        """)
    #expect(nav.viewControllers.map(\.isViewLoaded) == [true, true, false, true])
  }

  @Test func `three pushes in one turn show only the last, and are no misuse`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        nav.pushViewController(C(), animated: true)
        nav.pushViewController(D(), animated: true)
      } == """
        time 0.000     0.350
             |         |
        B#1  m···········M··
        C#1   m···········M·
        D#1    mlL·aiyY~A──M
        A#1  ─────d~~~~D····

        """)
    #expect(nav.viewControllers.map(\.isViewLoaded) == [true, false, false, true])
    #expect(app.misuses == [])
  }

  @Test func `a push while the navigation controller is being dismissed brings the moves alone`() {
    let app = App(root: A())
    let nav = Nav(rootViewController: B())
    app.window.rootViewController?.present(nav, animated: false)
    app.endTurn()
    #expect(
      app.timeline {
        nav.dismiss(animated: true)
        app.endTurn()
        nav.pushViewController(C(), animated: true)
      } == """
        time  0.000
              |  |
        Nav#1 d~~D··
        B#1   ─d~~D·
        C#1     m··M

        """)
  }

  @Test func `a push whose container goes inside the old top's viewWillDisappear`() {
    let a = A()
    let (app, nav) = App.stack(a)
    let b = B()
    a.on[.viewWillDisappear] = { app.window.rootViewController = C() }
    #expect(
      app.timeline { nav.pushViewController(b, animated: true) } == """
        time  0.000
              |
        B#1   mlL···M········
        A#1   ───d~~~~~~D····
        Nav#1 ────dD·········
        C#1          lLa~iyYA

        """)
  }
}
