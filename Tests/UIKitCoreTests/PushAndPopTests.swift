import LifecycleKit
import Testing

@MainActor struct PushAndPopTests {
  @Test func `an animated push takes 0.35 s between the will and the did`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.transcript { nav.pushViewController(B(), animated: true) } == """
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

        """)
  }

  @Test func `a push without animation is over at the turn's end, and the layout comes after`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.transcript { nav.pushViewController(B(), animated: false) } == """
        0.000 s  B#1 willMove(toParent: Nav#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  A#1 viewWillDisappear
        0.000 s  B#1 viewWillAppear (moving to parent)
        0.000 s  B#1 viewIsAppearing (moving to parent)
        0.000 s  A#1 viewDidDisappear
        0.000 s  B#1 viewDidAppear (moving to parent)
        0.000 s  B#1 didMove(toParent: Nav#1)
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews

        """)
  }

  @Test func `a push and a pop of the same turn bring the moves and nothing else`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.transcript {
        nav.pushViewController(B(), animated: true)
        nav.popViewController(animated: true)
      } == """
        0.000 s  B#1 willMove(toParent: Nav#1)
        0.000 s  B#1 didMove(toParent: Nav#1)
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  B#1 deallocated

        """)
  }

  @Test func `a push changes the stack and returns; the turn's end loads and shows`() {
    let (app, nav) = App.stack(A())
    let b = B()
    nav.pushViewController(b, animated: true)
    #expect(nav.topViewController === b && b.parent === nav)
    #expect(nav.visibleViewController === b && !b.isViewLoaded)
    #expect(app.callbacks(of: b) == [.willMoveToParent])
    app.endTurn()
    #expect(b.isViewLoaded && b.appearance.state == .appearing)
  }

  @Test func `a popped screen is told before and after, and is gone right then`() {
    let (app, nav) = App.stack(A(), B())
    #expect(
      app.transcript { nav.popViewController(animated: true) } == """
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  A#1 loadView
        0.000 s  A#1 viewDidLoad
        0.000 s  B#1 viewWillDisappear (moving from parent, animated)
        0.000 s  A#1 viewWillAppear (animated)
        0.000 s  A#1 viewIsAppearing (animated)
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews
        0.350 s  B#1 viewDidDisappear (moving from parent, animated)
        0.350 s  A#1 viewDidAppear (animated)
        0.350 s  B#1 didMove(toParent: nil)
        0.350 s  B#1 deallocated

        """)
  }

  @Test func `a pop without animation is over at the turn's end, and the layout comes after`() {
    let (app, nav) = App.stack(A(), B())
    #expect(
      app.transcript { nav.popViewController(animated: false) } == """
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  A#1 loadView
        0.000 s  A#1 viewDidLoad
        0.000 s  B#1 viewWillDisappear (moving from parent)
        0.000 s  A#1 viewWillAppear
        0.000 s  A#1 viewIsAppearing
        0.000 s  B#1 viewDidDisappear (moving from parent)
        0.000 s  A#1 viewDidAppear
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  B#1 deallocated
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews

        """)
  }

  @Test func `a pop returns the screen that goes`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    var popped: UIViewController?
    _ = app.transcript { popped = nav.popViewController(animated: true) }
    #expect(popped === b)
  }

  @Test func `a view is loaded once however often its screen appears`() {
    let (app, nav) = App.stack(A())
    let b = B()
    let steps = app.timeline {
      nav.pushViewController(b, animated: false)
      app.endTurn()
      nav.popViewController(animated: false)
      app.endTurn()
      nav.pushViewController(b, animated: false)
    }
    #expect(
      steps == """
        time 0.000
             |
        B#1  mlL·ai~AMyYxd~~D·X··m·ai~AMyY
        A#1  ───d~~D······ai~A─yY─d~~D····

        """)
  }

  @Test func `the stack has changed already when the popped screen is told`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    var seen: [String] = []
    let look: @MainActor (String) -> Void = { [unowned b] moment in
      let parent = b.parent?.readableName ?? "nil"
      seen.append("\(moment): \(nav.viewControllers.count) on the stack, parent \(parent)")
    }
    b.on[.willMoveToParent] = { look("willMove") }
    b.on[.viewWillDisappear] = { look("viewWillDisappear") }
    b.on[.viewDidDisappear] = { look("viewDidDisappear") }
    b.on[.didMoveToParent] = { look("didMove") }
    _ = app.transcript { nav.popViewController(animated: true) }
    #expect(
      seen == [
        "willMove: 1 on the stack, parent Nav#1",
        "viewWillDisappear: 1 on the stack, parent Nav#1",
        "viewDidDisappear: 1 on the stack, parent nil",
        "didMove: 1 on the stack, parent nil",
      ])
  }

  @Test func `a pushed screen has its container from willMove on, but is not on the stack before`()
  {
    let (app, nav) = App.stack(A())
    let b = B()
    var seen: [String] = []
    let look: @MainActor (String) -> Void = { [unowned b] moment in
      let parent = b.navigationController?.readableName ?? "nil"
      seen.append("\(moment): \(nav.viewControllers.count) on the stack, in \(parent)")
    }
    b.on[.willMoveToParent] = { look("willMove") }
    b.on[.viewDidLoad] = { look("viewDidLoad") }
    b.on[.viewWillAppear] = { look("viewWillAppear") }
    b.on[.didMoveToParent] = { look("didMove") }
    _ = app.transcript { nav.pushViewController(b, animated: true) }
    #expect(
      seen == [
        "willMove: 1 on the stack, in nil",
        "viewDidLoad: 2 on the stack, in Nav#1",
        "viewWillAppear: 2 on the stack, in Nav#1",
        "didMove: 2 on the stack, in Nav#1",
      ])
  }

  @Test func `off screen a push and a pop bring the moves and nothing else`() {
    let app = App()
    let nav = Nav(rootViewController: A())
    _ = app.transcript { app.window.rootViewController = nav }
    _ = app.transcript { app.window.isHidden = true }
    #expect(
      app.transcript {
        nav.pushViewController(B(), animated: true)
        nav.popViewController(animated: true)
      } == """
        0.000 s  B#1 willMove(toParent: Nav#1)
        0.000 s  B#1 didMove(toParent: Nav#1)
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  B#1 deallocated

        """)
  }

  @Test func `pushes made off screen show only the last of them when the container appears`() {
    let nav = Nav(rootViewController: A())
    nav.pushViewController(B(), animated: true)
    nav.pushViewController(C(), animated: true)
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = nav } == """
        time  0.000
              |
        Nav#1 lLa~~~i~yY~~A─
        C#1      lLa~i~~yY~A

        """)
    #expect(nav.viewControllers.map(\.isViewLoaded) == [false, false, true])
  }

  @Test func `show pushes inside a navigation controller and presents outside of one`() {
    let a = A()
    let (app, nav) = App.stack(a)
    _ = app.transcript { a.show(B(), sender: nil) }
    #expect(nav.topViewController?.readableName == "B#1")
    let alone = App(root: C())
    _ = alone.transcript { alone.window.rootViewController?.show(D(), sender: nil) }
    #expect(alone.window.rootViewController?.presentedViewController?.readableName == "D#1")
  }
}
