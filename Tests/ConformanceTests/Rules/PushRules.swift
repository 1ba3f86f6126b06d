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
    ) { stage in
      let nav = stage.open(stack: A(stage))
      nav.pushViewController(B(stage), animated: true)
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: A(stage))
      let delegate = NavDelegate(stage)
      nav.delegate = delegate
      nav.pushViewController(B(stage), animated: true)
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: A(stage))
      nav.pushViewController(B(stage), animated: false)
      stage.note("the call has returned")
      stage.settle()
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
    ) { stage in
      let nav = stage.open(stack: A(stage))
      stage.read { "\(Reading.parent(of: $0)), stack \(names(of: nav.viewControllers))" }
      nav.pushViewController(B(stage), animated: true)
      stage.note("stack \(names(of: nav.viewControllers)), top \(name(of: nav.topViewController))")
      stage.letTimePass()
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
    ) { stage in
      let nav = Nav(stage, A(stage))
      nav.pushViewController(B(stage), animated: false)
      stage.settle()
      stage.note("shown now")
      stage.window.rootViewController = nav
      stage.window.makeKeyAndVisible()
      stage.settle()
    },
  ]
}
