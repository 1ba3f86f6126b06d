import LifecycleKit
import Testing

@MainActor struct StackTests {
  @Test func `of several popped screens only the top one gets appearance callbacks`() {
    let (app, nav) = App.stack(A(), B(), C(), D())
    #expect(
      app.timeline { nav.popToRootViewController(animated: true) } == """
        time 0.000     0.350
             |         |
        D#1  x────d~~~~D·X····†
        C#1   x···········X·†
        B#1    x···········X·†
        A#1     lL·aiyY~A──────

        """)
  }

  @Test func `popping to a screen returns those above it, lowest first`() {
    let (b, c, d) = (B(), C(), D())
    let (app, nav) = App.stack(A(), b, c, d)
    var popped: [UIViewController]?
    let steps = app.transcript { popped = nav.popToViewController(b, animated: true) }
    #expect(popped == [c, d])
    #expect(nav.viewControllers.last === b)
    #expect(
      steps == """
        0.000 s  D#1 willMove(toParent: nil)
        0.000 s  C#1 willMove(toParent: nil)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  D#1 viewWillDisappear (moving from parent, animated)
        0.000 s  B#1 viewWillAppear (animated)
        0.000 s  B#1 viewIsAppearing (animated)
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews
        0.350 s  D#1 viewDidDisappear (moving from parent, animated)
        0.350 s  B#1 viewDidAppear (animated)
        0.350 s  D#1 didMove(toParent: nil)
        0.350 s  C#1 didMove(toParent: nil)

        """)
  }

  @Test func `popping to the screen on top pops nothing`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    #expect(app.transcript { nav.popToViewController(b, animated: true) } == "")
    #expect(app.misuses == [])
  }

  @Test func `popping to the root of an empty stack or of a root alone pops nothing`() {
    let (app, nav) = App.stack()
    #expect(nav.popToRootViewController(animated: true) == nil)
    nav.pushViewController(A(), animated: false)
    #expect(nav.popToRootViewController(animated: true) == [])
    #expect(app.misuses == [])
  }

  @Test func `a new stack makes the old top disappear and the new one appear`() {
    let (app, nav) = App.stack(A(), B())
    #expect(
      app.timeline { nav.setViewControllers([C(), D()], animated: true) } == """
        time 0.000      0.350
             |          |
        B#1  x─────d~~~~D···X··†
        A#1   x··············X†
        C#1    m··········M·····
        D#1     mlL·aiyY~A─M────

        """)
    #expect(nav.viewControllers.map(\.isViewLoaded) == [false, true])
  }

  @Test func `screens of both stacks get no moves`() {
    let a = A()
    let (app, nav) = App.stack(a, B())
    #expect(
      app.transcript { nav.setViewControllers([a, C()], animated: true) } == """
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  C#1 willMove(toParent: Nav#1)
        0.000 s  C#1 loadView
        0.000 s  C#1 viewDidLoad
        0.000 s  B#1 viewWillDisappear (moving from parent, animated)
        0.000 s  C#1 viewWillAppear (moving to parent, animated)
        0.000 s  C#1 viewIsAppearing (moving to parent, animated)
        0.000 s  C#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  C#1 viewDidLayoutSubviews (moving to parent)
        0.350 s  B#1 viewDidDisappear (moving from parent, animated)
        0.350 s  C#1 viewDidAppear (moving to parent, animated)
        0.350 s  C#1 didMove(toParent: Nav#1)
        0.350 s  B#1 didMove(toParent: nil)
        0.350 s  B#1 deallocated

        """)
  }

  @Test func `a reordered stack brings appearance callbacks and no moves`() {
    let (a, b) = (A(), B())
    let (app, nav) = App.stack(a, b)
    #expect(
      app.transcript { nav.setViewControllers([b, a], animated: false) } == """
        0.000 s  A#1 loadView
        0.000 s  A#1 viewDidLoad
        0.000 s  B#1 viewWillDisappear
        0.000 s  A#1 viewWillAppear
        0.000 s  A#1 viewIsAppearing
        0.000 s  B#1 viewDidDisappear
        0.000 s  A#1 viewDidAppear
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews

        """)
  }

  @Test func `a new stack with the same top brings no appearance callbacks`() {
    let c = C()
    let (app, nav) = App.stack(A(), B(), c)
    #expect(
      app.transcript { nav.setViewControllers([D(), c], animated: true) } == """
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  A#1 willMove(toParent: nil)
        0.000 s  D#1 willMove(toParent: Nav#1)
        0.000 s  D#1 didMove(toParent: Nav#1)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  A#1 didMove(toParent: nil)
        0.000 s  B#1 deallocated
        0.000 s  A#1 deallocated

        """)
  }

  @Test func `an empty stack makes the top disappear and shows nothing`() {
    let (app, nav) = App.stack(A(), B())
    #expect(
      app.transcript { nav.setViewControllers([], animated: true) } == """
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  A#1 willMove(toParent: nil)
        0.000 s  B#1 viewWillDisappear (moving from parent, animated)
        0.350 s  B#1 viewDidDisappear (moving from parent, animated)
        0.350 s  B#1 didMove(toParent: nil)
        0.350 s  A#1 didMove(toParent: nil)
        0.350 s  A#1 deallocated
        0.350 s  B#1 deallocated

        """)
    #expect(nav.topViewController == nil)
    #expect(
      app.transcript { nav.pushViewController(C(), animated: true) } == """
        0.350 s  C#1 willMove(toParent: Nav#1)
        0.350 s  C#1 loadView
        0.350 s  C#1 viewDidLoad
        0.350 s  C#1 viewWillAppear (moving to parent, animated)
        0.350 s  C#1 viewIsAppearing (moving to parent, animated)
        0.350 s  C#1 viewWillLayoutSubviews (moving to parent)
        0.350 s  C#1 viewDidLayoutSubviews (moving to parent)
        0.700 s  C#1 viewDidAppear (moving to parent, animated)
        0.700 s  C#1 didMove(toParent: Nav#1)

        """)
  }

  @Test func `assigning the stack is a change without animation`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.timeline { nav.viewControllers = [B(), C()] } == """
        time 0.000
             |
        A#1  x────d~~D···X†
        B#1   m········M·····
        C#1    mlL·ai~A─M──yY

        """)
  }

  @Test func `a screen taken over from another stack leaves that one first`() {
    let b = B()
    let old = Nav(rootViewController: A())
    old.pushViewController(b, animated: false)
    let new = Nav(rootViewController: C())
    let (app, _) = App.tabs(old, new)
    #expect(
      app.transcript { new.pushViewController(b, animated: false) } == """
        0.000 s  Nav#2 misuse: <B#1> is a child of <Nav#1> already and is removed there before it \
        is pushed on <Nav#2>
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  B#1 viewWillDisappear (moving from parent)
        0.000 s  B#1 viewDidDisappear (moving from parent)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  B#1 willMove(toParent: Nav#2)
        0.000 s  C#1 didMove(toParent: Nav#2)
        0.000 s  B#1 didMove(toParent: Nav#2)
        0.000 s  A#1 loadView
        0.000 s  A#1 viewDidLoad
        0.000 s  A#1 viewWillAppear
        0.000 s  A#1 viewIsAppearing
        0.000 s  A#1 viewDidAppear
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews

        """)
    #expect(old.viewControllers.map(\.readableName) == ["A#1"])
  }

  @Test func `the visible controller is what is presented, else the top`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    #expect(nav.visibleViewController === b)
    let presented = P()
    _ = app.transcript { b.present(presented, animated: true) }
    #expect(nav.visibleViewController === presented)
    #expect(nav.topViewController === b)
  }
}
