import LifecycleKit
import Testing

/// The swipe from the edge: finished, given up, refused, and what may come in between.
@MainActor struct SwipeBackTests {
  @Test func `a finished swipe is a pop whose callbacks begin with the finger`() throws {
    let (app, nav) = App.stack(A(), B())
    let swipe = try #require(app.simulation.user.beginSwipeBack(in: nav))
    #expect(nav.viewControllers.count == 1)
    swipe.move(to: 0.5)
    #expect(
      app.transcript {
        app.advance(by: .seconds(1))
        swipe.finish()
      } == """
        1.000 s  B#1 swipe back finishes
        1.175 s  B#1 viewDidDisappear (moving from parent, animated)
        1.175 s  A#1 viewDidAppear (animated)
        1.175 s  B#1 didMove(toParent: nil)
        1.175 s  B#1 deallocated

        """)
    #expect(nav.viewControllers.count == 1)
  }

  @Test func `a swipe given up brings the screen and the stack back`() {
    let (app, nav) = App.stack(A(), B())
    let b = nav.topViewController
    #expect(
      app.timeline {
        let swipe = app.simulation.user.beginSwipeBack(in: nav)
        swipe?.move(to: 0.4)
        app.advance(by: .milliseconds(200))
        swipe?.cancel()
      } == """
        time 0.000    0.200
             |        ||
        B#1  (x──d~~~~<~~aiyYA
        A#1    lL·aiyY~dD·····

        """)
    #expect(nav.topViewController === b)
    #expect(b?.parent === nav)
    #expect(b?.isMovingFromParent == false)
  }

  @Test func `a swiped screen that comes back is not expected to go`() {
    let (app, nav) = App.stack(A(), B())
    app.simulation.user.beginSwipeBack(in: nav)?.cancel()
    app.advance(by: .seconds(5))
    #expect(app.simulation.delayedCheck.expectations.isEmpty)
    #expect(app.simulation.leaks.isEmpty)
  }

  @Test func `a swiped screen that somebody holds is reported in the swipe's words`() {
    let (app, nav) = App.stack(A(), B())
    let kept = nav.topViewController
    app.simulation.user.swipeBack(in: nav)
    app.advance(by: .seconds(5))
    #expect(
      app.simulation.leaks.first?.text.hasPrefix(
        "B#1 leaked: swiped back 2.0 s ago, should have been deallocated by now") == true)
    withExtendedLifetime(kept) {}
  }

  @Test func `the coordinator tells how the finger and the transition ended`() throws {
    for cancels in [false, true] {
      let (app, nav) = App.stack(A(), B())
      var told: [String] = []
      let swipe = try #require(app.simulation.user.beginSwipeBack(in: nav))
      let coordinator = try #require(nav.transitionCoordinator)
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      #expect(coordinator.viewController(forKey: .from) is B)
      #expect(coordinator.viewController(forKey: .to) is A)
      coordinator.notifyWhenInteractionChanges {
        told.append("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
      }
      coordinator.animate(alongsideTransition: { _ in told.append("alongside") }) {
        told.append("completion, cancelled \($0.isCancelled)")
      }
      swipe.move(to: 0.75)
      #expect(coordinator.percentComplete == 0.75)
      if cancels { swipe.cancel() } else { swipe.finish() }
      try app.simulation.settle()
      #expect(
        told == [
          "alongside", "interactive false, cancelled \(cancels)",
          "completion, cancelled \(cancels)",
        ])
      #expect(nav.transitionCoordinator == nil)
      #expect(coordinator.viewController(forKey: .from) == nil)
    }
  }

  @Test func `a push under the finger ends the swipe first, and the screen stays`() {
    let (app, nav) = App.stack(A(), B())
    let swipe = app.simulation.user.beginSwipeBack(in: nav)
    _ = app.transcript { nav.pushViewController(C(), animated: true) }
    #expect(swipe?.isOver == true)
    #expect(nav.viewControllers.map { "\(type(of: $0))" } == ["A", "B", "C"])
    swipe?.finish()
    #expect(nav.viewControllers.count == 3)
  }

  @Test func `a window hidden under the finger gives the swipe up`() {
    let (app, nav) = App.stack(A(), B())
    let swipe = app.simulation.user.beginSwipeBack(in: nav)
    _ = app.transcript { app.window.isHidden = true }
    #expect(swipe?.isOver == true)
    #expect(nav.viewControllers.count == 2)
    _ = app.transcript { app.window.isHidden = false }
    #expect(nav.topViewController?.viewIfLoaded?.window === app.window)
  }

  @Test func `a stack changed inside the swipe's first callback overtakes the finger`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    b.on[.viewWillDisappear] = { [unowned nav] in
      nav.pushViewController(C(), animated: false)
    }
    _ = app.transcript { #expect(app.simulation.user.beginSwipeBack(in: nav) == nil) }
    #expect(nav.viewControllers.map { "\(type(of: $0))" } == ["A", "C"])
  }

  @Test func `a finger that rests holds the transition for as long as it does`() {
    let (app, nav) = App.stack(A(), B())
    let swipe = app.simulation.user.beginSwipeBack(in: nav)
    app.advance(by: .seconds(60))
    #expect(swipe?.isOver == false)
    #expect(nav.transitionCoordinator != nil)
    swipe?.cancel()
    app.advance(by: .seconds(1))
    #expect(nav.transitionCoordinator == nil)
  }

  @Test func `the finger is taken off when the application resigns active`() {
    let (app, nav) = App.stack(A(), B())
    let swipe = app.simulation.user.beginSwipeBack(in: nav)
    swipe?.move(to: 0.9)
    _ = app.transcript { app.simulation.application.enterBackground() }
    #expect(swipe?.isOver == true)
    #expect(nav.viewControllers.count == 2)
    app.simulation.user.tapBackButton(in: nav)
    #expect(
      app.misuses == [
        "The back button in <Nav#1> is not possible: the application is in the background"
      ])
  }

  @Test func `an animator of the delegate's takes the swipe away`() {
    final class Animating: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {}
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let (app, nav) = App.stack(A(), B())
    let animating = Animating()
    nav.delegate = animating
    #expect(app.simulation.user.beginSwipeBack(in: nav) == nil)
    #expect(
      app.misuses == [
        "The swipe back in <Nav#1> is not possible: the delegate has an animator of its own for the pop"
      ])
  }

  @Test func `what no finger could do is refused with its reason`() {
    let (app, nav) = App.stack(A(), B())
    let user = app.simulation.user
    let no = Refusing()
    nav.topViewController?.navigationItem.hidesBackButton = true
    user.tapBackButton(in: nav)
    nav.topViewController?.navigationItem.hidesBackButton = false
    nav.isNavigationBarHidden = true
    user.swipeBack(in: nav)
    nav.isNavigationBarHidden = false
    nav.interactivePopGestureRecognizer?.isEnabled = false
    user.swipeBack(in: nav)
    nav.interactivePopGestureRecognizer?.isEnabled = true
    nav.interactivePopGestureRecognizer?.delegate = no
    user.swipeBack(in: nav)
    nav.interactivePopGestureRecognizer?.delegate = nil
    nav.present(P(), animated: false)
    user.tapBackButton(in: nav)
    nav.dismiss(animated: false)
    user.tapBackButton(in: nav)
    user.tapBackButton(in: nav)
    app.advance(by: .seconds(1))
    user.tapBackButton(in: nav)
    #expect(
      app.misuses == [
        "The back button in <Nav#1> is not possible: <B#1> hides it",
        "The swipe back in <Nav#1> is not possible: the navigation bar is hidden",
        "The swipe back in <Nav#1> is not possible: its recogniser is disabled",
        "The swipe back in <Nav#1> is not possible: the delegate of its recogniser does not let it begin",
        "The back button in <Nav#1> is not possible: <P#1> is presented over it",
        "The back button in <Nav#1> is not possible: a transition is running",
        "The back button in <Nav#1> is not possible: the root is on top",
      ])
    #expect(app.simulation.misuses.allSatisfy { $0.kind == .affordanceUnavailable })
  }

  private final class Refusing: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func `a share that is no number moves nothing`() {
    let nav = Nav(rootViewController: A())
    let app = App(root: nav)
    nav.pushViewController(B(), animated: false)
    let swipe = app.simulation.user.beginSwipeBack(in: nav)
    swipe?.move(to: 0.5)
    swipe?.move(to: .nan)
    #expect(nav.transitionCoordinator?.percentComplete == 0.5)
    swipe?.cancel()
    app.advance(by: .seconds(1))
    #expect(nav.viewControllers.count == 2)
  }
}
