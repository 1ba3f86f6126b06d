import LifecycleKit
import Testing

@MainActor struct DismissalTests {
  @Test func `dismissing from the bottom takes the whole chain and animates its top`() {
    let chain = Chain()
    #expect(
      chain.app.transcript { chain.a.dismiss(animated: true) {} } == """
        0.000 s  D#1 viewWillDisappear (being dismissed, animated)
        0.000 s  C#1 viewWillDisappear (being dismissed)
        0.000 s  B#1 viewWillDisappear (being dismissed)
        0.500 s  D#1 viewDidDisappear (being dismissed, animated)
        0.500 s  C#1 viewDidDisappear (being dismissed)
        0.500 s  B#1 viewDidDisappear (being dismissed)
        0.500 s  A#1 completion

        """)
    #expect(chain.a.presentedViewController == nil)
    #expect([chain.b, chain.c, chain.d].allSatisfy { $0.presentingViewController == nil })
  }

  @Test func `dismissing from the middle takes what is above it`() {
    let chain = Chain()
    #expect(
      chain.app.timeline { chain.b.dismiss(animated: true) } == """
        time 0.000
             | |
        D#1  d~D·
        C#1  ─d~D

        """)
    #expect(chain.b.presentingViewController === chain.a)
  }

  @Test func `dismissing from the top takes the top itself`() {
    let chain = Chain()
    #expect(
      chain.app.timeline { chain.d.dismiss(animated: true) } == """
        time 0.000
             ||
        D#1  dD

        """)
    #expect(chain.c.presentedViewController == nil)
  }

  @Test func `in a chain of full screens those covered get no second disappearance`() {
    let chain = Chain(style: .fullScreen)
    #expect(
      chain.app.timeline { chain.a.dismiss(animated: true) } == """
        time 0.000
             |    |
        D#1  d~~~~~D
        A#1   aiyYA─

        """)
  }

  @Test func `a dismissal without animation is over at the end of the turn`() {
    let chain = Chain()
    var isComplete = false
    chain.a.dismiss(animated: false) { isComplete = true }
    #expect(!isComplete && chain.a.presentedViewController === chain.b)
    chain.app.endTurn()
    #expect(isComplete)
    #expect(
      chain.app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ A#1 appeared

        """)
  }

  @Test func `a child dismisses what its container was presented as`() {
    let app = App(root: A())
    let child = C()
    app.window.rootViewController?.present(Nav(rootViewController: child), animated: false)
    app.endTurn()
    #expect(
      app.transcript { child.dismiss(animated: true) } == """
        0.000 s  Nav#1 viewWillDisappear (being dismissed, animated)
        0.000 s  C#1 viewWillDisappear (animated)
        0.500 s  Nav#1 viewDidDisappear (being dismissed, animated)
        0.500 s  C#1 viewDidDisappear (animated)
        0.500 s  Nav#1 deallocated

        """)
  }

  @Test func `of a wrapped screen the container is being dismissed and the child is not`() {
    let app = App(root: A())
    let (child, wrapper) = (C(), Nav())
    wrapper.pushViewController(child, animated: false)
    app.window.rootViewController?.present(wrapper, animated: false)
    var seen: [Bool] = []
    child.on[.viewWillDisappear] = { [unowned child, unowned wrapper] in
      seen += [wrapper.isBeingDismissed, child.isBeingDismissed, child.isMovingFromParent]
    }
    child.on[.viewDidDisappear] = { [unowned child, unowned wrapper] in
      seen += [wrapper.isBeingDismissed, child.isBeingDismissed, child.isMovingFromParent]
    }
    _ = app.transcript { wrapper.dismiss(animated: true) }
    #expect(seen == [true, false, false, true, false, false])
  }

  @Test func `the links are cut before the last callbacks`() {
    let a = A()
    let app = App(root: a)
    let presented = P()
    presented.modalPresentationStyle = .fullScreen
    a.present(presented, animated: false)
    app.endTurn()
    var links: [Bool] = []
    let look: @MainActor () -> Void = { [unowned a, unowned presented] in
      links += [a.presentedViewController != nil, presented.presentingViewController != nil]
    }
    presented.on[.viewWillDisappear] = look
    a.on[.viewDidAppear] = look
    var isBeingDismissed = false
    presented.on[.viewDidDisappear] = { [unowned presented] in
      look()
      isBeingDismissed = presented.isBeingDismissed
    }
    _ = app.transcript { a.dismiss(animated: true, completion: look) }
    #expect(links == [true, true, false, false, false, false, false, false])
    #expect(isBeingDismissed)
  }

  @Test func `what was dismissed can be presented again`() {
    let a = A()
    let app = App(root: a)
    let presented = P()
    a.present(presented, animated: false)
    app.endTurn()
    a.dismiss(animated: false)
    app.endTurn()
    #expect(
      app.timeline { a.present(presented, animated: true) } == """
        time 0.000
             |   |
        P#1  aiyYA

        """)
  }

  @Test func `the completion of a dismissal can present the next`() {
    let a = A()
    let app = App(root: a)
    a.present(P(), animated: false)
    app.endTurn()
    #expect(
      app.timeline {
        a.dismiss(animated: true) { [unowned a] in a.present(Q(), animated: true) }
      } == """
        time 0.000     1.000
             ||        |
        P#1  dD···†
        A#1    c········
        Q#1     lL·aiyYA

        """)
  }
}

/// A presents B, that presents C, that presents D.
@MainActor private struct Chain {
  let a = A()
  let b = B()
  let c = C()
  let d = D()
  let app: App

  init(style: UIModalPresentationStyle = .automatic) {
    app = App(root: a)
    for (presenter, presented) in [(a as UIViewController, b as UIViewController), (b, c), (c, d)] {
      presented.modalPresentationStyle = style
      presenter.present(presented, animated: false)
    }
    app.endTurn()
  }
}
