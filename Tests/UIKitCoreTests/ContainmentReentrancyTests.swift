import LifecycleKit
import Testing

/// Children and tabs that come, go or change from inside callbacks.
@MainActor struct ContainmentReentrancyTests {
  @Test func `a selection inside viewDidAppear comes after the selection that brought it`() {
    let b = B()
    let (app, tabs) = App.tabs(A(), b, C())
    b.on[.viewDidAppear] = { tabs.selectedIndex = 2 }
    #expect(
      app.timeline { tabs.selectedIndex = 1 } == """
        time 0.000
             |
        B#1  lLa~i~A───d~D···
        A#1  ───d~D··········
        C#1         lLa~i~AyY

        """)
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `a child that removes the next one inside viewWillAppear`() {
    let (parent, first, second) = (A(), B(), C())
    parent.on[.viewDidLoad] = { [unowned parent] in
      add(first, to: parent)
      add(second, to: parent)
    }
    first.on[.viewWillAppear] = { remove(second) }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = parent } == """
        time 0.000
             |
        A#1  lL········a~~~i~yY~~A─
        B#1    mlLM·····a~~~i~~yY~A
        C#1        mlLM··xX········

        """)
  }

  @Test func `a child that removes itself inside viewDidAppear`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    child.on[.viewDidAppear] = { [unowned child] in remove(child) }
    #expect(
      app.timeline { add(child, to: parent) } == """
        time 0.000
             |
        C#1  mlLaMiyYAxdDX

        """)
  }

  @Test func `a controller whose last reference goes inside its own callback`() {
    let parent = A()
    let app = App(root: parent)
    weak var gone: C?
    _ = app.transcript {
      let child = C()
      gone = child
      child.on[.viewDidDisappear] = { [unowned child] in child.removeFromParent() }
      add(child, to: parent)
    }
    #expect(
      app.timeline { gone?.view.removeFromSuperview() } == """
        time 0.000
             |
        C#1  dDX†

        """)
    #expect(gone == nil)
  }

  @Test func `a child that removes itself inside viewWillAppear`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    child.on[.viewWillAppear] = { [unowned child] in remove(child) }
    #expect(
      app.timeline {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      } == """
        time 0.000
             |
        C#1  mlLaxdDX

        """)
    #expect(!child.isMovingFromParent)
  }

  @Test func `a child removed inside its parent's viewDidDisappear has its did`() {
    let (parent, child) = (A(), C())
    let app = App(root: parent)
    _ = app.transcript { add(child, to: parent) }
    parent.on[.viewDidDisappear] = { remove(child) }
    #expect(
      app.timeline { app.window.rootViewController = B() } == """
        time 0.000
             |
        A#1  d~D··········
        C#1  ─d~xDX·······
        B#1        lLaiyYA

        """)
  }

  @Test func `a window hidden inside a child's viewWillDisappear leaves nobody half gone`() {
    let (parent, child, grandchild) = (A(), B(), C())
    let app = App(root: parent)
    _ = app.transcript {
      add(child, to: parent)
      add(grandchild, to: child)
    }
    child.on[.viewWillDisappear] = { app.window.isHidden = true }
    #expect(
      app.timeline { remove(child) } == """
        time 0.000
             |
        B#1  xd~~D··X
        A#1  ──dD····
        C#1  ─────dD·

        """)
  }

  @Test func `a child whose window is hidden inside its viewWillAppear turns round`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    child.on[.viewWillAppear] = { app.window.isHidden = true }
    #expect(
      app.timeline { add(child, to: parent) } == """
        time 0.000
             |
        C#1  mlLa~~dDM
        A#1  ────dD···

        """)
  }
}
