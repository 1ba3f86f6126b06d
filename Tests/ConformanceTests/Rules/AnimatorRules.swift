extension Rule {
  /// Animations of one's own: in a transition, and beside one.
  static let animators: [Rule] = [
    Rule(
      "T3a", "an animator decides when a push ends, and is asked push or pop", "practice", .medium,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        asked for a push
        animates from A to B
        …
        the animation is over
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        animationEnded(true)
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        asked for a pop
        animates from B to A
        …
        the animation is over
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        animationEnded(true)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let animator = Animator(bed, seconds: 0.2)
      nav.delegate = animator
      nav.pushViewController(B(bed), animated: true)
      bed.letTimePass()
      nav.popViewController(animated: true)
      bed.letTimePass()
      withExtendedLifetime(animator) {}
    },
    Rule(
      "T3b", "an animator of a presentation ends before the completion", "practice", .medium,
      expected: """
        P loadView
        P viewDidLoad
        A viewWillDisappear(true)
        P viewWillAppear(true)
        P viewIsAppearing(true)
        animates from A to P
        …
        the animation is over
        P viewDidAppear(true)
        A viewDidDisappear(true)
        animationEnded(true)
        completion
        P viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        animates from P to A
        …
        the animation is over
        A viewDidAppear(true)
        P viewDidDisappear(true)
        animationEnded(true)
        completion
        """
    ) { bed in
      let animator = Animator(bed, seconds: 0.2)
      let p = P(bed)
      p.transitioningDelegate = animator
      bed.open(with: A(bed))
      bed.present(p, style: .fullScreen)
      bed.letTimePass()
      bed.dismiss()
      bed.letTimePass()
      withExtendedLifetime(animator) {}
    },
    Rule(
      "T3c", "without animation no animator is asked", "practice", .medium,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(false)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        B didMove(toParent: Nav)
        …
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let animator = Animator(bed, seconds: 0.2)
      nav.delegate = animator
      nav.pushViewController(B(bed), animated: false)
      bed.letTimePass()
      withExtendedLifetime(animator) {}
    },
    Rule(
      "T3d", "a dismissal driven by a gesture of one's own and cancelled: all stays", "practice",
      .medium,
      expected: """
        P viewWillDisappear(true)
        animates from P to A
        …
        the animation is over
        P viewWillAppear(true)
        P viewIsAppearing(true)
        P viewDidAppear(true)
        animationEnded(false)
        chain A, P
        """,
      difference:
        "differs: the gesture does not move the animator's own animation, which takes its whole time"
    ) { bed in
      let animator = Animator(bed, seconds: 0.2)
      let driver = UIPercentDrivenInteractiveTransition()
      animator.driver = driver
      let p = P(bed)
      p.transitioningDelegate = animator
      bed.open(with: A(bed))
      bed.present(p, style: .overFullScreen)
      bed.settle()
      bed.transcript.removeAll()
      bed.dismiss()
      bed.endTurn()
      driver.update(0.3)
      driver.cancel()
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
      withExtendedLifetime(animator) {}
    },
    Rule(
      "T4a", "a transaction around a push: its completion comes when the push has ended",
      "practice",
      .medium,
      expected: """
        B willMove(toParent: Nav)
        committed
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        completion
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      CATransaction.begin()
      CATransaction.setCompletionBlock { bed.note("completion") }
      nav.pushViewController(B(bed), animated: true)
      CATransaction.commit()
      bed.note("committed")
      bed.letTimePass()
    },
    Rule(
      "T4b",
      "a transaction around a push without animation: its completion comes at the end of the turn",
      "practice",
      .medium,
      expected: """
        B willMove(toParent: Nav)
        committed
        B loadView
        B viewDidLoad
        A viewWillDisappear(false)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        B didMove(toParent: Nav)
        completion
        …
        """,
      difference: "chosen: inside commit(); sources tell of this only that nothing is waited for"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      CATransaction.begin()
      CATransaction.setCompletionBlock { bed.note("completion") }
      nav.pushViewController(B(bed), animated: false)
      CATransaction.commit()
      bed.note("committed")
      bed.letTimePass()
    },
    Rule(
      "T4c", "a view's animation: its completion comes after its time, beside a push", "practice",
      .medium,
      expected: """
        B willMove(toParent: Nav)
        animations
        begun
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        …
        completion(true)
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      UIView.animate(withDuration: 0.1) {
        bed.note("animations")
      } completion: {
        bed.note("completion(\($0))")
      }
      bed.note("begun")
      bed.letTimePass()
    },
  ]
}
