import LifecycleKit
import Testing

/// Misuses that are done all the same, only not as they were asked for; and who hears of a misuse.
@MainActor struct CorrectedMisuseTests {
  @Test func `a push during a push comes after it`() {
    let (app, nav) = App.stack(A())
    #expect(
      app.timeline {
        nav.pushViewController(B(), animated: true)
        app.endTurn()
        nav.pushViewController(C(), animated: true)
      } == """
        time  0.000     0.350     0.700
              |         |         |
        B#1   mlL·aiyY~~~AM──d~~~~D··
        A#1   ───d~~~~~~D············
        Nav#1         !··············
        C#1            m···lL·aiyY~AM

        """)
    #expect(app.simulation.misuses.map(\.kind) == [.nestedTransition])
    #expect(
      app.misuses == [
        "nested push animation can result in corrupted navigation bar: <Nav#1> is still in a "
          + "transition"
      ])
  }

  @Test func `a dismissal during a presentation is refused, and the presentation goes on`() {
    let app = App(root: A())
    var isComplete = false
    #expect(
      app.timeline {
        app.window.rootViewController?.present(P(), animated: true)
        app.endTurn()
        app.window.rootViewController?.dismiss(animated: true) { isComplete = true }
      } == """
        time 0.000  0.500
             |      |
        P#1  lLaiyY~A
        A#1        !·

        """)
    #expect(!isComplete)
    #expect(app.simulation.misuses.map(\.kind) == [.dismissedDuringTransition])
    #expect(
      app.misuses == [
        "Attempt to dismiss from view controller <A#1> while a presentation or dismiss of <P#1> is "
          + "in progress!"
      ])
  }

  @Test func `a second dismissal during the first is refused`() {
    let app = App(root: A())
    app.window.rootViewController?.present(P(), animated: false)
    app.endTurn()
    var completions: [String] = []
    _ = app.transcript {
      app.window.rootViewController?.dismiss(animated: true) { completions.append("first") }
      app.window.rootViewController?.dismiss(animated: true) { completions.append("second") }
    }
    #expect(completions == ["first"])
    #expect(app.simulation.misuses.map(\.kind) == [.dismissedDuringTransition])
  }

  @Test func `a child of another parent is moved, with all its moves`() {
    let (parent, child) = (A(), C())
    let app = App(root: parent)
    let other = B()
    other.addChild(child)
    #expect(
      app.transcript { parent.addChild(child) } == """
        0.000 s  A#1 misuse: <C#1> is a child of <B> already and is removed there before it is \
        added to <A#1>
        0.000 s  C#1 willMove(toParent: nil)
        0.000 s  C#1 didMove(toParent: nil)
        0.000 s  C#1 willMove(toParent: A#1)

        """)
    #expect(app.simulation.misuses.map(\.kind) == [.childHasAnotherParent])
  }

  @Test func `a tab of another tab bar is moved`() {
    let tab = B()
    let old = Tabs()
    old.viewControllers = [A(), tab]
    let new = Tabs()
    new.viewControllers = [C()]
    let (app, _) = App.tabs(old, new)
    #expect(
      app.transcript { new.viewControllers = [tab] } == """
        0.000 s  Tabs#3 misuse: <B#1> is a child of <Tabs#2> already and is removed there before \
        it becomes a tab of <Tabs#3>
        0.000 s  B#1 willMove(toParent: nil)
        0.000 s  B#1 didMove(toParent: nil)
        0.000 s  C#1 willMove(toParent: nil)
        0.000 s  B#1 willMove(toParent: Tabs#3)
        0.000 s  C#1 didMove(toParent: nil)
        0.000 s  B#1 didMove(toParent: Tabs#3)
        0.000 s  C#1 deallocated

        """)
    #expect(app.simulation.misuses.map(\.kind) == [.childHasAnotherParent])
    #expect(old.viewControllers?.map(\.readableName) == ["A#1"])
  }

  @Test func `the handler hears of each misuse once, after it was recorded`() {
    let (app, nav) = App.stack(A())
    var heard: [String] = []
    app.simulation.application.onMisuse = { [unowned app] misuse in
      heard.append("\(misuse), \(app.misuses.count) recorded")
    }
    nav.popViewController(animated: false)
    nav.popViewController(animated: false)
    #expect(
      heard == [
        "0.000 s: <Nav#1> has no view controller to pop: the root is on top, 1 recorded",
        "0.000 s: <Nav#1> has no view controller to pop: the root is on top, 2 recorded",
      ])
  }

  @Test func `without a handler a misuse is recorded and nothing else`() {
    let (app, nav) = App.stack(A())
    app.simulation.application.onMisuse = nil
    nav.popViewController(animated: false)
    #expect(app.misuses == ["<Nav#1> has no view controller to pop: the root is on top"])
  }

  @Test func `a misuse is recorded while the log is off`() {
    let (app, nav) = App.stack(A())
    app.log.isEnabled = false
    let count = app.log.count
    nav.popViewController(animated: false)
    #expect(app.log.count == count)
    #expect(app.misuses.count == 1)
  }

  @Test func `outside of an application a misuse is refused in silence`() {
    let nav = Nav(rootViewController: A())
    #expect(nav.popViewController(animated: true) == nil)
    #expect(nav.viewControllers.count == 1)
  }
}
