import LifecycleKit
import Testing

/// Who presents, and what becomes of what stands in a container.
@MainActor struct PresentationContextTests {
  private func inTabs(_ style: UIModalPresentationStyle) -> (app: App, tabs: Tabs, a: A, p: P) {
    let (a, p) = (A(), P())
    a.definesPresentationContext = true
    let (app, tabs) = App.tabs(a, B())
    p.modalPresentationStyle = style
    _ = app.transcript { a.present(p, animated: true) }
    return (app, tabs, a, p)
  }

  @Test(arguments: UIModalPresentationStyle.allCases)
  func `only a style that asks for the context is presented by whoever defines it`(
    style: UIModalPresentationStyle
  ) {
    let (_, tabs, a, p) = inTabs(style)
    #expect(p.presentingViewController === (style.usesPresentationContext ? a : tabs))
    #expect(a.presentedViewController === p)
    #expect(tabs.presentedViewController === (style.usesPresentationContext ? nil : p))
  }

  @Test func `without a context the topmost parent presents`() {
    let (a, p) = (A(), P())
    let (app, tabs) = App.tabs(a, B())
    p.modalPresentationStyle = .overCurrentContext
    _ = app.transcript { a.present(p, animated: true) }
    #expect(p.presentingViewController === tabs)
  }

  @Test func `covering a context makes its controller disappear and come back`() {
    let (app, _, a, p) = inTabs(.currentContext)
    #expect(a.view.window == nil)
    #expect(
      app.timeline { p.dismiss(animated: true) } == """
        time 0.500
             |    |
        P#1  d~~~~~D
        A#1   aiyYA─

        """)
    #expect(a.view.window === app.window)
  }

  @Test func `what stands over a context leaves and comes back with the tab`() {
    let (app, tabs, a, p) = inTabs(.overCurrentContext)
    #expect(
      app.timeline { tabs.selectedIndex = 1 } == """
        time 0.500
             |
        B#1  lLa~~i~~AyY
        A#1  ───d~~D····
        P#1  ────d~~D···

        """)
    #expect(p.view.window == nil)
    #expect(
      app.timeline { tabs.selectedIndex = 0 } == """
        time 0.500
             |
        A#1  a~~i~~A─yY──
        P#1   a~~i~~A──yY
        B#1  ──d~~D······

        """)
    #expect(p.view.window === app.window)
    #expect(p.presentingViewController === a)
  }

  @Test func `what covers a context leaves and comes back in its place`() {
    let (app, tabs, a, p) = inTabs(.currentContext)
    _ = app.transcript { tabs.selectedIndex = 1 }
    let start = app.log.count
    _ = app.transcript { tabs.selectedIndex = 0 }
    #expect(app.callbacks(of: a, from: start).isEmpty)
    #expect(p.view.window === app.window)
    #expect(a.view.window == nil)
  }

  @Test func `popped with its context, a presented screen is expected to go too`() {
    let (b, p) = (B(), P())
    b.definesPresentationContext = true
    let (app, nav) = App.stack(A(), b)
    p.modalPresentationStyle = .overCurrentContext
    _ = app.transcript { b.present(p, animated: false) }
    _ = app.transcript { nav.popViewController(animated: true) }
    app.advance(by: .seconds(3))
    #expect(
      app.simulation.delayedCheck.expectations.map(\.subject) == ["B#1", "P#1"])
    #expect(app.simulation.leaks.count == 2)
    withExtendedLifetime((b, p)) {}
  }

  @Test func `popped with its context, a presented screen goes with it`() {
    let (app, nav) = App.stack(A())
    weak var presented: P?
    do {
      let (b, p) = (B(), P())
      b.definesPresentationContext = true
      p.modalPresentationStyle = .overCurrentContext
      presented = p
      _ = app.transcript {
        nav.pushViewController(b, animated: false)
        app.endTurn()
        b.present(p, animated: true)
      }
      _ = app.transcript { nav.popViewController(animated: true) }
    }
    #expect(presented == nil)
  }

  @Test func `the tab changed during the animation ends the presentation first`() {
    let (a, p) = (A(), P())
    a.definesPresentationContext = true
    let (app, tabs) = App.tabs(a, B())
    p.modalPresentationStyle = .currentContext
    #expect(
      app.timeline {
        a.present(p, animated: true)
        app.advance(by: .milliseconds(100))
        tabs.selectedIndex = 1
      } == """
        time 0.000  0.100
             |      |
        P#1  lL·aiyY~~~A─d~D···
        A#1  ──d~~~~~~~~D······
        B#1         lLa~~~i~AyY

        """)
  }

  @Test func `the delegate's style takes the place of the chosen one`() {
    final class Adapting: UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
      }
    }
    let (a, p) = (A(), P())
    let app = App(root: a)
    let adapting = Adapting()
    p.modalPresentationStyle = .popover
    p.popoverPresentationController?.delegate = adapting
    _ = app.transcript { a.present(p, animated: true) }
    #expect(a.appearance.state == .disappeared)
    #expect(p.presentationController is UIPopoverPresentationController)
  }

  @Test func `what is presented in the context of a screen on its way out goes with it`() {
    let b = B()
    b.definesPresentationContext = true
    let (app, nav) = App.stack(A(), b)
    let p = P()
    p.modalPresentationStyle = .overCurrentContext
    _ = app.transcript {
      nav.popViewController(animated: true)
      app.endTurn()
      b.present(p, animated: true)
    }
    #expect(p.presentingViewController === b)
    #expect(p.appearance.state == .disappeared)
    #expect(p.view.window == nil)
  }

  @Test func `a navigation controller is a context, so tabs stay in reach`() {
    let (a, p) = (A(), P())
    let stack = Nav(rootViewController: a)
    let (app, tabs) = App.tabs(stack, B())
    p.modalPresentationStyle = .overCurrentContext
    _ = app.transcript { a.present(p, animated: true) }
    #expect(p.presentingViewController === stack)
    app.simulation.user.tapTab(at: 1, of: tabs)
    #expect(tabs.selectedIndex == 1)
    #expect(p.view.window == nil)
  }
}
