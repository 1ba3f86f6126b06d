extension Rule {
  /// Rows 4 and 5, and the back button: the user goes back, or begins to.
  static let swipe: [Rule] = [
    Rule(
      "3d", "the back button pops", "W RK MK N", .high,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      try stage.tapBack(in: nav)
      stage.letTimePass()
    },
    Rule(
      "4a", "a swipe back that goes through: as a pop, from willMove to didMove", "W SO", .high,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        the finger lets go
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      let finger = try stage.beginSwipeBack(in: nav)
      finger?.move(to: 0.6)
      stage.note("the finger lets go")
      finger?.finish()
      stage.letTimePass()
    },
    Rule(
      "4b", "a swipe back that goes through: the delegate is told as of a pop", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        Nav delegate willShow(A, true)
        A viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        Nav delegate didShow(A, true)
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      let delegate = NavDelegate(stage)
      nav.delegate = delegate
      try stage.beginSwipeBack(in: nav)?.finish()
      stage.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "4c", "a swipe back that goes through: the swiped one is released after all else",
      "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        B is released
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.tellReleases()
      try stage.beginSwipeBack(in: nav)?.finish()
      stage.letTimePass()
    },
    Rule(
      "5a", "a swipe back that is cancelled: the revealed one goes again, the swiped one returns",
      "W SO", .high,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        the finger lets go
        …
        A viewWillDisappear(true)
        A viewDidDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        B viewDidAppear(true)
        """,
      difference: "chosen: viewIsAppearing of the one that returns; both logs are older than that "
        + "callback"
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      let finger = try stage.beginSwipeBack(in: nav)
      finger?.move(to: 0.4)
      stage.note("the finger lets go")
      finger?.cancel()
      stage.letTimePass()
    },
    Rule(
      "5b", "a swipe back that is cancelled: the stack is restored, the swiped one still a child",
      "W SO", .high,
      expected: """
        stack A; B.parent Nav
        …
        A viewWillDisappear(true)
        A viewDidDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        B viewDidAppear(true)
        stack A, B; B.parent Nav
        flags of B: no flags
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      let b = nav.viewControllers.at(1)
      let finger = try stage.beginSwipeBack(in: nav)
      stage.transcript.removeAll()
      stage.note("stack \(names(of: nav.viewControllers)); B.\(Reading.parent(of: b))")
      finger?.cancel()
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers)); B.\(Reading.parent(of: b))")
      stage.note("flags of B: \(Reading.flags(of: b))")
    },
    Rule(
      "5c", "a swipe back that is cancelled: willShow was told, didShow is not", "practice",
      .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        Nav delegate willShow(A, true)
        A viewIsAppearing(true)
        …
        A viewWillDisappear(true)
        A viewDidDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        B viewDidAppear(true)
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      let delegate = NavDelegate(stage)
      nav.delegate = delegate
      try stage.beginSwipeBack(in: nav)?.cancel()
      stage.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "5d", "a hidden back button can neither be tapped nor swiped around", "practice", .medium,
      expected: """
        a gesture: false
        …
        stack A, B
        """, complaints: [.silence, .silence]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      nav.topViewController?.navigationItem.hidesBackButton = true
      try stage.tapBack(in: nav)
      stage.note("a gesture: \(try stage.beginSwipeBack(in: nav) != nil)")
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "5e", "with its recogniser disabled nothing can be swiped", "practice", .medium,
      expected: """
        a gesture: false
        …
        stack A, B
        """, complaints: [.silence]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      nav.interactivePopGestureRecognizer?.isEnabled = false
      stage.note("a gesture: \(try stage.beginSwipeBack(in: nav) != nil)")
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "5f", "below something presented no finger reaches the stack", "practice", .medium,
      expected: """
        a gesture: false
        …
        stack A, B
        """, complaints: [.silence, .silence]
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.present(P(stage), style: .pageSheet)
      stage.settle()
      stage.transcript.removeAll()
      try stage.tapBack(in: nav)
      stage.note("a gesture: \(try stage.beginSwipeBack(in: nav) != nil)")
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
  ]
}
