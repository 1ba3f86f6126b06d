import LifecycleKit
import Testing

/// `transition(from:to:)` in a container of one's own.
@MainActor struct ChildTransitionTests {
  private final class Box: Screen {}

  private let a = A()
  private let b = B()
  private let c = C()

  @Test func `children are exchanged over the duration, with the flags of the announced moves`() {
    let (app, box) = shown(Box())
    let heard = Heard(app)
    #expect(
      app.transcript {
        replace(a, by: b, in: box, heard)
        heard.add("called")
      } == """
        0.000 s  A#1 willMove(toParent: nil)
        0.000 s  B#1 willMove(toParent: Box#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  A#1 viewWillDisappear (moving from parent, animated)
        0.000 s  B#1 viewWillAppear (moving to parent, animated)
        0.000 s  B#1 viewIsAppearing (moving to parent, animated)
        0.000 s  B#1 viewWillLayoutSubviews (moving to parent)
        0.000 s  B#1 viewDidLayoutSubviews (moving to parent)
        0.300 s  B#1 viewDidAppear (moving to parent, animated)
        0.300 s  A#1 viewDidDisappear (moving from parent, animated)
        0.300 s  A#1 didMove(toParent: nil)
        0.300 s  B#1 didMove(toParent: Box#1)

        """)
    #expect(heard.words == ["0.000 s animations", "0.000 s called", "0.300 s completion(true)"])
    #expect(box.children == [b])
    #expect(box.view.subviews == [b.view])
    #expect(app.misuses == [])
  }

  @Test func `children that stay children get no flags and may be exchanged back`() {
    let (app, box) = shown(Box())
    box.addChild(b)
    b.didMove(toParent: box)
    #expect(
      app.timeline {
        box.transition(from: a, to: b, duration: 0, animations: nil) { [a, b, box] _ in
          box.transition(from: b, to: a, duration: 0.1, animations: nil)
        }
      } == """
        time 0.000         0.100
             |             |
        B#1  lL·aiyYA─d~~~~~D
        A#1  ──d~~~~~D·aiyYA─

        """)
    #expect(box.view.subviews == [a.view])
    #expect(app.misuses == [])
  }

  @Test func `both are held until the end, and not after it`() {
    let (app, box) = shown(Box())
    weak var old: D?
    app.simulation.perform {
      let first = D()
      old = first
      add(first, to: box)
      box.addChild(b)
    }
    app.advance()
    app.simulation.perform {
      old?.willMove(toParent: nil)
      if let old { box.transition(from: old, to: b, duration: 0.3, animations: nil) }
      old?.removeFromParent()
    }
    app.advance(by: .milliseconds(299))
    #expect(old != nil)
    app.advance(by: .milliseconds(1))
    #expect(old == nil)
    #expect(box.view.subviews == [a.view, b.view])
  }

  @Test func `a container that forwards by hand is refused`() {
    let box = ByHand()
    let app = App(root: box)
    add(a, to: box)
    #expect(
      app.transcript {
        box.addChild(b)
        box.transition(from: a, to: b, duration: 0.3, animations: nil)
      } == """
        0.000 s  B#1 willMove(toParent: ByHand#1)
        0.000 s  ByHand#1 misuse: transition(from:to:duration:options:animations:completion:) sends \
        appearance callbacks itself and cannot be called on <ByHand#1>, whose \
        shouldAutomaticallyForwardAppearanceMethods is false

        """)
    #expect(app.simulation.misuses.map(\.kind) == [.transitionForwardedByHand])
    #expect(box.view.subviews == [a.view] && !b.isViewLoaded)
  }

  @Test func `off screen the views are exchanged without callbacks`() {
    let box = Box()
    let app = App(root: Q())
    add(a, to: box)
    box.addChild(b)
    var finished: [Bool] = []
    app.window.rootViewController?.addChild(box)
    #expect(
      app.transcript {
        box.transition(from: a, to: b, duration: 0.3, animations: nil) { finished.append($0) }
      } == """
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad

        """)
    #expect(finished == [true])
    #expect(box.view.subviews == [b.view])
  }

  @Test func `a hidden window ends it at once`() {
    let (app, box) = shown(Box())
    let heard = Heard(app)
    app.simulation.perform { replace(a, by: b, in: box, heard) }
    app.advance(by: .milliseconds(100))
    #expect(
      app.timeline { app.window.isHidden = true } == """
        time  0.100
              |
        B#1   A──M─d~D
        A#1   ~DX·····
        Box#1 ────d~D·

        """)
    #expect(heard.words.last == "0.100 s completion(false)")
    #expect(box.view.subviews == [b.view])
  }

  @Test func `a container that is taken away ends it at once`() {
    let (app, box) = shown(Box())
    let heard = Heard(app)
    app.simulation.perform { replace(a, by: b, in: box, heard) }
    app.advance(by: .milliseconds(100))
    _ = app.transcript { app.window.rootViewController = Q() }
    #expect(heard.words.last == "0.100 s completion(false)")
    #expect(app.callbacks(of: b).suffix(4) == [.viewDidAppear, .didMoveToParent] + gone)
  }

  @Test(arguments: [LifecycleEvent.Kind.viewWillAppear, .viewIsAppearing])
  func `a container that goes inside a callback leaves each will with its did`(
    callback: LifecycleEvent.Kind
  ) {
    let (app, box) = shown(Box())
    let heard = Heard(app)
    b.on[callback] = { app.window.rootViewController = Q() }
    _ = app.transcript { replace(a, by: b, in: box, heard) }
    #expect(heard.words == ["0.000 s animations", "0.000 s completion(true)"])
    #expect(b.appearance.state == .disappeared && a.appearance.state == .disappeared)
    #expect(box.children == [b])
  }

  @Test func `a child that is taken away inside its callback is not shown`() {
    let (app, box) = shown(Box())
    box.addChild(b)
    b.on[.viewWillAppear] = { [b] in remove(b) }
    _ = app.transcript { box.transition(from: a, to: b, duration: 0.3, animations: nil) }
    #expect(b.appearance.state == .disappeared)
    #expect(box.view.subviews == [])
  }

  @Test func `one during another ends that one and is done after it`() {
    let (app, box) = shown(Box())
    let heard = Heard(app)
    app.simulation.perform { replace(a, by: b, in: box, heard) }
    app.advance(by: .milliseconds(100))
    _ = app.transcript { replace(b, by: c, in: box, heard) }
    #expect(
      heard.words == [
        "0.000 s animations", "0.100 s completion(false)", "0.100 s animations",
        "0.400 s completion(true)",
      ])
    #expect(box.children == [c])
    #expect(box.view.subviews == [c.view])
    #expect(
      app.misuses == [
        "A transition from <B#1> to <C#1> in <Box#1> while another is under way; it is done after that "
          + "one"
      ])
  }

  @Test(arguments: [LifecycleEvent.Kind.viewWillAppear, .viewIsAppearing, .viewDidAppear])
  func `one asked for inside a callback of another comes after it`(
    callback: LifecycleEvent.Kind
  ) {
    let (app, box) = shown(Box())
    let heard = Heard(app)
    b.on[callback] = { [b, c, box] in replace(b, by: c, in: box, heard) }
    _ = app.transcript { replace(a, by: b, in: box, heard) }
    #expect(
      heard.words == [
        "0.000 s animations", "0.300 s completion(true)", "0.300 s animations",
        "0.600 s completion(true)",
      ])
    #expect(box.view.subviews == [c.view])
    #expect(app.simulation.misuses.map(\.kind) == [.nestedTransition])
  }

  @Test func `those without a common parent are refused`() {
    let (app, box) = shown(Box())
    app.simulation.perform {
      _ = c.readableName
      box.transition(from: a, to: D(), duration: 1, animations: { Issue.record("ran") }) { _ in
        Issue.record("completed")
      }
      box.transition(from: a, to: a, duration: 1, animations: nil)
    }
    #expect(app.simulation.misuses.map(\.kind) == [.noCommonParent, .noCommonParent])
    #expect(
      app.misuses == [
        "Children view controllers <A#1> and <D#1> must have a common parent view controller when "
          + "calling transition(from:to:) of <Box#1>",
        "<A#1> and <A#1> cannot be exchanged in <Box#1> by a transition from one to the other",
      ])
    #expect(a.appearance.state == .appeared)
  }

  @Test func `animations switched off, it is over on the next turn`() {
    let (app, box) = shown(Box())
    let heard = Heard(app)
    app.simulation.perform {
      UIView.performWithoutAnimation { replace(a, by: b, in: box, heard) }
    }
    #expect(heard.words == ["0.000 s animations"])
    app.advance()
    #expect(heard.words == ["0.000 s animations", "0.000 s completion(true)"])
  }

  @Test func `a transaction waits for it`() {
    let (app, box) = shown(Box())
    let heard = Heard(app)
    app.simulation.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.add("block") }
      replace(a, by: b, in: box, heard)
      CATransaction.commit()
    }
    app.advance(by: .milliseconds(300))
    #expect(
      heard.words == ["0.000 s animations", "0.300 s completion(true)", "0.300 s block"])
  }

  @Test func `a simulation dropped in the middle holds nothing`() {
    weak var box: UIViewController?
    do {
      let (app, shown) = shown(Box())
      box = shown
      app.simulation.perform { replace(a, by: b, in: shown, Heard(app)) }
      app.advance(by: .milliseconds(100))
    }
    #expect(box == nil)
  }

  private let gone: [LifecycleEvent.Kind] = [.viewWillDisappear, .viewDidDisappear]

  /// Shows a container with `a` in it.
  private func shown(_ box: Box) -> (App, Box) {
    let app = App(root: box)
    add(a, to: box)
    app.advance()
    return (app, box)
  }

  /// Replaces a child as a container has to.
  private func replace(
    _ old: UIViewController, by new: UIViewController, in box: UIViewController, _ heard: Heard
  ) {
    old.willMove(toParent: nil)
    box.addChild(new)
    box.transition(from: old, to: new, duration: 0.3) {
      heard.add("animations")
    } completion: { [weak box] finished in
      heard.add("completion(\(finished))")
      old.removeFromParent()
      new.didMove(toParent: box)
    }
  }
}
