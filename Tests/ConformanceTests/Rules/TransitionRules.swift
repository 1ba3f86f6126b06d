extension Rule {
  /// The transition coordinator, and what comes while a transition runs.
  static let transitions: [Rule] = [
    Rule(
      "T1a", "a coordinator is there while a push runs: alongside, completion after all callbacks",
      "practice", .medium,
      expected: """
        Joining willMove(toParent: Nav)
        Joining loadView
        Joining viewDidLoad
        A viewWillDisappear(true)
        Joining viewWillAppear(true)
        appears from A to Joining
        Nav delegate willShow(Joining, true)
        Joining viewIsAppearing(true)
        alongside
        …
        A viewDidDisappear(true)
        Joining viewDidAppear(true)
        Joining didMove(toParent: Nav)
        Nav delegate didShow(Joining, true)
        completion, cancelled false
        """,
      difference: "chosen: the completion after didShow; no source tells"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      nav.pushViewController(Joining(bed), animated: true)
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "T1b", "no coordinator outside of a transition; during one the container has it too",
      "practice",
      .medium,
      expected: """
        before: false
        B willMove(toParent: Nav)
        during: true
        of B: true
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        after: false
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.note("before: \(nav.transitionCoordinator != nil)")
      nav.pushViewController(B(bed), animated: true)
      bed.note("during: \(nav.transitionCoordinator != nil)")
      bed.note("of B: \(nav.topViewController?.transitionCoordinator != nil)")
      bed.settle()
      bed.note("after: \(nav.transitionCoordinator != nil)")
    },
    Rule(
      "T1c", "in didShow the coordinator still tells which screen was popped", "practice", .medium,
      expected: """
        B willMove(toParent: nil) — from nil
        B viewWillDisappear(true) — from B
        A viewWillAppear(true) — from B
        Nav delegate willShow(A, true) — from B
        A viewIsAppearing(true) — from B
        …
        B viewDidDisappear(true) — from B
        A viewDidAppear(true) — from B
        B didMove(toParent: nil) — from B
        Nav delegate didShow(A, true) — from B
        after: no coordinator
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      bed.read { _ in
        "from \(name(of: nav.transitionCoordinator?.viewController(forKey: .from)))"
      }
      nav.popViewController(animated: true)
      bed.letTimePass()
      bed.note("after: \(nav.transitionCoordinator == nil ? "no coordinator" : "a coordinator")")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "T1d", "a presentation has a coordinator too, from the presenter to the presented one",
      "practice",
      .medium,
      expected: """
        Joining loadView
        Joining viewDidLoad
        Joining viewWillAppear(true)
        appears from A to Joining
        Joining viewIsAppearing(true)
        alongside
        …
        Joining viewDidAppear(true)
        completion, cancelled false
        completion
        Joining viewWillDisappear(true)
        disappears from Joining to A
        alongside
        …
        Joining viewDidDisappear(true)
        completion, cancelled false
        completion
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.present(Joining(bed), style: .pageSheet)
      bed.letTimePass()
      bed.dismiss()
      bed.letTimePass()
    },
    Rule(
      "T2a", "a swipe that goes through: told when the finger lets go, completed at the end",
      "practice",
      .medium,
      expected: """
        Joining willMove(toParent: nil)
        Joining viewWillDisappear(true)
        disappears from Joining to A
        A viewWillAppear(true)
        A viewIsAppearing(true)
        alongside
        interactive false, cancelled false
        …
        Joining viewDidDisappear(true)
        A viewDidAppear(true)
        Joining didMove(toParent: nil)
        completion, cancelled false
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), Joining(bed))
      try bed.beginSwipeBack(in: nav)?.finish()
      bed.letTimePass()
    },
    Rule(
      "T2b", "a swipe that is cancelled: the coordinator says so to both", "practice", .medium,
      expected: """
        Joining willMove(toParent: nil)
        Joining viewWillDisappear(true)
        disappears from Joining to A
        A viewWillAppear(true)
        A viewIsAppearing(true)
        alongside
        interactive false, cancelled true
        …
        A viewWillDisappear(true)
        A viewDidDisappear(true)
        Joining viewWillAppear(true)
        appears from Joining to A
        alongside
        Joining viewIsAppearing(true)
        Joining viewDidAppear(true)
        completion, cancelled true
        completion, cancelled true
        """,
      difference: "chosen: the same coordinator while the swiped one comes back; no source tells"
    ) { bed in
      let nav = bed.open(stack: A(bed), Joining(bed))
      try bed.beginSwipeBack(in: nav)?.cancel()
      bed.letTimePass()
    },
    Rule(
      "H11a", "what a coordinator's completion holds is held until the transition ends, not longer",
      "practice", .medium,
      expected: """
        Joining willMove(toParent: Nav)
        Joining loadView
        Joining viewDidLoad
        A viewWillDisappear(true)
        Joining viewWillAppear(true)
        appears from A to Joining
        Joining viewIsAppearing(true)
        alongside
        …
        A viewDidDisappear(true)
        Joining viewDidAppear(true)
        Joining didMove(toParent: Nav)
        completion, cancelled false
        what the completion captures is released
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.tellReleases()
      bed.pushJoining(on: nav)
      bed.letTimePass()
    },
    Rule(
      "H11b", "a coordinator that is kept holds neither screen after the transition", "practice",
      .medium,
      expected: """
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        B is released
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.popViewController(animated: true)
      nav.transitionCoordinator.map(bed.keep)
      bed.endTurn()
      bed.transcript.removeAll()
      bed.tellReleases()
      bed.letTimePass()
    },
    Rule(
      "M8b", "pop during an animated push: nil, the list stays, and the pop is done after it",
      "RNS QM", .high,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        popped nil, stack A, B
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      bed.endTurn()
      let popped = nav.popViewController(animated: true)
      bed.note(
        "popped \(popped.map { names(of: [$0]) } ?? "nil"), stack \(names(of: nav.viewControllers))"
      )
      bed.letTimePass()
    },
    Rule(
      "M8c", "present during a push: both go their way", "practice", .medium,
      expected: """
        B willMove(toParent: Nav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        and presented
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Nav)
        P viewDidAppear(true)
        completion
        stack A, B, chain Nav, P
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(B(bed), animated: true)
      bed.endTurn()
      bed.note("and presented")
      bed.present(P(bed), style: .pageSheet)
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers)), chain \(names(of: bed.chain))")
    },
    Rule(
      "M3b", "present while another is on its way in", "practice", .medium,
      expected: """
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        completion
        chain A, P
        """,
      complaints: [.warning("Attempt to present <Q> on <A> which is already presenting <P>")]
    ) { bed in
      bed.open(with: A(bed))
      bed.present(P(bed), style: .pageSheet)
      bed.present(Q(bed), style: .pageSheet)
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
    },
    Rule(
      "M3c", "dismiss while a presentation is on its way in", "practice", .low,
      expected: """
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        completion
        chain A, P
        """,
      complaints: [.warning("while a presentation or dismiss")],
      difference: "chosen: refused, without the completion; UIKit's words vary between versions"
    ) { bed in
      bed.open(with: A(bed))
      bed.present(P(bed), style: .pageSheet)
      bed.dismiss()
      bed.letTimePass()
      bed.note("chain \(names(of: bed.chain))")
    },
  ]
}

extension TestBed {
  /// Pushes a screen that leaves a block, which holds something, with the coordinator.
  fileprivate func pushJoining(on nav: UINavigationController) {
    let screen = Joining(self)
    screen.captured = Capture("what the completion captures", self)
    nav.pushViewController(screen, animated: true)
  }
}
