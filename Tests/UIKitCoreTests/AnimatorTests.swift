import LifecycleKit
import Testing

/// Transitions that an animator of the program's own drives, alone or under a gesture.
@MainActor struct AnimatorTests {
  @Test func `an animator of a presentation runs before the completion and decides its time`() {
    let animations = Animations(seconds: 2)
    let (a, p) = (A(), P())
    let app = App(root: a)
    p.transitioningDelegate = animations
    #expect(
      app.transcript {
        animations.log = app.log
        a.present(p, animated: true) {}
      } == """
        0.000 s  P#1 loadView
        0.000 s  P#1 viewDidLoad
        0.000 s  P#1 viewWillAppear (being presented, animated)
        0.000 s  P#1 viewIsAppearing (being presented, animated)
        0.000 s  P#1 viewWillLayoutSubviews (being presented)
        0.000 s  P#1 viewDidLayoutSubviews (being presented)
        0.000 s  animates A to P
        2.000 s  P#1 viewDidAppear (being presented, animated)
        2.000 s  ended true
        2.000 s  P#1 completion

        """)
    #expect(
      app.transcript { p.dismiss(animated: true) } == """
        2.000 s  P#1 viewWillDisappear (being dismissed, animated)
        2.000 s  animates P to A
        4.000 s  P#1 viewDidDisappear (being dismissed, animated)
        4.000 s  ended true

        """)
  }

  @Test func `without animation no animator is asked`() {
    let animations = Animations(seconds: 2)
    let app = App(root: A())
    let p = P()
    p.transitioningDelegate = animations
    animations.log = app.log
    _ = app.transcript { app.window.rootViewController?.present(p, animated: false) }
    #expect(!app.log.transcript().contains("animates"))
  }

  @Test func `an animator of a stack is told which way it goes`() {
    let animations = Animations(seconds: 1)
    let (app, nav) = App.stack(A())
    nav.delegate = animations
    animations.log = app.log
    _ = app.transcript { nav.pushViewController(B(), animated: true) }
    _ = app.transcript { nav.popViewController(animated: true) }
    let words = app.log.events.compactMap(\.note)
    #expect(
      words == [
        "push", "animates A to B", "ended true", "pop", "animates B to A", "ended true",
      ])
    #expect(app.simulation.clock.now.description == "2.000 s")
  }

  @Test func `a dismissal driven by a gesture can be given up or go through`() {
    for finishes in [false, true] {
      let animations = Animations(seconds: 1)
      let (a, p) = (A(), P())
      let app = App(root: a)
      p.modalPresentationStyle = .fullScreen
      p.transitioningDelegate = animations
      _ = app.transcript { a.present(p, animated: false) }
      let percent = UIPercentDrivenInteractiveTransition()
      animations.interactor = percent
      _ = app.transcript {
        p.dismiss(animated: true)
        app.advance(by: .seconds(5))
        percent.update(0.5)
        if finishes { percent.finish() } else { percent.cancel() }
      }
      #expect((p.presentingViewController == nil) == finishes)
      #expect((a.view.window == nil) != finishes)
      #expect((a.appearance.state == .appeared) == finishes)
      #expect(app.simulation.clock.now.description == "5.500 s")
    }
  }

  @Test func `an animator that never says it is done holds the transition, gesture or not`() {
    let animations = Animations(seconds: 1)
    animations.neverEnds = true
    let (a, p) = (A(), P())
    let app = App(root: a)
    p.transitioningDelegate = animations
    _ = app.transcript { a.present(p, animated: false) }
    let percent = UIPercentDrivenInteractiveTransition()
    animations.interactor = percent
    app.simulation.perform { p.dismiss(animated: true) }
    percent.finish()
    app.advance(by: .seconds(60))
    #expect(p.isBeingDismissed)
    #expect(p.transitionCoordinator != nil)
  }

  @Test func `an animator that ends at once and calls twice does no harm`() {
    let animations = Animations(seconds: 0)
    animations.endsAtOnce = true
    let app = App(root: A())
    let p = P()
    p.transitioningDelegate = animations
    _ = app.transcript { app.window.rootViewController?.present(p, animated: true) }
    #expect(p.appearance.state == .appeared)
  }

  @Test func `an animator that takes the view away itself brings no callback early`() {
    let animations = Animations(seconds: 1)
    animations.removesView = true
    let (a, p) = (A(), P())
    let app = App(root: a)
    p.modalPresentationStyle = .fullScreen
    p.transitioningDelegate = animations
    _ = app.transcript { a.present(p, animated: true) }
    #expect(
      app.timeline { p.dismiss(animated: true) } == """
        time 1.000
             |    |
        P#1  d~~~~~D
        A#1   aiyYA─

        """)
  }

  @Test
  func `a custom presentation asks for its controller, which tells whether the presenter goes`() {
    for removes in [false, true] {
      let animations = Animations(seconds: 1)
      animations.removesPresentersView = removes
      let (a, p) = (A(), P())
      let app = App(root: a)
      p.modalPresentationStyle = .custom
      p.transitioningDelegate = animations
      _ = app.transcript { a.present(p, animated: true) }
      #expect(p.presentationController is Custom)
      #expect((a.appearance.state == .disappeared) == removes)
      _ = app.transcript { p.dismiss(animated: true) }
      #expect(a.appearance.state == .appeared)
      #expect(
        animations.custom?.told == [
          "presentation begins", "presentation ended true", "dismissal begins",
          "dismissal ended true",
        ])
    }
  }
}

private final class Custom: UIPresentationController {
  var told: [String] = []
  var removes = false
  override var shouldRemovePresentersView: Bool { removes }
  override func presentationTransitionWillBegin() { told.append("presentation begins") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    told.append("presentation ended \(completed)")
  }
  override func dismissalTransitionWillBegin() { told.append("dismissal begins") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    told.append("dismissal ended \(completed)")
  }
}

/// Hands itself out as the animator of everything.
private final class Animations: UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let seconds: Double
  var log: LifecycleLog?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var endsAtOnce = false
  var neverEnds = false
  var removesView = false
  var removesPresentersView = false
  var custom: Custom?

  init(seconds: Double) { self.seconds = seconds }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    seconds
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let names = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
      .map { $0.map { "\(type(of: $0))" } ?? "nil" }
    log?.note("animates \(names[0]) to \(names[1])")
    let from = context.view(forKey: .from)
    if neverEnds { return }
    if endsAtOnce {
      context.completeTransition(true)
      return context.completeTransition(true)
    }
    UIView.animate(withDuration: seconds, animations: {}) { [removesView] _ in
      if removesView { from?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log?.note("ended \(transitionCompleted)") }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = Custom(presentedViewController: presented, presenting: presenting)
    made.removes = removesPresentersView
    custom = made
    return made
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log?.note(operation.rawValue)
    return self
  }
}
