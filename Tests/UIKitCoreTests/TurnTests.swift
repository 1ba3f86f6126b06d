import LifecycleKit
import Testing

/// When a turn ends, and what is left behind when nobody ends it.
@MainActor struct TurnTests {
  @Test func `a turn ends before other work that is due`() {
    let (app, nav) = App.stack(A())
    let b = B()
    var wasLoaded: Bool?
    app.simulation.clock.schedule("look", after: .zero) { wasLoaded = b.isViewLoaded }
    nav.pushViewController(b, animated: false)
    #expect(!b.isViewLoaded)
    app.advance()
    #expect(wasLoaded == true)
  }

  @Test func `a turn ends after each piece of due work, before the next`() {
    let (app, nav) = App.stack(A())
    let b = B()
    var wasLoaded: Bool?
    app.simulation.clock.schedule("push", after: .zero) {
      nav.pushViewController(b, animated: false)
    }
    app.simulation.clock.schedule("look", after: .zero) { wasLoaded = b.isViewLoaded }
    app.advance()
    #expect(wasLoaded == true)
  }

  @Test func `asynchronous time ends the turn as well`() async {
    let (app, nav) = App.stack(A())
    let b = B()
    nav.pushViewController(b, animated: false)
    await app.simulation.advance(by: .zero)
    #expect(b.appearance.state == .appeared)
  }

  @Test func `layout of the window brings a push on, layout of another view does not`() {
    let (app, nav) = App.stack(A())
    let b = B()
    nav.pushViewController(b, animated: false)
    UIView().layoutIfNeeded()
    #expect(!b.isViewLoaded)
    app.window.layoutIfNeeded()
    #expect(b.appearance.state == .appeared)
  }

  @Test func `two simulations end their own turns`() {
    let (first, firstNav) = App.stack(A())
    let (second, secondNav) = App.stack(A())
    let (b, c) = (B(), C())
    firstNav.pushViewController(b, animated: false)
    secondNav.pushViewController(c, animated: false)
    first.simulation.endTurn()
    #expect(b.isViewLoaded && !c.isViewLoaded)
    second.simulation.endTurn()
    #expect(c.isViewLoaded)
  }

  @Test func `a simulation that goes before its turn ends leaves nothing behind`() {
    weak var stack: UIViewController?
    weak var pushed: UIViewController?
    weak var presented: UIViewController?
    do {
      let (_, nav) = App.stack(A())
      let (b, p) = (B(), P())
      (stack, pushed, presented) = (nav, b, p)
      nav.pushViewController(b, animated: true)
      nav.present(p, animated: true)
    }
    #expect(stack == nil && pushed == nil && presented == nil)
  }

  @Test func `a stack that goes before its turn ends leaves nothing behind`() {
    let app = App(root: A())
    weak var stack: UIViewController?
    weak var pushed: UIViewController?
    do {
      let nav = Nav(rootViewController: C())
      app.window.rootViewController = nav
      app.simulation.endTurn()
      let b = B()
      (stack, pushed) = (nav, b)
      nav.pushViewController(b, animated: true)
      app.window.rootViewController = A()
    }
    app.simulation.endTurn()
    #expect(stack == nil && pushed == nil)
  }

  @Test func `a turn that never ends is given up with the names of what keeps changing`() {
    final class Restless: Screen {
      var other: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let navigationController, let other else { return }
        navigationController.setViewControllers([other], animated: false)
      }
    }
    let (one, two) = (Restless(), Restless())
    (one.other, two.other) = (two, one)
    let (app, nav) = App.stack(A())
    app.simulation.clock.workLimitAtInstant = 100
    nav.setViewControllers([one], animated: false)
    app.simulation.endTurn()
    #expect(app.simulation.misuses.map(\.kind) == [.timeStandsStill])
    #expect(
      app.misuses == [
        "The turn does not end: callbacks change what is shown again and again, last in <Nav#1>"
      ])
    (one.other, two.other) = (nil, nil)
  }

  @Test func `presented and dismissed in one turn without animation, all callbacks come in pairs`()
  {
    let app = App(root: A())
    let p = P()
    #expect(
      app.transcript {
        app.window.rootViewController?.present(p, animated: false)
        app.window.rootViewController?.dismiss(animated: false)
      } == """
        0.000 s  P#1 loadView
        0.000 s  P#1 viewDidLoad
        0.000 s  P#1 viewWillAppear (being presented)
        0.000 s  P#1 viewIsAppearing (being presented)
        0.000 s  P#1 viewWillLayoutSubviews (being presented)
        0.000 s  P#1 viewDidLayoutSubviews (being presented)
        0.000 s  P#1 viewDidAppear (being presented)
        0.000 s  P#1 viewWillDisappear (being dismissed)
        0.000 s  P#1 viewDidDisappear (being dismissed)

        """)
  }
}
