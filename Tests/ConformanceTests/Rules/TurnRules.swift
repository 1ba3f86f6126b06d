extension Rule {
  /// What is done inside a call, and what at the end of its turn: the section "Turns" of the facts.
  static let turns: [Rule] = stackTurns + presentationTurns + containerTurns + handTurns

  private static let stackTurns: [Rule] = [
    Rule(
      "U1a", "a push changes the stack and returns; the rest comes in the stack's layout pass",
      "CAT RT MB QM", .high,
      expected: """
        B willMove(toParent: Nav)
        push returned, stack A, B, loaded false
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let b = B(bed)
      nav.pushViewController(b, animated: true)
      bed.note(
        "push returned, stack \(names(of: nav.viewControllers)), loaded \(b.isViewLoaded)")
      bed.letTimePass()
    },
    Rule(
      "U1b", "what is set right after a push is there in viewDidLoad", "CAT RT", .high,
      expected: """
        Detail willMove(toParent: Nav)
        Detail loadView
        Detail viewDidLoad
        viewDidLoad sees 42
        A viewWillDisappear(true)
        Detail viewWillAppear(true)
        Detail viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        Detail viewDidAppear(true)
        Detail didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let detail = Detail(bed)
      nav.pushViewController(detail, animated: true)
      detail.order = "42"
      bed.letTimePass()
    },
    Rule(
      "U1c", "asking for the view of what was pushed loads it at once", "CAT", .high,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        asked
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let b = B(bed)
      nav.pushViewController(b, animated: true)
      _ = b.view
      bed.note("asked")
      bed.letTimePass()
    },
    Rule(
      "U1d", "layoutIfNeeded on the stack's view brings a push on", "CAT RT MB", .high,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        laid out
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      nav.view.layoutIfNeeded()
      bed.note("laid out")
      bed.letTimePass()
    },
    Rule(
      "U1e", "without animation no layout before viewDidAppear", "CAT", .medium,
      expected: """
        B willMove(toParent: Nav)
        push returned
        B loadView
        B viewDidLoad
        A viewWillDisappear(false)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        B didMove(toParent: Nav)
        B viewWillLayoutSubviews
        B viewDidLayoutSubviews
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.transcript.tellsLayout = true
      nav.pushViewController(B(bed), animated: false)
      bed.note("push returned")
      bed.endTurn()
    },
    Rule(
      "U1f", "a push that is animated lays out between viewIsAppearing and the animation", "QM",
      .medium,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        B viewWillLayoutSubviews
        B viewDidLayoutSubviews
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.transcript.tellsLayout = true
      nav.pushViewController(B(bed), animated: true)
      bed.letTimePass()
    },
    Rule(
      "U2a",
      "a pop changes the stack and returns; without animation the popped one lives until both dids",
      "CAT", .high,
      expected: """
        B willMove(toParent: nil)
        pop returned, stack A
        B viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        B didMove(toParent: nil)
        B is released
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.tellReleases()
      nav.popViewController(animated: false)
      bed.note("pop returned, stack \(names(of: nav.viewControllers))")
      bed.endTurn()
    },
    Rule(
      "U2b", "setViewControllers changes the stack and returns", "CAT", .high,
      expected: """
        B willMove(toParent: nil)
        C willMove(toParent: Nav)
        set returned, stack A, C, loaded false
        C loadView
        C viewDidLoad
        B viewWillDisappear(true)
        C viewWillAppear(true)
        C viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        C viewDidAppear(true)
        C didMove(toParent: Nav)
        B didMove(toParent: nil)
        """
    ) { bed in
      let a = A(bed)
      let nav = bed.open(stack: a, B(bed))
      let c = C(bed)
      nav.setViewControllers([a, c], animated: true)
      bed.note("set returned, stack \(names(of: nav.viewControllers)), loaded \(c.isViewLoaded)")
      bed.letTimePass()
    },
    Rule(
      "U3a", "two animated pushes in one turn are one change, and no misuse", "CAT", .medium,
      expected: """
        B willMove(toParent: Nav)
        C willMove(toParent: Nav)
        stack A, B, C
        C loadView
        C viewDidLoad
        A viewWillDisappear(true)
        C viewWillAppear(true)
        C viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        C viewDidAppear(true)
        B didMove(toParent: Nav)
        C didMove(toParent: Nav)
        """,
      difference: "chosen: that iOS 18 was the first; sources tell of 11 and of 2020, and of 26",
      on: 18...27
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      nav.pushViewController(C(bed), animated: true)
      bed.note("stack \(names(of: nav.viewControllers))")
      bed.letTimePass()
    },
    Rule(
      "U3g", "a push and a pop in one turn: the delegate is told of what is on top in the end",
      "SN",
      .medium,
      expected: """
        B willMove(toParent: Nav)
        B didMove(toParent: Nav)
        B willMove(toParent: nil)
        both calls returned
        B didMove(toParent: nil)
        Nav delegate didShow(A, false)
        …
        """,
      difference: "chosen: neither willShow nor an animation; the source counts on didShow alone"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      nav.pushViewController(B(bed), animated: true)
      nav.popViewController(animated: false)
      bed.note("both calls returned")
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "U3b", "a list set to nothing and then to something in one turn shows the something", "OR",
      .medium,
      expected: """
        A willMove(toParent: Nav)
        A loadView
        A viewDidLoad
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        A viewDidAppear(true)
        A didMove(toParent: Nav)
        """,
      difference: "differs: iOS 12 showed nothing until the next layout, a defect"
    ) { bed in
      let nav = bed.open(stack: B(bed))
      nav.setViewControllers([], animated: false)
      bed.settle()
      bed.transcript.removeAll()
      nav.setViewControllers([], animated: true)
      nav.setViewControllers([A(bed)], animated: true)
      bed.letTimePass()
    },
    Rule(
      "U3c", "present right after a push: the push begins first", "CAT APP", .medium,
      expected: """
        B willMove(toParent: Nav)
        P loadView
        P viewDidLoad
        both returned
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        P viewDidAppear(true)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      let p = P(bed)
      p.modalPresentationStyle = .pageSheet
      nav.present(p, animated: true)
      bed.note("both returned")
      bed.letTimePass()
    },
    Rule(
      "U3d",
      "a coordinator is there right after an animated push, and its completion comes at the end",
      "OR", .medium,
      expected: """
        B willMove(toParent: Nav)
        coordinator true
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
      nav.pushViewController(B(bed), animated: true)
      bed.note("coordinator \(nav.transitionCoordinator != nil)")
      _ = nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        bed.note("completion")
      }
      bed.letTimePass()
    },
    Rule(
      "U3e", "an interactive push that is given up is undone", "AD", .high,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        animates
        …
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        B viewDidDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        stack A
        """,
      difference: "chosen: the moves, and that the new one goes first; no source tells"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let animator = ContainerAnimator(bed)
      let driver = UIPercentDrivenInteractiveTransition()
      animator.driver = driver
      nav.delegate = animator
      nav.pushViewController(B(bed), animated: true)
      bed.endTurn()
      driver.update(0.3)
      driver.cancel()
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
      withExtendedLifetime(animator) {}
    },
    Rule(
      "U3f", "an interactive set that is given up brings the old list back", "AD", .medium,
      expected: """
        stack B
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        B viewDidDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        stack A
        """,
      difference: "differs: on iOS 7 the list was both, a defect"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let animator = ContainerAnimator(bed)
      let driver = UIPercentDrivenInteractiveTransition()
      animator.driver = driver
      nav.delegate = animator
      nav.setViewControllers([B(bed)], animated: true)
      bed.endTurn()
      bed.transcript.removeAll()
      bed.note("stack \(names(of: nav.viewControllers))")
      driver.cancel()
      bed.settle()
      bed.note("stack \(names(of: nav.viewControllers))")
      withExtendedLifetime(animator) {}
    },
  ]
}
