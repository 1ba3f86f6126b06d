import LifecycleKit
import Testing

@MainActor struct WindowTests {
  @Test func `a root loads when its window becomes visible, and appears at the turn's end`() {
    let simulation = Simulation()
    simulation.window.rootViewController = A()
    #expect(simulation.log.transcript() == "")
    simulation.window.makeKeyAndVisible()
    #expect(
      simulation.log.transcript() == """
        0.000 s  A#1 loadView
        0.000 s  A#1 viewDidLoad
        0.000 s  A#1 viewWillAppear

        """)
    simulation.endTurn()
    #expect(
      simulation.log.transcript() == """
        0.000 s  A#1 loadView
        0.000 s  A#1 viewDidLoad
        0.000 s  A#1 viewWillAppear
        0.000 s  A#1 viewIsAppearing
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews
        0.000 s  A#1 viewDidAppear

        """)
  }

  @Test func `containers get each callback before what they contain`() {
    let app = App()
    let tabs = Tabs()
    tabs.viewControllers = [Nav(rootViewController: A()), B()]
    #expect(
      app.timeline { app.window.rootViewController = tabs } == """
        time   0.000
               |
        Tabs#1 a~~~~~~i~~yY~~~~A───
        Nav#1   lLa~~~~i~~~yY~~~A──
        A#1        lLa~~i~~~~yY~~AM

        """)
  }

  @Test func `a root set in a visible window loads and appears`() {
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = A() } == """
        time 0.000
             |
        A#1  lLaiyYA

        """)
  }

  @Test func `making a visible window visible again brings nothing`() {
    let app = App(root: A())
    #expect(app.transcript { app.window.makeKeyAndVisible() } == "")
  }

  @Test func `setting the same root again brings nothing`() {
    let root = A()
    let app = App(root: root)
    #expect(app.transcript { app.window.rootViewController = root } == "")
  }

  @Test func `a window that is hidden and shown again takes its root along`() {
    let app = App(root: A())
    #expect(
      app.transcript { app.window.isHidden = true } == """
        0.000 s  A#1 viewWillDisappear
        0.000 s  A#1 viewDidDisappear

        """)
    #expect(
      app.transcript { app.window.isHidden = false } == """
        0.000 s  A#1 viewWillAppear
        0.000 s  A#1 viewIsAppearing
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews
        0.000 s  A#1 viewDidAppear

        """)
  }

  @Test func `hiding ends a running push before the screens disappear`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        app.endTurn()
        app.window.isHidden = true
      } == """
        time  0.000
              |
        B#1   mlL·aiyY~AM─d~D
        A#1   ───d~~~~D······
        Nav#1 ───────────d~D·

        """)
  }

  @Test func `a window hidden and shown in the turn of a presentation`() {
    let app = App(root: A())
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    #expect(
      app.timeline {
        app.window.rootViewController?.present(presented, animated: false)
        app.window.isHidden = true
        app.window.isHidden = false
      } == """
        time 0.000
             |
        P#1  lL·aiyYA─dDaiyYA
        A#1  ──d~~~~~D·······

        """)
  }

  @Test func `a root that covers another is the only one to come back with its window`() {
    let app = App(root: A())
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    app.window.rootViewController?.present(presented, animated: false)
    app.endTurn()
    #expect(
      app.timeline {
        app.window.isHidden = true
        app.window.isHidden = false
      } == """
        time 0.000
             |
        P#1  dDaiyYA

        """)
  }

  @Test func `what is dismissed in a hidden window does not make its presenter appear`() {
    let app = App(root: A())
    let (first, second) = (P(), Q())
    first.modalPresentationStyle = .fullScreen
    second.modalPresentationStyle = .fullScreen
    app.window.rootViewController?.present(first, animated: false)
    app.endTurn()
    first.present(second, animated: false)
    app.endTurn()
    #expect(
      app.timeline {
        app.window.isHidden = true
        first.dismiss(animated: true)
      } == """
        time 0.000
             |
        Q#1  dD

        """)
    #expect(
      app.timeline { app.window.isHidden = false } == """
        time 0.500
             |
        P#1  aiyYA

        """)
  }

  @Test func `a dismissal begun in a hidden window ends when the window is shown`() {
    let app = App(root: A())
    app.window.rootViewController?.present(P(), animated: false)
    app.endTurn()
    app.window.isHidden = true
    app.endTurn()
    app.window.rootViewController?.dismiss(animated: true)
    app.endTurn()
    #expect(
      app.timeline { app.window.isHidden = false } == """
        time 0.000
             |
        P#1  †
        A#1   aiyYA

        """)
  }

  @Test func `of two windows the one made key last is the key one`() {
    let app = App(root: A())
    let second = app.simulation.makeWindow()
    second.rootViewController = B()
    #expect(
      app.timeline { second.makeKeyAndVisible() } == """
        time 0.000
             |
        B#1  lLaiyYA

        """)
    #expect(!app.window.isKeyWindow)
    #expect(second.isKeyWindow)
    #expect(app.simulation.application.windows == [app.window, second])
  }

  @Test func `a window that nobody holds goes, visible though it is`() {
    let app = App()
    var second: UIWindow? = app.simulation.makeWindow()
    second?.isHidden = false
    weak let gone = second
    #expect(app.simulation.application.windows.count == 2)
    second = nil
    #expect(gone == nil)
    #expect(app.simulation.application.windows == [app.window])
  }

  @Test func `a memory warning reaches all below a window, roots first`() {
    let (app, nav) = App.stack(A(), B())
    nav.present(P(), animated: false)
    app.endTurn()
    let elsewhere = app.simulation.perform { C() }
    #expect(
      app.transcript { app.simulation.application.sendMemoryWarning() } == """
        0.000 s  Nav#1 didReceiveMemoryWarning
        0.000 s  A#1 didReceiveMemoryWarning
        0.000 s  B#1 didReceiveMemoryWarning
        0.000 s  P#1 didReceiveMemoryWarning

        """)
    #expect(elsewhere.readableName == "C#1")
  }
}
