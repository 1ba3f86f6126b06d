import LifecycleKit
import Testing

@MainActor struct SplitTraitsTests {
  @Test func `on a phone held upright it is collapsed from its first appearance`() {
    let delegate = Umpire()
    let it = ListAndDetail(.compact, delegate: delegate)
    #expect(
      it.app.log.transcript(from: 0) == """
        0.000 s  Split#1 loadView
        0.000 s  Split#1 viewDidLoad
        0.000 s  Split#1 viewWillAppear
        0.000 s  Split#1 delegate primaryForCollapsing
        0.000 s  Split#1 delegate collapseSecondary Nav#2 onto Nav#1
        0.000 s  Nav#2 willMove(toParent: nil)
        0.000 s  Nav#2 didMove(toParent: nil)
        0.000 s  Nav#2 willMove(toParent: Nav#1)
        0.000 s  A#1 didMove(toParent: Nav#1)
        0.000 s  Nav#2 didMove(toParent: Nav#1)
        0.000 s  Split#1 delegate didCollapse
        0.000 s  Nav#1 loadView
        0.000 s  Nav#1 viewDidLoad
        0.000 s  Nav#1 viewWillAppear
        0.000 s  Nav#2 loadView
        0.000 s  Nav#2 viewDidLoad
        0.000 s  Nav#2 viewWillAppear
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear
        0.000 s  Split#1 viewIsAppearing
        0.000 s  Nav#1 viewIsAppearing
        0.000 s  Nav#2 viewIsAppearing
        0.000 s  B#1 viewIsAppearing
        0.000 s  Split#1 viewWillLayoutSubviews
        0.000 s  Split#1 viewDidLayoutSubviews
        0.000 s  Nav#1 viewWillLayoutSubviews
        0.000 s  Nav#1 viewDidLayoutSubviews
        0.000 s  Nav#2 viewWillLayoutSubviews
        0.000 s  Nav#2 viewDidLayoutSubviews
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews
        0.000 s  Split#1 viewDidAppear
        0.000 s  Nav#1 viewDidAppear
        0.000 s  Nav#2 viewDidAppear
        0.000 s  B#1 viewDidAppear
        0.000 s  B#1 didMove(toParent: Nav#2)

        """)
    #expect(it.split.isCollapsed)
    #expect(it.split.viewControllers == [it.list])
  }

  @Test func `a phone's delegate that collapses by itself starts with the list`() {
    let delegate = Umpire()
    delegate.discards = true
    let it = ListAndDetail(.compact, delegate: delegate)
    #expect(it.list.viewControllers == [it.a])
    #expect(it.a.appearance.state == .appeared)
    #expect(!it.b.isViewLoaded)
  }

  @Test func `columns become one stack before the first of them appears`() {
    let split = Split(style: .tripleColumn)
    split.setViewController(A(), for: .primary)
    split.setViewController(B(), for: .supplementary)
    split.setViewController(C(), for: .secondary)
    let app = App(root: split)
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Split#1 appeared
           └─ UINavigationController#1 appeared, primary
              ├─ A#1 disappeared
              ├─ UINavigationController#2 disappeared, supplementary
              │  └─ B#1 disappeared
              └─ UINavigationController#3 appeared, secondary
                 └─ C#1 appeared

        """)
    let appearances = app.log.events(from: 0).filter { $0.kind == .viewWillAppear }
    #expect(
      appearances.map(\.controller) == [
        "Split#1", "UINavigationController#1", "UINavigationController#3", "C#1",
      ])
  }

  @Test func `it is collapsed after the announcement and before its traits' change is told`() {
    let it = ListAndDetail()
    #expect(
      it.app.transcript { it.app.setWidth(.compact) } == """
        0.000 s  Split#1 willTransition(to: horizontal compact)
        0.000 s  Nav#1 willTransition(to: horizontal compact)
        0.000 s  A#1 willTransition(to: horizontal compact)
        0.000 s  Nav#2 willTransition(to: horizontal compact)
        0.000 s  B#1 willTransition(to: horizontal compact)
        0.000 s  Nav#2 viewWillDisappear
        0.000 s  B#1 viewWillDisappear
        0.000 s  Nav#2 viewDidDisappear
        0.000 s  B#1 viewDidDisappear
        0.000 s  Nav#2 willMove(toParent: nil)
        0.000 s  Nav#2 didMove(toParent: nil)
        0.000 s  Nav#2 willMove(toParent: Nav#1)
        0.000 s  Split#1 traitCollectionDidChange horizontal compact
        0.000 s  Nav#1 traitCollectionDidChange horizontal compact
        0.000 s  A#1 traitCollectionDidChange horizontal compact
        0.000 s  Nav#2 traitCollectionDidChange horizontal compact
        0.000 s  B#1 traitCollectionDidChange horizontal compact
        0.000 s  A#1 viewWillDisappear
        0.000 s  Nav#2 viewWillAppear (moving to parent)
        0.000 s  B#1 viewWillAppear
        0.000 s  Nav#2 viewIsAppearing (moving to parent)
        0.000 s  B#1 viewIsAppearing
        0.000 s  A#1 viewDidDisappear
        0.000 s  Nav#2 viewDidAppear (moving to parent)
        0.000 s  B#1 viewDidAppear
        0.000 s  Nav#2 didMove(toParent: Nav#1)
        0.000 s  Nav#2 viewWillLayoutSubviews
        0.000 s  Nav#2 viewDidLayoutSubviews
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews

        """)
  }

  @Test func `a change of something else leaves it as it is`() throws {
    let it = ListAndDetail()
    let scene = try #require(it.app.window.windowScene)
    it.b.on[.viewWillDisappear] = { Issue.record("nothing is to disappear") }
    scene.rotate(animated: false)
    it.app.setWidth(.unspecified)
    #expect(!it.split.isCollapsed)
    it.b.on = [:]
    it.app.setWidth(.compact)
    it.app.setWidth(.unspecified)
    #expect(it.split.isCollapsed)
  }

  @Test func `off screen a collapse and an expansion bring moves only`() {
    let split = Split()
    let list = Nav(rootViewController: A())
    let b = B()
    split.viewControllers = [list, b]
    let (app, nav) = App.stack(split)
    app.setWidth(.regular)
    _ = app.transcript { nav.pushViewController(C(), animated: false) }
    #expect(
      app.transcript { app.setWidth(.compact) } == """
        0.000 s  Nav#1 willTransition(to: horizontal compact)
        0.000 s  Split#1 willTransition(to: horizontal compact)
        0.000 s  Nav#2 willTransition(to: horizontal compact)
        0.000 s  A#1 willTransition(to: horizontal compact)
        0.000 s  B#1 willTransition(to: horizontal compact)
        0.000 s  C#1 willTransition(to: horizontal compact)
        0.000 s  Nav#1 traitCollectionDidChange horizontal compact
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  B#1 willMove(toParent: Nav#2)
        0.000 s  B#1 didMove(toParent: Nav#2)
        0.000 s  Split#1 traitCollectionDidChange horizontal compact
        0.000 s  Nav#2 traitCollectionDidChange horizontal compact
        0.000 s  A#1 traitCollectionDidChange horizontal compact
        0.000 s  B#1 traitCollectionDidChange horizontal compact
        0.000 s  C#1 traitCollectionDidChange horizontal compact

        """)
    #expect(
      app.timeline { nav.popViewController(animated: false) } == """
        time    0.000
                |
        C#1     xd~~~~~~D···X†
        Split#1   a~~i~~~A────yY────
        Nav#2      a~~i~~~A─────yY──
        B#1         a~~i~~~A──────yY

        """)
    #expect(list.viewControllers.last === b)
  }

  @Test func `a detail whose way to the stack expands the columns is a child again`() {
    let (split, a, b) = (Split(), A(), B())
    split.viewControllers = [Nav(rootViewController: a), b]
    let app = App(.regular, root: split)
    a.on[.viewWillDisappear] = {
      a.on = [:]
      app.setWidth(.compact)
    }
    b.on[.willMoveToParent] = {
      b.on = [:]
      app.setWidth(.regular)
    }
    let start = app.log.count
    _ = app.transcript { split.preferredDisplayMode = .secondaryOnly }
    #expect(
      app.log.transcript(.willMoveToParent, .didMoveToParent, of: b, from: start) == """
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  B#1 willMove(toParent: Split#1)
        0.000 s  B#1 didMove(toParent: Split#1)

        """)
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Split#1 appeared
           ├─ Nav#1 disappeared, primary
           │  └─ A#1 disappeared
           └─ B#1 appeared, secondary

        """)
  }

  @Test func `one that was never shown waits for its first appearance`() {
    let split = Split()
    split.viewControllers = [Nav(rootViewController: A()), B()]
    let (app, tabs) = App.tabs(C(), split)
    app.setWidth(.regular)
    app.setWidth(.compact)
    #expect(!split.isCollapsed)
    #expect(!split.isViewLoaded)
    _ = app.transcript { tabs.selectedIndex = 1 }
    #expect(split.isCollapsed)
  }

  @Test func `a change in a hidden window is made up for when it is shown`() {
    let it = ListAndDetail()
    it.app.window.isHidden = true
    #expect(it.app.transcript { it.app.setWidth(.compact) } == "")
    #expect(!it.split.isCollapsed)
    it.app.window.isHidden = false
    it.app.advance()
    #expect(it.split.isCollapsed)
    #expect(it.b.appearance.state == .appeared)
  }

  @Test func `moved to the window of another scene it goes by the traits there`() {
    let it = ListAndDetail()
    let scene = it.app.simulation.application.connectScene()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    it.app.window.rootViewController = nil
    window.rootViewController = it.split
    it.app.advance()
    #expect(it.split.isCollapsed)
    #expect(it.list.viewControllers == [it.a, it.detail])
  }

  @Test func `a change inside a delegate's answer comes after the one it is asked for`() {
    let it = ListAndDetail()
    let delegate = Umpire()
    it.split.delegate = delegate
    delegate.whenAsked = { [unowned app = it.app] in app.setWidth(.regular) }
    let lines = it.app.transcript { it.app.setWidth(.compact) }
    #expect(
      lines.split(separator: "\n").filter { $0.contains("delegate") } == [
        "0.000 s  Split#1 delegate primaryForCollapsing",
        "0.000 s  Split#1 delegate collapseSecondary Nav#2 onto Nav#1",
        "0.000 s  Split#1 delegate didCollapse",
        "0.000 s  Split#1 delegate primaryForExpanding",
        "0.000 s  Split#1 delegate separateSecondaryFrom Nav#1",
        "0.000 s  Split#1 delegate didExpand",
      ])
    #expect(it.split.viewControllers == [it.list, it.detail])
    #expect(it.b.appearance.state == .appeared)
  }

  @Test func `a change while it is being pushed is done when it has arrived`() {
    let split = Split()
    let list = Nav(rootViewController: A())
    split.viewControllers = [list, B()]
    let (app, nav) = App.stack(C())
    app.setWidth(.regular)
    _ = app.transcript {
      nav.pushViewController(split, animated: true)
      app.advance(by: .milliseconds(100))
      app.setWidth(.compact)
    }
    #expect(split.isCollapsed)
    #expect(list.viewControllers.map(\.readableName) == ["A#1", "B#1"])
    #expect(list.topViewController?.appearance.state == .appeared)
  }

  @Test func `a column is showing when the display mode has it, or on top of the stack`() {
    let (app, split) = App.columns(A(), B(), C())
    func showing() -> [Split.Column] { Split.Column.allCases.filter { split.isShowing($0) } }
    #expect(showing() == [.supplementary, .secondary])
    split.show(.primary)
    #expect(showing() == [.primary, .supplementary, .secondary])
    app.setWidth(.compact)
    #expect(showing() == [.secondary])
    _ = app.transcript { split.hide(.supplementary) }
    #expect(showing() == [.primary])
    split.setViewController(D(), for: .compact)
    app.setWidth(.regular)
    app.setWidth(.compact)
    #expect(showing() == [.compact])
  }
}
