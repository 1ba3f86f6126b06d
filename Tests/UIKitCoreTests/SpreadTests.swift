import LifecycleKit
import Testing

/// Two pages side by side, around a spine in the middle.
@MainActor struct SpreadTests {
  let spread = SpreadApp()

  @Test func `a turn asks for two pages and sends both of each side their callbacks`() {
    #expect(
      spread.app.transcript { spread.user.swipe(.forward, in: spread.page) } == """
        0.000 s  Page#1 swipe forward begins
        0.000 s  Page#1 delegate willTransitionTo C#1, D#1
        0.000 s  C#1 willMove(toParent: Page#1)
        0.000 s  D#1 willMove(toParent: Page#1)
        0.000 s  C#1 loadView
        0.000 s  C#1 viewDidLoad
        0.000 s  C#1 viewWillAppear (moving to parent, animated)
        0.000 s  D#1 loadView
        0.000 s  D#1 viewDidLoad
        0.000 s  D#1 viewWillAppear (moving to parent, animated)
        0.000 s  A#1 viewWillDisappear (animated)
        0.000 s  B#1 viewWillDisappear (animated)
        0.000 s  C#1 viewIsAppearing (moving to parent, animated)
        0.000 s  C#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  C#1 viewDidLayoutSubviews (moving to parent)
        0.000 s  D#1 viewIsAppearing (moving to parent, animated)
        0.000 s  D#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  D#1 viewDidLayoutSubviews (moving to parent)
        0.000 s  Page#1 swipe forward finishes
        0.300 s  A#1 willMove(toParent: nil)
        0.300 s  B#1 willMove(toParent: nil)
        0.300 s  A#1 viewDidDisappear (moving from parent, animated)
        0.300 s  B#1 viewDidDisappear (moving from parent, animated)
        0.300 s  C#1 viewDidAppear (moving to parent, animated)
        0.300 s  D#1 viewDidAppear (moving to parent, animated)
        0.300 s  C#1 didMove(toParent: Page#1)
        0.300 s  D#1 didMove(toParent: Page#1)
        0.300 s  A#1 didMove(toParent: nil)
        0.300 s  B#1 didMove(toParent: nil)
        0.300 s  Page#1 delegate didFinishAnimating, completed
        0.300 s  A#1 deallocated
        0.300 s  B#1 deallocated

        """)
    #expect(spread.book.told == ["will [\"C#1\", \"D#1\"]", "did true [\"A#1\", \"B#1\"] true"])
    #expect(spread.names == ["C#1", "D#1"])
  }

  @Test func `a turn that is given up brings both pages back`() {
    #expect(
      spread.app.timeline { spread.user.beginSwipe(.forward, in: spread.page)?.cancel() } == """
        time   0.000
               |
        Page#1 (e················<····················e··
        C#1      m·lLa~~~~~iyY~~~~d~~~Mx~~D·········X··†
        D#1       m···lLa~~~~~iyY~~d~~~~Mx~D·········X··†
        A#1    ──────────d~~~~~~~~~~a~~~~~~~iyYA─────────
        B#1    ───────────d~~~~~~~~~~a~~~~~~~~~~iyYA─────

        """)
    #expect(spread.book.told == ["will [\"C#1\", \"D#1\"]", "did true [\"A#1\", \"B#1\"] false"])
    #expect(spread.names == ["A#1", "B#1"])
  }

  @Test func `a turn back asks for the right page first and shows the left one left`() {
    _ = spread.app.transcript {
      spread.user.swipe(.forward, in: spread.page)
      spread.app.advance(by: .seconds(1))
      spread.user.swipe(.reverse, in: spread.page)
    }
    #expect(spread.asked == ["after B#1", "after C#1", "before C#1", "before B#2"])
    #expect(spread.names == ["A#2", "B#2"])
  }

  @Test func `by code two pages are shown without the delegate, and one that stays hears nothing`()
  {
    let second = spread.page.viewControllers![1]
    #expect(
      spread.app.timeline {
        spread.page.setViewControllers([second, C()], direction: .forward, animated: false)
      } == """
        time 0.000
             |
        C#1  m·lLa~iyY~AM──
        A#1  ─x───d~~~D··X†

        """)
    #expect(spread.book.told == [] && spread.names == ["B#1", "C#1"])
  }

  @Test func `a spread comes and goes with its container`() {
    #expect(
      spread.app.timeline { spread.app.window.rootViewController = D() } == """
        time   0.000
               |
        Page#1 d~~D·········
        A#1    ─d~~D········
        B#1    ──d~~D·······
        D#1          lLaiyYA

        """)
  }

  @Test(arguments: [false, true])
  func `a turned page that somebody keeps is a leak, and the other one is not`(keeps: Bool) {
    let simulation = Simulation()
    simulation.holderSearch.isEnabled = false
    let book = Book.endless()
    let pages = Page.withSpineInTheMiddle()
    simulation.perform {
      pages.setViewControllers([A(), B()], direction: .forward, animated: false)
      pages.dataSource = book
    }
    simulation.window.rootViewController = pages
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    let kept = keeps ? pages.viewControllers?.last : nil
    simulation.application.user.swipe(.forward, in: pages)
    simulation.advance(by: .milliseconds(300 + 1_999))
    #expect(simulation.leaks.isEmpty)
    simulation.advance(by: .seconds(22))
    #expect(simulation.leaks.map(\.subject) == (keeps ? ["B#1"] : []))
    withExtendedLifetime((kept, book)) {}
  }
}
