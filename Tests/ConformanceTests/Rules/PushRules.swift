extension Rule {
  /// Row 2: a screen is pushed.
  static let push: [Rule] = [
    Rule(
      "2a", "a push: the top one goes, the new one comes, the moves around them", "W RK MK A1 N",
      .high,
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
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      bed.letTimePass()
    },
    Rule(
      "2b", "a push: willShow before viewIsAppearing, didShow at the very end", "W RK MK A1 N",
      .medium,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        Nav delegate willShow(B, true)
        B viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        Nav delegate didShow(B, true)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      nav.pushViewController(B(bed), animated: true)
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "2c", "a push without animation: all of it in one turn, after the call", "CAT", .high,
      expected: """
        B willMove(toParent: Nav)
        the call has returned
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
      bed.note("the call has returned")
      bed.settle()
    },
    Rule(
      "2d", "a push changes the stack and the parent at once", "practice", .medium,
      expected: """
        B willMove(toParent: Nav) — parent nil, stack A
        stack A, B, top B
        B loadView — parent Nav, stack A, B
        B viewDidLoad — parent Nav, stack A, B
        A viewWillDisappear(true) — parent Nav, stack A, B
        B viewWillAppear(true) — parent Nav, stack A, B
        B viewIsAppearing(true) — parent Nav, stack A, B
        …
        A viewDidDisappear(true) — parent Nav, stack A, B
        B viewDidAppear(true) — parent Nav, stack A, B
        B didMove(toParent: Nav) — parent Nav, stack A, B
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.read { "\(Reading.parent(of: $0)), stack \(names(of: nav.viewControllers))" }
      nav.pushViewController(B(bed), animated: true)
      bed.note("stack \(names(of: nav.viewControllers)), top \(name(of: nav.topViewController))")
      bed.letTimePass()
    },
    Rule(
      "2e", "a push off screen sends moves, and callbacks when the stack is shown", "practice",
      .medium,
      expected: """
        A willMove(toParent: Nav)
        B willMove(toParent: Nav)
        A didMove(toParent: Nav)
        B didMove(toParent: Nav)
        shown now
        Nav viewWillAppear(false)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        Nav viewIsAppearing(false)
        B viewIsAppearing(false)
        Nav viewDidAppear(false)
        B viewDidAppear(false)
        """
    ) { bed in
      let nav = Nav(bed, A(bed))
      nav.pushViewController(B(bed), animated: false)
      bed.settle()
      bed.note("shown now")
      bed.window.rootViewController = nav
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
  ]
}
