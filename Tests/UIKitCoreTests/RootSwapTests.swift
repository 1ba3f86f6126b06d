import LifecycleKit
import Testing

@MainActor struct RootSwapTests {
  @Test func `the old root disappears without moves before the new one appears`() {
    let app = App(root: A())
    #expect(
      app.transcript { app.window.rootViewController = B() } == """
        0.000 s  A#1 viewWillDisappear
        0.000 s  A#1 viewDidDisappear
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear
        0.000 s  A#1 deallocated
        0.000 s  B#1 viewIsAppearing
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews
        0.000 s  B#1 viewDidAppear

        """)
  }

  @Test func `a root can be taken away`() {
    let app = App(root: A())
    #expect(
      app.transcript { app.window.rootViewController = nil } == """
        0.000 s  A#1 viewWillDisappear
        0.000 s  A#1 viewDidDisappear
        0.000 s  A#1 deallocated

        """)
    #expect(app.window.subviews == [])
  }

  @Test func `a stack as root leaves with the screen it shows`() {
    let (app, _) = App.stack(A(), B())
    #expect(
      app.timeline { app.window.rootViewController = C() } == """
        time  0.000
              |
        Nav#1 d~D····†
        B#1   ─d~D·····†
        C#1       lLa~~~iyYA
        A#1           †

        """)
  }

  @Test func `a swap in the turn of a push, or of a pop, leaves nothing of it but the moves`() {
    let (pushed, nav) = App.stack(A())
    #expect(
      pushed.timeline {
        nav.pushViewController(B(), animated: true)
        pushed.window.rootViewController = C()
      } == """
        time  0.000
              |
        B#1   m····M·······
        Nav#1 ─d~D·········
        A#1   ──d~D········
        C#1         lLaiyYA

        """)
    let (popped, other) = App.stack(A(), B())
    #expect(
      popped.timeline {
        other.popViewController(animated: true)
        popped.window.rootViewController = C()
      } == """
        time  0.000
              |
        B#1   x─d~DX†
        Nav#1 ─d~D··········
        C#1          lLaiyYA

        """)
    #expect(nav.viewControllers.map(\.isViewLoaded) == [true, false])
    #expect(other.viewControllers.map(\.isViewLoaded) == [false])
  }

  @Test func `a swap during a push ends the push first`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        app.endTurn()
        app.window.rootViewController = C()
      } == """
        time  0.000
              |
        B#1   mlL·aiyY~AM─d~D·······
        A#1   ───d~~~~D·············
        Nav#1 ───────────d~D········
        C#1                  lLaiyYA

        """)
  }

  @Test func `a swap during a pop ends the pop first`() {
    let (app, nav) = App.stack(A(), B())
    #expect(
      app.timeline {
        nav.popViewController(animated: true)
        app.endTurn()
        app.window.rootViewController = C()
      } == """
        time  0.000
              |
        B#1   x──d~~~~D·X†
        A#1    lL·aiyY~A───d~D·······
        Nav#1 ────────────d~D········
        C#1                   lLaiyYA

        """)
  }

  @Test func `a swap during a full-screen presentation ends it, and what is presented stays`() {
    let app = App(root: A())
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    #expect(
      app.timeline {
        app.window.rootViewController?.present(presented, animated: true) {}
        app.window.rootViewController = C()
      } == """
        time 0.000
             |
        P#1  lL·aiyYA─c───────
        A#1  ──d~~~~~D········
        C#1            lLaiyYA

        """)
    #expect(presented.view.window === app.window)
    #expect(presented.presentingViewController?.readableName == "A#1")
  }

  @Test func `a swap during a dismissal ends the dismissal first`() {
    let app = App(root: A())
    app.window.rootViewController?.present(P(), animated: false)
    app.endTurn()
    #expect(
      app.timeline {
        app.window.rootViewController?.dismiss(animated: true) {}
        app.endTurn()
        app.window.rootViewController = C()
      } == """
        time 0.000
             |
        P#1  dD·†
        A#1  ──c─dD···†
        C#1        lLa~iyYA

        """)
  }

  @Test func `a root swapped away while it presents is kept until the dismissal`() {
    let app = App(root: A())
    weak let root = app.window.rootViewController
    weak var presented: P?
    _ = app.transcript {
      let sheet = P()
      presented = sheet
      app.window.rootViewController?.present(sheet, animated: true)
    }
    _ = app.transcript { app.window.rootViewController = C() }
    #expect(root != nil)
    #expect(presented != nil)
    #expect(
      app.timeline { presented?.dismiss(animated: true) } == """
        time 0.500
             ||
        P#1  dD†
        A#1     †

        """)
    #expect(root == nil)
    #expect(presented == nil)
  }

  @Test func `a root swapped inside its own viewWillAppear leaves no child half shown`() {
    let (first, child, second) = (A(), B(), C())
    let app = App()
    first.on[.viewDidLoad] = { [unowned first] in add(child, to: first) }
    first.on[.viewWillAppear] = { app.window.rootViewController = second }
    #expect(
      app.timeline { app.window.rootViewController = first } == """
        time 0.000
             |
        A#1  lL····adD·······
        B#1    mlLM··········
        C#1           lLaiyYA

        """)
    #expect(app.window.rootViewController === second)
  }

  @Test func `of two swaps one inside the other the outer one has the last word`() {
    let (first, second, third) = (A(), B(), C())
    let app = App(root: first)
    first.on[.viewWillDisappear] = { app.window.rootViewController = second }
    #expect(
      app.timeline { app.window.rootViewController = third } == """
        time 0.000
             |
        A#1  dD············
        B#1    lLadD·······
        C#1         lLaiyYA

        """)
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ C#1 appeared

        """)
  }

  @Test func `a root set while its window hides stays off screen`() {
    let (first, second) = (A(), B())
    let app = App(root: first)
    first.on[.viewDidDisappear] = { app.window.rootViewController = second }
    #expect(
      app.timeline { app.window.isHidden = true } == """
        time 0.000
             |
        A#1  dD

        """)
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, hidden)
        └─ B#1 disappeared

        """)
  }
}
