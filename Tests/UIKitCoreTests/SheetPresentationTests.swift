import LifecycleKit
import Testing

@MainActor struct SheetPresentationTests {
  @Test func `a sheet leaves its presenter without callbacks`() {
    let app = App(root: A())
    #expect(
      app.transcript { app.window.rootViewController?.present(P(), animated: true) {} } == """
        0.000 s  P#1 loadView
        0.000 s  P#1 viewDidLoad
        0.000 s  P#1 viewWillAppear (being presented, animated)
        0.000 s  P#1 viewIsAppearing (being presented, animated)
        0.000 s  P#1 viewWillLayoutSubviews (being presented)
        0.000 s  P#1 viewDidLayoutSubviews (being presented)
        0.500 s  P#1 viewDidAppear (being presented, animated)
        0.500 s  P#1 completion

        """)
    #expect(
      app.transcript { app.window.rootViewController?.dismiss(animated: true) {} } == """
        0.500 s  P#1 viewWillDisappear (being dismissed, animated)
        1.000 s  P#1 viewDidDisappear (being dismissed, animated)
        1.000 s  A#1 completion
        1.000 s  P#1 deallocated

        """)
  }

  @Test(arguments: UIModalPresentationStyle.allCases)
  func `only what covers the screen takes the presenter off it`(style: UIModalPresentationStyle) {
    // Without a presentation context the current one is the whole screen.
    let covers = style == .fullScreen || style == .currentContext
    let a = A()
    let app = App(root: a)
    let presented = P()
    presented.modalPresentationStyle = style
    let start = app.log.count
    _ = app.transcript { a.present(presented, animated: true) }
    #expect(
      app.callbacks(of: a, from: start)
        == (covers ? [.viewWillDisappear, .viewDidDisappear] : []))
    #expect((a.view.window == nil) == covers)
  }

  @Test func `changing the style of what is presented already changes nothing`() {
    let app = App(root: A())
    let presented = P()
    _ = app.transcript { app.window.rootViewController?.present(presented, animated: true) }
    presented.modalPresentationStyle = .fullScreen
    #expect(
      app.timeline { presented.dismiss(animated: true) } == """
        time 0.500
             ||
        P#1  dD

        """)
  }

  @Test func `a sheet over a sheet leaves both below without callbacks`() {
    let app = App(root: A())
    let first = P()
    _ = app.transcript { app.window.rootViewController?.present(first, animated: true) }
    #expect(
      app.timeline { first.present(Q(), animated: true) } == """
        time 0.500 1.000
             |     |
        Q#1  lLaiyYA

        """)
  }

  @Test func `a full screen over a sheet covers the sheet and not the root`() {
    let a = A()
    let app = App(root: a)
    let (sheet, full) = (P(), Q())
    full.modalPresentationStyle = .fullScreen
    _ = app.transcript { a.present(sheet, animated: true) }
    #expect(
      app.timeline { sheet.present(full, animated: true) } == """
        time 0.500  1.000
             |      |
        Q#1  lL·aiyYA─
        P#1  ──d~~~~~D

        """)
    #expect(a.appearance.state == .appeared)
    #expect(
      app.timeline { sheet.dismiss(animated: true) } == """
        time 1.000
             |    |
        Q#1  d~~~~~D
        P#1   aiyYA─

        """)
  }

  @Test func `a push below a sheet goes on as if there were none`() {
    let (app, nav) = App.stack(A())
    _ = app.transcript { nav.present(P(), animated: true) }
    #expect(
      app.timeline { nav.pushViewController(B(), animated: true) } == """
        time 0.500   0.850
             |       |
        B#1  mlL·aiyY~AM
        A#1  ───d~~~~D··

        """)
  }
}
