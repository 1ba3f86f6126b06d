import LifecycleKit
import Testing

@MainActor struct SplitMisuseTests {
  @Test func `a column that contains the split view controller is refused`() {
    let split = Split()
    let (a, b) = (A(), B())
    split.viewControllers = [a, b]
    let (app, tabs) = App.tabs(split)
    app.setWidth(.regular)
    split.showDetailViewController(tabs, sender: nil)
    split.viewControllers = [a, split]
    #expect(split.viewControllers == [a, b])
    #expect(
      app.misuses == [
        "<Tabs#1> contains <Split#1> and cannot be one of its columns",
        "<Split#1> contains <Split#1> and cannot be one of its columns",
      ])
  }

  @Test func `the same controller for two columns is refused`() {
    let (app, split) = App.columns(A(), B())
    let a = split.viewController(for: .primary)
    split.setViewController(a, for: .secondary)
    #expect(split.viewController(for: .secondary)?.readableName == "B#1")
    #expect(app.misuses == ["<Split#1> was given <A#1> for two columns"])
    let it = ListAndDetail()
    it.split.viewControllers = [it.a, it.a]
    #expect(it.split.viewControllers == [it.list, it.detail])
    #expect(it.app.misuses == ["<Split#1> was given <A#1> for two columns"])
  }

  @Test func `calls for columns need a style, and a supplementary column three`() {
    let it = ListAndDetail()
    it.split.setViewController(C(), for: .primary)
    it.split.show(.primary)
    it.split.hide(.primary)
    let (app, double) = App.columns(A(), B())
    double.setViewController(C(), for: .supplementary)
    double.viewControllers = [C()]
    #expect(
      it.app.misuses == [
        "<Split#1> was made without a style: its columns cannot be set one by one",
        "<Split#1> was made without a style: its columns cannot be shown one by one",
        "<Split#1> was made without a style: its columns cannot be hidden one by one",
      ])
    #expect(
      app.misuses == [
        "<Split#1> has no supplementary column",
        "<Split#1> has columns: its view controllers are set by setViewController(_:for:)",
      ])
  }

  @Test func `what is presented cannot be a column`() {
    let it = ListAndDetail()
    let p = P()
    _ = it.app.transcript { it.split.present(p, animated: false) }
    it.split.showDetailViewController(p, sender: nil)
    #expect(p.parent == nil)
    #expect(it.split.viewControllers.last === it.detail)
    #expect(it.app.simulation.misuses.map(\.kind) == [.pushedWhilePresented])
  }

  @Test func `a column that leaves by itself is no column any more`() {
    let it = ListAndDetail()
    _ = it.app.transcript {
      it.list.willMove(toParent: nil)
      it.list.removeFromParent()
    }
    #expect(it.split.viewControllers == [it.detail])
    #expect(it.list.departure?.kind == .removed)
  }

  @Test func `a column that leaves the stack by itself has departed`() {
    let it = ListAndDetail()
    it.app.setWidth(.compact)
    _ = it.app.transcript {
      it.detail.willMove(toParent: nil)
      it.detail.removeFromParent()
    }
    #expect(it.detail.departure?.kind == .removed)
    _ = it.app.transcript { it.app.setWidth(.regular) }
    #expect(it.split.viewControllers == [it.list])
  }

  @Test func `a column taken by another container has gone there`() {
    let it = ListAndDetail()
    let tabs = it.app.simulation.perform { Tabs() }
    _ = it.app.transcript { tabs.viewControllers = [it.detail] }
    #expect(it.split.viewControllers == [it.list])
    #expect(it.detail.parent === tabs)
  }

  @Test func `another detail set while one appears comes after it`() {
    let it = ListAndDetail()
    let c = C()
    c.on[.viewWillAppear] = { [unowned split = it.split] in
      split.showDetailViewController(D(), sender: nil)
    }
    #expect(
      it.app.timeline { it.a.showDetailViewController(c, sender: nil) } == """
        time  0.000
              |
        Nav#2 x─d~~~~~~~~~~D··X···········
        C#1    m··lLaMx~iyY~~A─d~~~~~~D··X
        B#1   ───d~~~~~~~~~~D·············
        D#1            m········lLaiyY~AM─

        """)
    #expect(it.split.viewControllers.map(\.readableName) == ["Nav#1", "D#1"])
  }

  @Test func `a collapse asked for while the detail appears comes after it`() {
    let it = ListAndDetail()
    let c = C()
    c.on[.viewWillAppear] = { [unowned app = it.app] in app.setWidth(.compact) }
    _ = it.app.transcript { it.a.showDetailViewController(c, sender: nil) }
    #expect(it.list.viewControllers.map(\.readableName) == ["A#1", "C#1"])
    #expect(c.appearance.state == .appeared)
  }

  @Test func `a new primary one takes the columns on the stack over`() {
    let it = ListAndDetail()
    it.app.setWidth(.compact)
    it.app.endTurn()
    let next = Nav(rootViewController: C())
    _ = it.app.transcript { it.split.viewControllers = [next, it.detail] }
    #expect(next.viewControllers.map(\.readableName) == ["C#1", "Nav#2"])
    #expect(it.detail.departure == nil)
    #expect(it.list.departure?.kind == .removed)
  }

  @Test func `columns go with the split view controller, and its delegate is not held`() {
    weak var list: UIViewController?
    weak var detail: UIViewController?
    weak var delegate: Umpire?
    var it: ListAndDetail? = ListAndDetail()
    do {
      let umpire = Umpire()
      it?.split.delegate = umpire
      delegate = umpire
    }
    #expect(delegate == nil)
    (list, detail) = (it?.list, it?.detail)
    it?.app.setWidth(.compact)
    it = nil
    #expect(list == nil && detail == nil)
  }
}
