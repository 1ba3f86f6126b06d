import LifecycleKit
import Testing

@MainActor struct ContainmentTests {
  @Test func `a child added on screen appears with its view, and fully at the turn's end`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    #expect(
      app.transcript { add(child, to: parent) } == """
        0.000 s  C#1 willMove(toParent: A#1)
        0.000 s  C#1 loadView
        0.000 s  C#1 viewDidLoad
        0.000 s  C#1 viewWillAppear (moving to parent)
        0.000 s  C#1 didMove(toParent: A#1)
        0.000 s  C#1 viewIsAppearing (moving to parent)
        0.000 s  C#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  C#1 viewDidLayoutSubviews (moving to parent)
        0.000 s  C#1 viewDidAppear (moving to parent)

        """)
    #expect(parent.children == [child])
  }

  @Test func `a removed child disappears with its view`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    _ = app.transcript { add(child, to: parent) }
    #expect(
      app.transcript { remove(child) } == """
        0.000 s  C#1 willMove(toParent: nil)
        0.000 s  C#1 viewWillDisappear (moving from parent)
        0.000 s  C#1 viewDidDisappear (moving from parent)
        0.000 s  C#1 didMove(toParent: nil)

        """)
    #expect(parent.children == [])
    #expect(child.parent == nil)
  }

  @Test func `a child added in viewDidLoad appears along with its parent`() {
    let (parent, child) = (A(), C())
    parent.on[.viewDidLoad] = { [unowned parent] in add(child, to: parent) }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = parent } == """
        time 0.000
             |
        A#1  lL····a~i~yY~~A─
        C#1    mlLM·a~i~~yY~A

        """)
  }

  @Test func `a child added before its parent is in the window appears along with it`() {
    let (parent, child) = (A(), C())
    parent.on[.viewWillAppear] = { [unowned parent] in add(child, to: parent) }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = parent } == """
        time 0.000
             |
        A#1  lLa~~~~~i~yY~~A─
        C#1     mlLMa~i~~yY~A

        """)
  }

  @Test func `a child added while its parent appears is told of it once`() {
    let (parent, child) = (A(), C())
    parent.on[.viewIsAppearing] = { [unowned parent] in add(child, to: parent) }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = parent } == """
        time 0.000
             |
        A#1  lLai~~~~~~~~yYA─
        C#1      mlLaiyYM~~~A

        """)
  }

  @Test func `a child added when its parent has appeared has its own turn`() {
    let (parent, child) = (A(), C())
    parent.on[.viewDidAppear] = { [unowned parent] in add(child, to: parent) }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = parent } == """
        time 0.000
             |
        A#1  lLaiyYA─────────
        C#1         mlLaMiyYA

        """)
  }

  @Test func `a child removed in the turn in which it was added turns round`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    #expect(
      app.transcript {
        add(child, to: parent)
        remove(child)
      } == """
        0.000 s  C#1 willMove(toParent: A#1)
        0.000 s  C#1 loadView
        0.000 s  C#1 viewDidLoad
        0.000 s  C#1 viewWillAppear (moving to parent)
        0.000 s  C#1 didMove(toParent: A#1)
        0.000 s  C#1 willMove(toParent: nil)
        0.000 s  C#1 viewWillDisappear (moving from parent)
        0.000 s  C#1 viewDidDisappear (moving from parent)
        0.000 s  C#1 didMove(toParent: nil)

        """)
  }

  @Test func `a child without a view inside gets no callbacks`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    _ = app.transcript { parent.addChild(child) }
    #expect(
      app.timeline { app.window.isHidden = true } == """
        time 0.000
             |
        A#1  dD

        """)
    #expect(!child.isViewLoaded)
  }

  @Test func `a child goes along when its parent is covered and comes back`() {
    let parent = A()
    let app = App(root: parent)
    _ = app.transcript { add(C(), to: parent) }
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    #expect(
      app.timeline { parent.present(presented, animated: true) } == """
        time 0.000   0.500
             |       |
        P#1  lL··aiyYA──
        A#1  ──d~~~~~~D·
        C#1  ───d~~~~~~D

        """)
    #expect(
      app.timeline { parent.dismiss(animated: true) } == """
        time 0.500    1.000
             |        |
        P#1  d~~~~~~~~~~D
        A#1   a~i~yY~~A──
        C#1    a~i~~yY~A─

        """)
  }

  @Test func `a child that moves to another parent leaves the old one first`() {
    let (parent, first, second, child) = (A(), B(), C(), D())
    let app = App(root: parent)
    _ = app.transcript {
      add(first, to: parent)
      add(second, to: parent)
      add(child, to: first)
    }
    #expect(
      app.transcript { second.addChild(child) } == """
        0.000 s  C#1 misuse: <D#1> is a child of <B#1> already and is removed there before it is \
        added to <C#1>
        0.000 s  D#1 willMove(toParent: nil)
        0.000 s  D#1 didMove(toParent: nil)
        0.000 s  D#1 willMove(toParent: C#1)

        """)
    #expect(first.children == [])
    #expect(child.parent === second)
  }

  @Test func `adding a child to its own parent again changes nothing`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    _ = app.transcript { add(child, to: parent) }
    #expect(app.transcript { parent.addChild(child) } == "")
    #expect(parent.children == [child])
  }

  @Test func `a controller's view can be in the window without a parent`() {
    let parent = A()
    let app = App(root: parent)
    let stray = C()
    #expect(
      app.timeline { parent.view.addSubview(stray.view) } == """
        time 0.000
             |
        C#1  aiyYA

        """)
    #expect(
      app.timeline { stray.view.removeFromSuperview() } == """
        time 0.000
             |
        C#1  dD

        """)
  }

  @Test func `moving a child's view within the window brings no callbacks`() {
    let parent = A()
    let app = App(root: parent)
    let (child, box) = (C(), UIView())
    _ = app.transcript {
      add(child, to: parent)
      parent.view.addSubview(box)
    }
    #expect(app.transcript { box.addSubview(child.view) } == "")
    #expect(child.view.superview === box)
  }

  @Test func `a child whose parent is not on screen waits for it, whatever its view does`() {
    let parent = ByHand()
    let app = App(root: parent)
    let (child, grandchild) = (C(), D())
    add(child, to: parent)
    #expect(
      app.timeline { add(grandchild, to: child) } == """
        time 0.000
             |
        D#1  mlLM

        """)
  }

  @Test func `a child removed in its parent's viewWillDisappear disappears`() {
    let parent = A()
    let app = App(root: parent)
    let child = C()
    _ = app.transcript { add(child, to: parent) }
    parent.on[.viewWillDisappear] = { remove(child) }
    #expect(
      app.timeline { app.window.rootViewController = B() } == """
        time 0.000
             |
        A#1  d~~~~D·······
        C#1  ─xdDX········
        B#1        lLaiyYA

        """)
  }

  @Test func `a child removed while its parent is being covered has its did at once`() {
    let parent = A()
    let app = App(root: parent)
    let (child, presented) = (C(), P())
    _ = app.transcript { add(child, to: parent) }
    presented.modalPresentationStyle = .fullScreen
    #expect(
      app.timeline {
        parent.present(presented, animated: true)
        app.advance(by: .milliseconds(200))
        remove(child)
      } == """
        time 0.000   0.200
             |       |  |
        P#1  lL··aiyY~~~A─
        A#1  ──d~~~~~~~~~D
        C#1  ───d~~~~xDX··

        """)
  }
}
