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
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      try bed.tapBack(in: nav)
      bed.letTimePass()
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
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let finger = try bed.beginSwipeBack(in: nav)
      finger?.move(to: 0.6)
      bed.note("the finger lets go")
      finger?.finish()
      bed.letTimePass()
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
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      try bed.beginSwipeBack(in: nav)?.finish()
      bed.letTimePass()
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
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.tellReleases()
      try bed.beginSwipeBack(in: nav)?.finish()
      bed.letTimePass()
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
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let finger = try bed.beginSwipeBack(in: nav)
      finger?.move(to: 0.4)
      bed.note("the finger lets go")
      finger?.cancel()
      bed.letTimePass()
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
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let b = nav.viewControllers.at(1)
      let finger = try bed.beginSwipeBack(in: nav)
      bed.transcript.removeAll()
      bed.note("stack \(names(of: nav.viewControllers)); B.\(Reading.parent(of: b))")
      finger?.cancel()
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers)); B.\(Reading.parent(of: b))")
      bed.note("flags of B: \(Reading.flags(of: b))")
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
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      try bed.beginSwipeBack(in: nav)?.cancel()
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "5g", "a swipe back that is cancelled: isMovingToParent is true on the screen that returns",
      "TL",
      .high,
      expected: """
        A viewWillDisappear(true) — no flags
        A viewDidDisappear(true) — no flags
        B viewWillAppear(true) — isMovingToParent
        B viewIsAppearing(true) — isMovingToParent
        B viewDidAppear(true) — isMovingToParent
        after: no flags
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let finger = try bed.beginSwipeBack(in: nav)
      bed.transcript.removeAll()
      bed.read(Reading.flags)
      finger?.cancel()
      bed.settle()
      bed.note("after: \(nav.topViewController.map { Reading.flags(of: $0) } ?? "none")")
    },
    Rule(
      "5d", "a hidden back button can neither be tapped nor swiped around", "practice", .medium,
      expected: """
        a gesture: false
        …
        stack A, B
        """, complaints: [.silence, .silence]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.topViewController?.navigationItem.hidesBackButton = true
      try bed.tapBack(in: nav)
      bed.note("a gesture: \(try bed.beginSwipeBack(in: nav) != nil)")
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "5e", "with its recogniser disabled nothing can be swiped", "practice", .medium,
      expected: """
        a gesture: false
        …
        stack A, B
        """, complaints: [.silence]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.interactivePopGestureRecognizer?.isEnabled = false
      bed.note("a gesture: \(try bed.beginSwipeBack(in: nav) != nil)")
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "5h", "a swipe that begins in the content: the same callbacks, by a recogniser of its own",
      "AD", .high,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        """,
      on: 26...27
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.interactivePopGestureRecognizer?.isEnabled = false
      let finger = try bed.beginContentSwipeBack(in: nav)
      finger?.finish()
      bed.letTimePass()
    },
    Rule(
      "5i", "with that recogniser disabled, too, nothing can be swiped", "DCH", .high,
      expected: """
        a gesture: false, false
        """, complaints: [.silence, .silence]
    ) { bed in
      guard #available(iOS 26, *) else { throw Unavailable("the recogniser is there since iOS 26") }
      let nav = bed.open(stack: A(bed), B(bed))
      nav.interactivePopGestureRecognizer?.isEnabled = false
      nav.interactiveContentPopGestureRecognizer?.isEnabled = false
      let gestures = try (bed.beginSwipeBack(in: nav), bed.beginContentSwipeBack(in: nav))
      bed.note("a gesture: \(gestures.0 != nil), \(gestures.1 != nil)")
    },
    Rule(
      "3e", "the back button tapped again during a pop: two pops", "RNS", .medium,
      expected: """
        C willMove(toParent: nil)
        C viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        tapped once
        C viewDidDisappear(true)
        B viewDidAppear(true)
        C didMove(toParent: nil)
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        """,
      difference:
        "chosen: the first pop has its end at once; differs: up to iOS 18 the second tap is lost",
      on: 26...27
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed), C(bed))
      try bed.tapBack(in: nav)
      bed.note("tapped once")
      try bed.tapBack(in: nav)
      bed.letTimePass()
    },
    Rule(
      "5f", "below something presented no finger reaches the stack", "practice", .medium,
      expected: """
        a gesture: false
        …
        stack A, B
        """, complaints: [.silence, .silence]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.present(P(bed), style: .pageSheet)
      bed.settle()
      bed.transcript.removeAll()
      try bed.tapBack(in: nav)
      bed.note("a gesture: \(try bed.beginSwipeBack(in: nav) != nil)")
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
  ]
}
