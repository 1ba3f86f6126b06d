import LifecycleKit
import Testing

@MainActor struct ManualForwardingTests {
  @Test func `a child gets what begin and end send, and nothing from its view`() {
    let parent = ByHand()
    let app = App(root: parent)
    let child = C()
    #expect(
      app.transcript {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      } == """
        0.000 s  C#1 willMove(toParent: ByHand#1)
        0.000 s  C#1 loadView
        0.000 s  C#1 viewDidLoad

        """)
    #expect(
      app.transcript {
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
      } == """
        0.000 s  C#1 viewWillAppear (animated)
        0.000 s  C#1 viewIsAppearing (animated)
        0.000 s  C#1 viewWillLayoutSubviews
        0.000 s  C#1 viewDidLayoutSubviews
        0.000 s  C#1 viewDidAppear (animated)

        """)
    #expect(
      app.transcript {
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      } == """
        0.000 s  C#1 viewWillDisappear
        0.000 s  C#1 viewDidDisappear
        0.000 s  C#1 willMove(toParent: nil)
        0.000 s  C#1 didMove(toParent: nil)

        """)
  }

  @Test func `a child gets nothing of its parent's own appearance`() {
    let (parent, child) = (ByHand(), C())
    parent.on[.viewDidLoad] = { [unowned parent] in add(child, to: parent) }
    let app = App()
    #expect(
      app.timeline { app.window.rootViewController = parent } == """
        time     0.000
                 |
        ByHand#1 lL····aiyYA
        C#1        mlLM·····

        """)
  }

  @Test func `a transition turned round by hand is not unbalanced`() {
    let parent = ByHand()
    let app = App(root: parent)
    let child = C()
    add(child, to: parent)
    #expect(
      app.transcript {
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
      } == """
        0.000 s  C#1 viewWillAppear
        0.000 s  C#1 viewIsAppearing
        0.000 s  C#1 viewWillLayoutSubviews
        0.000 s  C#1 viewDidLayoutSubviews
        0.000 s  C#1 viewWillDisappear
        0.000 s  C#1 viewDidDisappear

        """)
    #expect(app.misuses == [])
  }

  @Test func `forwarding goes on below a child that is driven by hand`() {
    let parent = ByHand()
    let app = App(root: parent)
    let (child, grandchild) = (C(), D())
    add(child, to: parent)
    add(grandchild, to: child)
    #expect(
      app.timeline {
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
      } == """
        time 0.000
             |
        C#1  a~i~yY~~A─
        D#1   a~i~~yY~A

        """)
  }

  @Test func `a view added after the begin is told of when it is in the window`() {
    let parent = ByHand()
    let app = App(root: parent)
    let child = C()
    #expect(
      app.timeline {
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
      } == """
        time 0.000
             |
        C#1  mlLaiyYAM

        """)
  }
}
