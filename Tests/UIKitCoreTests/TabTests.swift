import LifecycleKit
import Testing

@MainActor struct TabTests {
  @Test func `a selected tab loads, and appears before the other one disappears`() {
    let (app, tabs) = App.tabs(A(), B())
    #expect(
      app.transcript { tabs.selectedIndex = 1 } == """
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear
        0.000 s  A#1 viewWillDisappear
        0.000 s  B#1 viewIsAppearing
        0.000 s  A#1 viewDidDisappear
        0.000 s  B#1 viewDidAppear
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews

        """)
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
  }

  @Test func `a tab that comes back is not loaded again`() {
    let (app, tabs) = App.tabs(A(), B())
    _ = app.transcript { tabs.selectedIndex = 1 }
    #expect(
      app.timeline { tabs.selectedIndex = 0 } == """
        time 0.000
             |
        A#1  a~i~AyY
        B#1  ─d~D···

        """)
  }

  @Test func `only the selected tab is loaded with the container`() {
    let (app, tabs) = App.tabs(A(), B(), C())
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, false])
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Tabs#1 appeared
           ├─ A#1 appeared, selected
           ├─ B#1 disappeared
           └─ C#1 disappeared

        """)
  }

  @Test func `selecting the selected tab, or a position without a tab, brings nothing`() {
    let (app, tabs) = App.tabs(A(), B())
    #expect(
      app.transcript {
        tabs.selectedIndex = 0
        tabs.selectedIndex = 7
        tabs.selectedIndex = -1
        tabs.selectedViewController = nil
      } == "")
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a tab bar without tabs has no selection`() {
    let (_, tabs) = App.tabs()
    #expect(tabs.selectedIndex == Int.max)
    #expect(tabs.selectedViewController == nil)
  }

  @Test func `a selection made off screen is shown when the container appears`() {
    let tabs = Tabs()
    tabs.viewControllers = [A(), B()]
    tabs.selectedIndex = 1
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = tabs } == """
        time   0.000
               |
        Tabs#1 a~~~i~yY~~A─
        B#1     lLa~i~~yY~A

        """)
  }

  @Test func `a tap asks the delegate, selects, and tells the delegate`() {
    let (app, tabs) = App.tabs(A(), B())
    let delegate = Doorman()
    tabs.delegate = delegate
    #expect(
      app.timeline { app.simulation.user.tapTab(at: 1, of: tabs) } == """
        time   0.000
               |
        Tabs#1 q····Q·····
        B#1     lLa~~i~AyY
        A#1    ────d~~D···

        """)
  }

  @Test func `a veto leaves the selection as it was`() {
    let (app, tabs) = App.tabs(A(), B())
    let delegate = Doorman()
    delegate.isClosed = true
    tabs.delegate = delegate
    #expect(
      app.transcript { app.simulation.user.tapTab(at: 1, of: tabs) } == """
        0.000 s  Tabs#1 delegate shouldSelect B#1

        """)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a selection by code is not told to the delegate`() {
    let (app, tabs) = App.tabs(A(), B())
    let delegate = Doorman()
    tabs.delegate = delegate
    #expect(
      app.timeline { tabs.selectedIndex = 1 } == """
        time 0.000
             |
        B#1  lLa~i~AyY
        A#1  ───d~D···

        """)
  }

  @Test func `tapping the selected tab again is asked and told, and pops its stack to the root`() {
    let nav = Nav()
    nav.setViewControllers([A(), B(), C()], animated: false)
    let (app, tabs) = App.tabs(nav)
    let delegate = Doorman()
    tabs.delegate = delegate
    #expect(
      app.timeline { app.simulation.user.tapTab(at: 0, of: tabs) } == """
        time   0.000      0.350
               |          |
        Tabs#1 q··Q·············
        C#1    ─x────d~~~~D·X··†
        B#1      x···········X†
        A#1        lL·aiyY~A────

        """)
    #expect(nav.viewControllers.map(\.readableName) == ["A#1"])
  }

  @Test func `a stack on another tab keeps its screens while that tab is away`() {
    let nav = Nav()
    nav.setViewControllers([A(), B()], animated: false)
    let (app, tabs) = App.tabs(nav, C())
    #expect(
      app.timeline { tabs.selectedIndex = 1 } == """
        time  0.000
              |
        C#1   lLa~~i~~AyY
        Nav#1 ───d~~D····
        B#1   ────d~~D···

        """)
    #expect(
      app.timeline { tabs.selectedIndex = 0 } == """
        time  0.000
              |
        Nav#1 a~~i~~A─yY──
        B#1    a~~i~~A──yY
        C#1   ──d~~D······

        """)
  }

  @Test func `selecting another tab in the turn of a push shows nothing of the push`() {
    let nav = Nav(rootViewController: A())
    let (app, tabs) = App.tabs(nav, C())
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        tabs.selectedIndex = 1
      } == """
        time  0.000
              |
        B#1   m········M···
        C#1    lLa~~i~~~AyY
        Nav#1 ────d~~D·····
        A#1   ─────d~~D····

        """)
    #expect(nav.topViewController?.isViewLoaded == false)
  }

  @Test func `selecting another tab ends a push that is under way`() {
    let nav = Nav(rootViewController: A())
    let (app, tabs) = App.tabs(nav, C())
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        app.endTurn()
        tabs.selectedIndex = 1
      } == """
        time  0.000
              |
        B#1   mlL·aiyY~~~~AM─d~~D···
        A#1   ───d~~~~~~~D··········
        C#1           lLa~~~~~i~~AyY
        Nav#1 ──────────────d~~D····

        """)
  }

  @Test func `added and removed tabs get their moves, and the next one is selected`() {
    let (app, tabs) = App.tabs(A(), B())
    let c = C()
    #expect(
      app.transcript { tabs.viewControllers = [tabs.children[1], c] } == """
        0.000 s  A#1 willMove(toParent: nil)
        0.000 s  C#1 willMove(toParent: Tabs#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear
        0.000 s  A#1 viewWillDisappear (moving from parent)
        0.000 s  C#1 didMove(toParent: Tabs#1)
        0.000 s  B#1 viewIsAppearing
        0.000 s  A#1 viewDidDisappear (moving from parent)
        0.000 s  B#1 viewDidAppear
        0.000 s  A#1 didMove(toParent: nil)
        0.000 s  A#1 deallocated
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews

        """)
    #expect(
      app.transcript { tabs.viewControllers = nil } == """
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  C#1 willMove(toParent: nil)
        0.000 s  B#1 viewWillDisappear (moving from parent)
        0.000 s  B#1 viewDidDisappear (moving from parent)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  B#1 deallocated
        0.000 s  C#1 didMove(toParent: nil)

        """)
    #expect(tabs.selectedViewController == nil)
  }

  @Test func `a new order of the same tabs keeps the selection without callbacks`() {
    let (a, b) = (A(), B())
    let (app, tabs) = App.tabs(a, b)
    #expect(app.transcript { tabs.viewControllers = [b, a] } == "")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a tab that leaves by itself is replaced by the first`() {
    let (a, b) = (A(), B())
    let (app, tabs) = App.tabs(a, b)
    _ = app.transcript {
      a.willMove(toParent: nil)
      a.removeFromParent()
    }
    #expect(tabs.selectedViewController === b)
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Tabs#1 appeared
           └─ B#1 appeared, selected

        """)
  }

  @Test func `the delegate is not held`() {
    let tabs = Tabs()
    var delegate: Doorman? = Doorman()
    tabs.delegate = delegate
    delegate = nil
    #expect(tabs.delegate == nil)
  }
}

/// Lets taps through unless it is closed.
@MainActor private final class Doorman: UITabBarControllerDelegate {
  var isClosed = false

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { !isClosed }
}
