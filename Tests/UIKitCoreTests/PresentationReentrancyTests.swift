import LifecycleKit
import Testing

/// Presentations, dismissals and windows that change from inside callbacks: nobody is half gone.
@MainActor struct PresentationReentrancyTests {
  @Test func `a push while the navigation controller is being presented waits for its appearance`()
  {
    let app = App(root: A())
    let nav = Nav(rootViewController: B())
    #expect(
      app.timeline {
        app.window.rootViewController?.present(nav, animated: true)
        app.endTurn()
        nav.pushViewController(C(), animated: true)
      } == """
        time  0.000        0.500     0.850
              |            |         |
        Nav#1 lLa~~~i~yY~~~A────────────
        B#1      lLa~i~~yY~~AM──d~~~~D··
        C#1               m···lL·aiyY~AM

        """)
  }

  @Test func `a push in the turn of its stack's presentation is shown with the stack`() {
    let app = App(root: A())
    let nav = Nav(rootViewController: B())
    #expect(
      app.timeline {
        app.window.rootViewController?.present(nav, animated: true)
        nav.pushViewController(C(), animated: true)
      } == """
        time  0.000          0.500
              |              |
        Nav#1 lL···a~~~i~yY~~A─
        C#1     m·M·lLa~i~~yY~A
        B#1      M·············

        """)
  }

  @Test func `a presentation in the turn of a push comes after the push, which it ends`() {
    let (app, nav) = App.stack(A())
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        nav.present(presented, animated: true)
      } == """
        time  0.000              0.500
              |                  |
        B#1   m··lL·aiyY~AM─d~~~~~~D
        P#1    lL············aiyYA──
        A#1   ─────d~~~~D···········
        Nav#1 ─────────────d~~~~~~D·

        """)
  }

  @Test func `a presentation during a push ends the push first, if it covers it`() {
    let (app, nav) = App.stack(A())
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        app.endTurn()
        nav.present(presented, animated: true)
      } == """
        time  0.000              0.500
              |                  |
        B#1   mlL·aiyY~~~AM─d~~~~~~D
        A#1   ───d~~~~~~D···········
        P#1           lL·····aiyYA──
        Nav#1 ─────────────d~~~~~~D·

        """)
  }

  @Test func `a presentation inside viewDidAppear of a pushed screen`() {
    let (app, nav) = App.stack(A())
    let b = B()
    b.on[.viewDidAppear] = { [unowned b] in
      let presented = P()
      presented.modalPresentationStyle = .fullScreen
      b.present(presented, animated: true)
    }
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
        0.350 s  P#1 loadView
        0.350 s  P#1 viewDidLoad
        0.350 s  B#1 didMove(toParent: Nav#1)
        0.350 s  Nav#1 viewWillDisappear (animated)
        0.350 s  B#1 viewWillDisappear (animated)
        0.350 s  P#1 viewWillAppear (being presented, animated)
        0.350 s  P#1 viewIsAppearing (being presented, animated)
        0.350 s  P#1 viewWillLayoutSubviews (being presented)
        0.350 s  P#1 viewDidLayoutSubviews (being presented)
        0.850 s  P#1 viewDidAppear (being presented, animated)
        0.850 s  Nav#1 viewDidDisappear (animated)
        0.850 s  B#1 viewDidDisappear (animated)

        """)
  }

  @Test func `a presentation inside viewDidLoad is refused, for there is no window yet`() {
    let a = A()
    a.on[.viewDidLoad] = { [unowned a] in a.present(P(), animated: true) }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = a } == """
        time 0.000
             |
        A#1  lL!·aiyYA
        P#1     †

        """)
    #expect(app.simulation.misuses.map(\.kind) == [.presenterOutsideWindow])
  }

  @Test func `a presentation inside viewIsAppearing begins when the presenter has appeared`() {
    let a = A()
    a.on[.viewIsAppearing] = { [unowned a] in
      let presented = P()
      presented.modalPresentationStyle = .fullScreen
      a.present(presented, animated: true)
    }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = a } == """
        time 0.000         0.500
             |             |
        A#1  lLai~~yYAd~~~~~D
        P#1      lL····aiyYA─

        """)
  }

  @Test func `a presented one that presents before it has appeared`() {
    let app = App(root: A())
    let (first, second) = (P(), Q())
    second.modalPresentationStyle = .fullScreen
    #expect(
      app.timeline {
        app.window.rootViewController?.present(first, animated: true)
        app.advance(by: .milliseconds(100))
        first.present(second, animated: true)
      } == """
        time 0.000 0.100  0.600
             |     |      |
        P#1  lLaiyY~~d~~~~~D
        Q#1        lL·aiyYA─

        """)
    #expect(first.view.window == nil)
  }

  @Test func `a navigation controller that presents inside its own viewDidAppear`() {
    let nav = PresentingNav(rootViewController: A())
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = nav } == """
        time            0.000                  0.500
                        |                      |
        PresentingNav#1 lLa~~~i~yY~~A────d~~~~~~D·
        A#1                lLa~i~~yY~A──M─d~~~~~~D
        P#1                           lL···aiyYA──

        """)
  }

  @Test func `a window hidden inside the viewWillAppear of a presenter that comes back`() {
    let root = A()
    let app = App(root: root)
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    app.endTurn()
    root.on[.viewWillAppear] = { app.window.isHidden = true }
    #expect(
      app.timeline { root.dismiss(animated: true) } == """
        time 0.000
             |
        P#1  d~D··
        A#1   a~dD

        """)
  }

  @Test func `what is being dismissed does not come back with a window shown meanwhile`() {
    let root = A()
    let app = App(root: root)
    let presented = P()
    root.present(presented, animated: false)
    app.endTurn()
    presented.on[.viewWillDisappear] = {
      app.window.isHidden = true
      app.window.isHidden = false
    }
    #expect(
      app.timeline { root.dismiss(animated: true) } == """
        time 0.000
             |
        P#1  dD·······
        A#1  ──dDaiyYA

        """)
  }

  @Test func `a root replaced inside its own viewDidLoad never appears`() {
    let (first, second) = (A(), B())
    let app = App()
    first.on[.viewDidLoad] = { app.window.rootViewController = second }
    #expect(
      app.timeline { app.window.rootViewController = first } == """
        time 0.000
             |
        A#1  lL·······
        B#1    lLaiyYA

        """)
  }

  @Test func `a dismissal inside the old root's viewDidDisappear does not bring it back`() {
    let root = A()
    let app = App(root: root)
    root.present(P(), animated: false)
    app.endTurn()
    root.on[.viewDidDisappear] = { [unowned root] in
      root.on = [:]
      root.dismiss(animated: false)
    }
    #expect(
      app.timeline { app.window.rootViewController = B() } == """
        time 0.000
             |
        A#1  dD··········
        B#1    lLa~~~iyYA
        P#1  ─────dD†

        """)
  }

  private final class PresentingNav: UINavigationController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let presented = P()
      presented.modalPresentationStyle = .fullScreen
      present(presented, animated: true)
    }
  }
}
