import LifecycleKit
import Testing

@MainActor struct SplitCollapseTests {
  @Test func `on collapse the secondary one goes on the primary's stack, a stack on a stack`() {
    let it = ListAndDetail()
    #expect(
      it.app.timeline { it.app.setWidth(.compact) } == """
        time    0.000
                |
        Split#1 v···········Z·················
        Nav#1    v···········Z················
        A#1     ──v───────────Z──d~~~~D·······
        Nav#2   ───v─d~D·xXm···Z··a~i~~A─MyY──
        B#1     ────v─d~D·······Z··a~i~~A───yY

        """)
    #expect(
      it.app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Split#1 appeared
           └─ Nav#1 appeared, primary
              ├─ A#1 disappeared
              └─ Nav#2 appeared, secondary
                 └─ B#1 appeared

        """)
    #expect(it.split.isCollapsed)
    #expect(it.split.viewControllers == [it.list])
    #expect(it.b.splitViewController === it.split)
  }

  @Test func `on expansion it comes back, and nothing is expected to go`() {
    let it = ListAndDetail()
    it.app.setWidth(.compact)
    it.app.endTurn()
    #expect(
      it.app.timeline { it.app.setWidth(.regular) } == """
        time    0.000
                |
        Split#1 v·····Z··························
        Nav#1    v·····Z·························
        A#1       v·····Z····ai~~A─────────────yY
        Nav#2   ───v─x───Z─d~~~D··Xma~i~yY~~A─M──
        B#1     ────v─────Z─d~~~D····a~i~~yY~A───

        """)
    #expect(it.split.viewControllers == [it.list, it.detail])
    #expect(it.app.simulation.delayedCheck.expectations.isEmpty)
  }

  @Test func `a detail popped while collapsed is kept until the next one, and is no leak`() {
    let it = ListAndDetail()
    it.app.setWidth(.compact)
    it.app.endTurn()
    #expect(
      it.app.timeline { it.list.popViewController(animated: true) } == """
        time  0.000  0.350
              |      |
        Nav#2 xd~~~~~D··XmM
        B#1   ──d~~~~~D····
        A#1      aiyY~~A───

        """)
    it.app.advance(by: .seconds(60))
    #expect(it.app.simulation.leaks.isEmpty)
    #expect(it.app.simulation.delayedCheck.expectations.isEmpty)
    _ = it.app.transcript { it.a.showDetailViewController(C(), sender: nil) }
    #expect(
      it.app.simulation.delayedCheck.expectations.map { "\($0.subject) \($0.reason)" } == [
        "Nav#2 replaced as the detail of Split#1", "B#1 replaced as the detail of Split#1",
      ])
  }

  @Test func `a kept detail comes back on expansion`() {
    let it = ListAndDetail()
    it.app.setWidth(.compact)
    it.app.endTurn()
    _ = it.app.transcript { it.list.popToRootViewController(animated: false) }
    _ = it.app.transcript { it.app.setWidth(.regular) }
    #expect(it.split.viewControllers == [it.list, it.detail])
    #expect(it.b.appearance.state == .appeared)
  }

  @Test func `a screen that asks for a check when it is popped with its column is not reported`() {
    let it = ListAndDetail()
    it.b.on[.viewDidDisappear] = { [unowned b = it.b] in b.checkDeallocation() }
    it.app.setWidth(.compact)
    it.app.endTurn()
    _ = it.app.transcript { it.list.popViewController(animated: false) }
    it.app.advance(by: .seconds(10))
    #expect(it.app.simulation.leaks.isEmpty)
  }

  @Test func `while collapsed a detail is pushed, and one below it is an ordinary screen`() {
    let it = ListAndDetail()
    it.app.setWidth(.compact)
    it.app.endTurn()
    #expect(
      it.app.timeline { it.a.showDetailViewController(C(), sender: nil) } == """
        time  0.000    0.350
              |        |
        C#1   mlL··aiyY~~AM
        Nav#2 ───d~~~~~D···
        B#1   ────d~~~~~D··

        """)
    #expect(it.list.viewControllers.map(\.readableName) == ["A#1", "Nav#2", "C#1"])
    _ = it.app.transcript { it.list.popToRootViewController(animated: false) }
    #expect(
      it.app.simulation.delayedCheck.expectations.map(\.reason) == [
        "popped from Nav#1", "popped from Nav#1",
      ])
    #expect(it.split.children.map(\.readableName) == ["Nav#1", "C#1"])
  }

  @Test func `a delegate that collapses by itself has the detail kept off screen`() {
    let it = ListAndDetail()
    let delegate = Umpire()
    delegate.discards = true
    it.split.delegate = delegate
    #expect(
      it.app.transcript { it.app.setWidth(.compact) } == """
        0.000 s  Split#1 willTransition(to: horizontal compact)
        0.000 s  Nav#1 willTransition(to: horizontal compact)
        0.000 s  A#1 willTransition(to: horizontal compact)
        0.000 s  Nav#2 willTransition(to: horizontal compact)
        0.000 s  B#1 willTransition(to: horizontal compact)
        0.000 s  Split#1 delegate primaryForCollapsing
        0.000 s  Split#1 delegate collapseSecondary Nav#2 onto Nav#1
        0.000 s  Nav#2 viewWillDisappear
        0.000 s  B#1 viewWillDisappear
        0.000 s  Nav#2 viewDidDisappear
        0.000 s  B#1 viewDidDisappear
        0.000 s  Split#1 delegate didCollapse
        0.000 s  Split#1 traitCollectionDidChange horizontal compact
        0.000 s  Nav#1 traitCollectionDidChange horizontal compact
        0.000 s  A#1 traitCollectionDidChange horizontal compact
        0.000 s  Nav#2 traitCollectionDidChange horizontal compact
        0.000 s  B#1 traitCollectionDidChange horizontal compact

        """)
    #expect(it.list.viewControllers == [it.a])
    _ = it.app.transcript { it.app.setWidth(.regular) }
    #expect(it.b.appearance.state == .appeared)
  }

  @Test func `a secondary one named for collapsing is shown alone`() {
    let it = ListAndDetail()
    let delegate = Umpire()
    delegate.alone = it.detail
    it.split.delegate = delegate
    #expect(
      it.app.timeline { it.app.setWidth(.compact) } == """
        time    0.000
                |
        Split#1 v····e····eZ····
        Nav#1   ─v────d~D···Z···
        A#1     ──v────d~D···Z··
        Nav#2      v··········Z·
        B#1         v··········Z

        """)
    #expect(it.split.viewControllers == [it.detail])
    _ = it.app.transcript { it.app.setWidth(.regular) }
    #expect(it.split.viewControllers == [it.list, it.detail])
  }

  @Test func `on expansion the top of a deeper stack becomes the detail`() {
    let it = ListAndDetail()
    let delegate = Umpire()
    delegate.discards = true
    it.split.delegate = delegate
    it.app.setWidth(.compact)
    let c = C()
    _ = it.app.transcript { it.a.show(c, sender: nil) }
    _ = it.app.transcript { it.app.setWidth(.regular) }
    #expect(it.split.viewControllers == [it.list, c])
    #expect(it.list.viewControllers == [it.a])
  }

  @Test func `a new detail given for the expansion takes the place of the old one`() {
    let it = ListAndDetail()
    let delegate = Umpire()
    delegate.separated = C()
    it.split.delegate = delegate
    it.app.setWidth(.compact)
    _ = it.app.transcript { it.list.popViewController(animated: false) }
    _ = it.app.transcript { it.app.setWidth(.regular) }
    #expect(it.split.viewControllers.map(\.readableName) == ["Nav#1", "C#1"])
    #expect(it.detail.departure?.kind == .replacedAsDetail)
  }

  @Test func `three columns become one stack, up to the column the delegate names`() {
    let (app, split) = App.columns(A(), B(), C())
    let delegate = Umpire()
    delegate.top = .supplementary
    split.delegate = delegate
    _ = app.transcript { app.setWidth(.compact) }
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Split#1 appeared
           ├─ UINavigationController#1 appeared, primary
           │  ├─ A#1 disappeared
           │  └─ UINavigationController#2 appeared, supplementary
           │     └─ B#1 appeared
           └─ UINavigationController#3 disappeared, secondary
              └─ C#1 disappeared

        """)
    _ = app.transcript { split.show(.secondary) }
    #expect(split.viewController(for: .secondary)?.appearance.state == .appeared)
    _ = app.transcript { split.hide(.supplementary) }
    #expect(split.viewController(for: .primary)?.appearance.state == .appeared)
    _ = app.transcript { app.setWidth(.regular) }
    #expect(split.children.count == 3)
    #expect(app.simulation.delayedCheck.expectations.isEmpty)
  }

  @Test func `the compact one is shown instead of all columns`() {
    let (app, split) = App.columns(A(), B())
    let c = C()
    split.setViewController(c, for: .compact)
    #expect(
      app.timeline { app.setWidth(.compact) } == """
        time                     0.000
                                 |
        Split#1                  v····················Z·····
        UINavigationController#1 ─v────d~~~~~~~~~D·····Z····
        A#1                      ──v────d~~~~~~~~~D·····Z···
        UINavigationController#2 ───v────d~~~~~~~~~D·····Z··
        B#1                      ────v────d~~~~~~~~~D·····Z·
        C#1                           v····lLaiyY~~~~A─────Z

        """)
    #expect(split.viewControllers == [c])
    _ = app.transcript { app.setWidth(.regular) }
    #expect(c.appearance.state == .disappeared)
    #expect(app.simulation.delayedCheck.expectations.isEmpty)
  }

  @Test func `a column set while collapsed takes the place of the one on the stack`() {
    let (app, split) = App.columns(A(), B())
    app.setWidth(.compact)
    app.endTurn()
    let d = D()
    _ = app.transcript { split.setViewController(d, for: .secondary) }
    #expect(d.appearance.state == .appeared)
    #expect(
      app.simulation.delayedCheck.expectations.map { "\($0.subject) \($0.reason)" } == [
        "UINavigationController#2 replaced on the stack of UINavigationController#1",
        "B#1 replaced on the stack of UINavigationController#1",
      ])
  }

  @Test func `all that is asked and told at a collapse, in order`() {
    let it = ListAndDetail()
    let delegate = Umpire()
    it.split.delegate = delegate
    let lines = it.app.transcript {
      it.app.setWidth(.compact)
      it.app.endTurn()
      it.app.setWidth(.regular)
    }
    #expect(
      lines.split(separator: "\n").filter { $0.contains("delegate") } == [
        "0.000 s  Split#1 delegate primaryForCollapsing",
        "0.000 s  Split#1 delegate collapseSecondary Nav#2 onto Nav#1",
        "0.000 s  Split#1 delegate didCollapse",
        "0.000 s  Split#1 delegate primaryForExpanding",
        "0.000 s  Split#1 delegate separateSecondaryFrom Nav#1",
        "0.000 s  Split#1 delegate didExpand",
      ])
  }
}
