import LifecycleKit
import Testing

@MainActor struct FullScreenPresentationTests {
  @Test func `the presented one appears before the presenter has disappeared`() {
    let app = App(root: A())
    let presented = fullScreen(P())
    #expect(
      app.transcript {
        app.window.rootViewController?.present(presented, animated: true) {}
      } == """
        0.000 s  P#1 loadView
        0.000 s  P#1 viewDidLoad
        0.000 s  A#1 viewWillDisappear (animated)
        0.000 s  P#1 viewWillAppear (being presented, animated)
        0.000 s  P#1 viewIsAppearing (being presented, animated)
        0.000 s  P#1 viewWillLayoutSubviews (being presented)
        0.000 s  P#1 viewDidLayoutSubviews (being presented)
        0.500 s  P#1 viewDidAppear (being presented, animated)
        0.500 s  A#1 viewDidDisappear (animated)
        0.500 s  P#1 completion

        """)
  }

  @Test func `without animation all comes at the end of the turn, the completion too`() {
    let app = App(root: A())
    var isComplete = false
    app.window.rootViewController?.present(fullScreen(P()), animated: false) { isComplete = true }
    #expect(!isComplete)
    app.endTurn()
    #expect(isComplete)
    #expect(
      app.log.timeline() == """
        time 0.000
             |
        A#1  lLaiyYA──d~~~~~D·
        P#1         lL·aiyYA─c

        """)
  }

  @Test func `on dismissal the presenter is back before the presented one has left`() {
    let app = App(root: A())
    app.window.rootViewController?.present(fullScreen(P()), animated: false)
    app.endTurn()
    #expect(
      app.transcript { app.window.rootViewController?.dismiss(animated: true) {} } == """
        0.000 s  P#1 viewWillDisappear (being dismissed, animated)
        0.000 s  A#1 viewWillAppear (animated)
        0.000 s  A#1 viewIsAppearing (animated)
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews
        0.500 s  A#1 viewDidAppear (animated)
        0.500 s  P#1 viewDidDisappear (being dismissed, animated)
        0.500 s  A#1 completion
        0.500 s  P#1 deallocated

        """)
  }

  @Test func `a presenter that is a container takes its children along`() {
    let b = B()
    let (app, _) = App.stack(A(), b)
    #expect(
      app.timeline { b.present(fullScreen(P()), animated: true) } == """
        time  0.000   0.500
              |       |
        P#1   lL··aiyYA──
        Nav#1 ──d~~~~~~D·
        B#1   ───d~~~~~~D

        """)
    #expect(
      app.timeline { b.dismiss(animated: true) } == """
        time  0.500    1.000
              |        |
        P#1   d~~~~~~~~~~D†
        Nav#1  a~i~yY~~A───
        B#1     a~i~~yY~A──

        """)
  }

  @Test func `the topmost parent presents, and all below it answer with the links`() {
    let a = A()
    let (app, nav) = App.stack(a)
    let presented = fullScreen(Nav(rootViewController: P()))
    _ = app.transcript { a.present(presented, animated: true) }
    #expect(a.presentedViewController === presented)
    #expect(nav.presentedViewController === presented)
    #expect(presented.presentingViewController === nav)
    #expect(presented.topViewController?.presentingViewController === nav)
    #expect(a.presentingViewController == nil)
    #expect(presented.presentedViewController == nil)
  }

  @Test func `isBeingPresented is true on the presented container and false on its child`() {
    let app = App(root: A())
    let (child, container) = (C(), fullScreen(Nav()))
    container.pushViewController(child, animated: false)
    #expect(
      app.transcript {
        app.window.rootViewController?.present(container, animated: true)
      } == """
        0.000 s  Nav#1 loadView
        0.000 s  Nav#1 viewDidLoad
        0.000 s  A#1 viewWillDisappear (animated)
        0.000 s  Nav#1 viewWillAppear (being presented, animated)
        0.000 s  C#1 loadView
        0.000 s  C#1 viewDidLoad
        0.000 s  C#1 viewWillAppear (animated)
        0.000 s  Nav#1 viewIsAppearing (being presented, animated)
        0.000 s  C#1 viewIsAppearing (animated)
        0.000 s  Nav#1 viewWillLayoutSubviews (being presented)
        0.000 s  Nav#1 viewDidLayoutSubviews (being presented)
        0.000 s  C#1 viewWillLayoutSubviews
        0.000 s  C#1 viewDidLayoutSubviews
        0.500 s  Nav#1 viewDidAppear (being presented, animated)
        0.500 s  C#1 viewDidAppear (animated)
        0.500 s  C#1 didMove(toParent: Nav#1)
        0.500 s  A#1 viewDidDisappear (animated)

        """)
  }

  @Test func `a presenter that covers its own presenter is covered in turn`() {
    let app = App(root: A())
    let (first, second) = (fullScreen(P()), fullScreen(Q()))
    _ = app.transcript { app.window.rootViewController?.present(first, animated: true) }
    #expect(
      app.timeline { first.present(second, animated: true) } == """
        time 0.500  1.000
             |      |
        Q#1  lL·aiyYA─
        P#1  ──d~~~~~D

        """)
    #expect(first.view.window == nil)
    #expect(second.view.window === app.window)
  }

  @Test func `the views of presenter and presented one change places`() {
    let a = A()
    let app = App(root: a)
    let presented = fullScreen(P())
    a.present(presented, animated: true)
    app.endTurn()
    let container = presented.presentationController?.containerView
    #expect(app.window.subviews == [a.view, container])
    #expect(presented.view.superview === container)
    app.advance(by: .milliseconds(500))
    #expect(app.window.subviews == [container])
    a.dismiss(animated: true)
    app.endTurn()
    #expect(app.window.subviews == [a.view, container])
    app.advance(by: .milliseconds(500))
    #expect(app.window.subviews == [a.view])
  }

  private func fullScreen<Presented: UIViewController>(_ presented: Presented) -> Presented {
    presented.modalPresentationStyle = .fullScreen
    return presented
  }
}
