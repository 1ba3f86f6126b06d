import LifecycleKit
import Testing

@MainActor struct SplitTests {
  @Test func `columns appear along with the container, after it and in order`() {
    let it = ListAndDetail()
    #expect(
      it.app.log.timeline(from: 0) == """
        time    0.000
                |
        Split#1 lLa~~~~~~~~~~~~i~~~~yY~~~~~~~~A──────
        Nav#1      lL··a~~~~~~~~i~~~~~yY~~~~~~~A─────
        Nav#2        lL····a~~~~~~i~~~~~~~yY~~~~~~A──
        A#1             lLa~~~~~~i~~~~~~yY~~~~~~AM───
        B#1                 lLa~~~~i~~~~~~~~yY~~~~~AM

        """)
    #expect(it.split.children == [it.list, it.detail])
    #expect(it.b.splitViewController === it.split)
  }

  @Test func `a new detail replaces the old one, which departs`() {
    let it = ListAndDetail()
    #expect(
      it.app.timeline { it.a.showDetailViewController(C(), sender: nil) } == """
        time  0.000
              |
        Nav#2 x─d~~~~~~~D···X
        C#1    m··lLaiyY~~AM─
        B#1   ───d~~~~~~~D···

        """)
    #expect(it.split.viewControllers.map(\.readableName) == ["Nav#1", "C#1"])
    #expect(
      it.app.simulation.delayedCheck.expectations.map { "\($0.subject) \($0.reason)" } == [
        "Nav#2 replaced as the detail of Split#1", "B#1 replaced as the detail of Split#1",
      ])
  }

  @Test func `the detail that is shown already brings nothing`() {
    let it = ListAndDetail()
    #expect(it.app.transcript { it.split.showDetailViewController(it.detail, sender: nil) } == "")
  }

  @Test func `hiding the primary column is a disappearance without a move`() {
    let it = ListAndDetail()
    #expect(
      it.app.timeline { it.split.preferredDisplayMode = .secondaryOnly } == """
        time  0.000
              |
        Nav#1 d~D·
        A#1   ─d~D

        """)
    #expect(
      it.app.timeline { it.split.preferredDisplayMode = .oneOverSecondary } == """
        time  0.000
              |
        Nav#1 a~i~yY~~A─
        A#1    a~i~~yY~A

        """)
    #expect(it.split.displayMode == .oneOverSecondary)
  }

  @Test(arguments: [
    (Split.DisplayMode.automatic, "US"), (.secondaryOnly, "S"), (.oneBesideSecondary, "US"),
    (.oneOverSecondary, "US"), (.twoBesideSecondary, "PUS"), (.twoOverSecondary, "PUS"),
    (.twoDisplaceSecondary, "PUS"),
  ])
  func `each display mode has its columns of three`(mode: Split.DisplayMode, columns: String) {
    let (_, split) = App.columns(A(), B(), C())
    split.preferredDisplayMode = mode
    let isOn = split.children.map { $0.appearance.state == .appeared }
    #expect(isOn == ["P", "U", "S"].map { columns.contains($0) })
  }

  @Test func `two columns have no mode for three`() {
    let (_, split) = App.columns(A(), B())
    split.preferredDisplayMode = .twoOverSecondary
    #expect(split.displayMode == .oneOverSecondary)
    #expect(split.preferredDisplayMode == .twoOverSecondary)
  }

  @Test func `columns are wrapped in navigation controllers, and asked for without`() {
    let (a, b) = (A(), Nav(rootViewController: B()))
    let (app, split) = App.columns(a, b)
    split.setViewController(C(), for: .compact)
    #expect(split.viewController(for: .primary) === a)
    #expect(split.viewController(for: .secondary) === b)
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Split#1 appeared
           ├─ UINavigationController#1 appeared, primary
           │  └─ A#1 appeared
           ├─ Nav#1 appeared, secondary
           │  └─ B#1 appeared
           └─ C#1 disappeared, compact

        """)
  }

  @Test func `a column is shown and hidden by the display mode, which the delegate is told of`() {
    let (app, split) = App.columns(A(), B(), C())
    let delegate = Umpire()
    split.delegate = delegate
    #expect(
      app.transcript {
        split.show(.primary)
        split.hide(.primary)
      }.split(separator: "\n").filter { $0.contains("delegate") || $0.contains("will") } == [
        "0.000 s  Split#1 delegate willShow primary",
        "0.000 s  Split#1 delegate willChangeTo twoBesideSecondary",
        "0.000 s  Split#1 delegate willHide primary",
        "0.000 s  Split#1 delegate willChangeTo oneBesideSecondary",
      ])
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `show replaces the primary one where there is no stack`() {
    let (a, b) = (A(), B())
    let split = Split()
    split.viewControllers = [a, b]
    let app = App(.regular, root: split)
    let c = C()
    _ = app.transcript { a.show(c, sender: nil) }
    #expect(split.viewControllers == [c, b])
    #expect(app.simulation.delayedCheck.expectations.map(\.reason) == ["removed from Split#1"])
  }

  @Test func `show pushes on the stack of the column it is called in`() {
    let it = ListAndDetail()
    _ = it.app.transcript { it.b.show(C(), sender: nil) }
    #expect(it.detail.viewControllers.map(\.readableName) == ["B#1", "C#1"])
  }

  @Test func `without a split view controller a detail is presented`() {
    let (app, nav) = App.stack(A())
    _ = app.transcript { nav.viewControllers[0].showDetailViewController(B(), sender: nil) }
    #expect(nav.presentedViewController?.readableName == "B#1")
    #expect(nav.splitViewController == nil)
  }

  @Test func `a delegate that shows the detail itself leaves nothing to do`() {
    let it = ListAndDetail()
    let delegate = Umpire()
    delegate.showsItself = true
    it.split.delegate = delegate
    #expect(
      it.app.transcript { it.a.showDetailViewController(it.detail, sender: nil) } == """
        0.000 s  Split#1 delegate showDetail Nav#2

        """)
  }

  @Test func `the moves of both controllers come with their replacement`() {
    let it = ListAndDetail()
    let (c, d) = (C(), D())
    _ = it.app.transcript { it.split.viewControllers = [c, d] }
    #expect(it.split.children == [c, d])
    #expect(it.list.parent == nil && it.detail.parent == nil)
  }
}

/// Answers as it is told to, and is otherwise agreeable.
@MainActor final class Umpire: UISplitViewControllerDelegate {
  var showsItself = false
  var discards = false
  var top: UISplitViewController.Column?
  var separated: UIViewController?
  var alone: UIViewController?
  /// Done when it is first asked on a collapse.
  var whenAsked: @MainActor () -> Void = {}

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { showsItself }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { discards }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { separated }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    whenAsked()
    return alone
  }

  @Test func `the columns of a split that goes are deallocated in one order, each time`() {
    // A dictionary of the columns would have an order of its own in each object.
    let orders = (0..<50).map { _ in
      let simulation = Simulation()
      simulation.perform {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UINavigationController(), for: .primary)
        split.setViewController(UINavigationController(), for: .secondary)
        simulation.window.rootViewController = split
        simulation.window.rootViewController = UIViewController()
      }
      simulation.advance(by: .seconds(1))
      return simulation.log.events.filter { $0.kind == .deallocated }.map(\.controller)
    }
    #expect(
      Set(orders) == [
        ["UISplitViewController#1", "UINavigationController#2", "UINavigationController#1"]
      ])
  }
}
