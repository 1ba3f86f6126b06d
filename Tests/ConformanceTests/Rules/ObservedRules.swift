extension Rule {
  /// Published observations of callbacks and of when they come: logs, stacks, tests, and comments that
  /// explain a workaround.
  static let observed: [Rule] = observedStacks + observedPresentations + observedChildren

  private static let observedStacks: [Rule] = [
    Rule(
      "O1",
      "a push on a stack that is hidden under full screen: moves only, callbacks when it is back",
      "QM", .medium,
      expected: """
        B willMove(toParent: Nav)
        B didMove(toParent: Nav)
        push returned
        …
        P viewWillDisappear(true)
        Nav viewWillAppear(true)
        B loadView
        B viewDidLoad
        B viewWillAppear(true)
        Nav viewIsAppearing(true)
        B viewIsAppearing(true)
        …
        Nav viewDidAppear(true)
        B viewDidAppear(true)
        P viewDidDisappear(true)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let p = P(bed)
      p.modalPresentationStyle = .fullScreen
      nav.present(p, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      nav.pushViewController(B(bed), animated: true)
      bed.note("push returned")
      bed.letTimePass()
      nav.dismiss(animated: true)
      bed.letTimePass()
    },
    Rule(
      "O2",
      "a popped screen: its stack is there in viewWillDisappear, no parent in viewDidDisappear",
      "RNS", .medium,
      expected: """
        B willMove(toParent: nil) — parent Nav, stack A
        B viewWillDisappear(true) — parent Nav, stack A
        A viewWillAppear(true) — parent Nav, stack A
        A viewIsAppearing(true) — parent Nav, stack A
        …
        B viewDidDisappear(true) — parent nil, stack A
        A viewDidAppear(true) — parent Nav, stack A
        B didMove(toParent: nil) — parent nil, stack A
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.read { [unowned nav] screen in
        "parent \(name(of: screen.parent)), stack \(names(of: nav.viewControllers))"
      }
      nav.popViewController(animated: true)
      bed.letTimePass()
    },
    Rule(
      "O3", "a swipe that is given up: isMovingFromParent in its will, and not in the one back",
      "RNS RL",
      .medium,
      expected: """
        B willMove(toParent: nil) — false
        B viewWillDisappear(true) — true
        A viewWillAppear(true) — false
        A viewIsAppearing(true) — false
        …
        A viewWillDisappear(true) — false
        A viewDidDisappear(true) — false
        B viewWillAppear(true) — false
        B viewIsAppearing(true) — false
        B viewDidAppear(true) — false
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.read { "\($0.isMovingFromParent)" }
      try bed.beginSwipeBack(in: nav)?.cancel()
      bed.letTimePass()
    },
    Rule(
      "O4", "the whole way in of a push is one turn: will and viewIsAppearing, not the did", "AD",
      .high,
      expected: """
        B willMove(toParent: Nav)
        push returned
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        the turn is over
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      bed.note("push returned")
      bed.endTurn()
      bed.note("the turn is over")
      bed.letTimePass()
    },
    Rule(
      "O5", "a push from the completion of a push's coordinator is taken, and begins a turn later",
      "ST",
      .medium,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        C willMove(toParent: Nav)
        pushed C
        C loadView
        C viewDidLoad
        B viewWillDisappear(true)
        C viewWillAppear(true)
        C viewIsAppearing(true)
        B viewDidDisappear(true)
        C viewDidAppear(true)
        C didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      _ = nav.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned nav] _ in
        nav.pushViewController(C(bed), animated: true)
        bed.note("pushed C")
      }
      bed.letTimePass()
    },
    Rule(
      "O6", "a stack that leaves in the turn in which it popped lets the popped one go", "OR ST",
      .medium,
      expected: """
        B willMove(toParent: nil)
        Nav viewWillDisappear(false)
        B viewWillDisappear(false)
        Nav viewDidDisappear(false)
        B viewDidDisappear(false)
        B didMove(toParent: nil)
        B is released
        C loadView
        C viewDidLoad
        C viewWillAppear(false)
        swapped
        Nav is released
        A is released
        C viewIsAppearing(false)
        C viewDidAppear(false)
        """
    ) { bed in
      bed.open(stack: A(bed), B(bed))
      bed.tellReleases()
      (bed.window.rootViewController as? UINavigationController)?.popViewController(
        animated: true)
      bed.window.rootViewController = C(bed)
      bed.note("swapped")
      bed.endTurn()
    },
    Rule(
      "O7",
      "pushes of one turn: the top one's controller is the top at once, and the pushes come before a load",
      "ST", .high,
      expected: """
        B willMove(toParent: Nav)
        top B
        B loadView
        B viewDidLoad
        A viewWillDisappear(false)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        B didMove(toParent: Nav)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: false)
      bed.note("top \(name(of: nav.topViewController))")
      bed.window.layoutIfNeeded()
      bed.settle()
    },
  ]
}
