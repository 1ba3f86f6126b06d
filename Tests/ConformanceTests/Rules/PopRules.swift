extension Rule {
  /// Rows 3 and 6: one screen or several are popped.
  static let pop: [Rule] = [
    Rule(
      "3a", "a pop: the top one goes, the one below comes back, the moves around them",
      "W RK MK N", .high,
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
      nav.popViewController(animated: true)
      bed.letTimePass()
    },
    Rule(
      "3b", "a pop: willShow before viewIsAppearing, didShow after the last move", "W RK MK N",
      .medium,
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
      nav.popViewController(animated: true)
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "3c", "a pop: the popped one is released after all else", "W RK MK N", .medium,
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
        B is released
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      bed.tellReleases()
      nav.popViewController(animated: true)
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "6a", "popToRoot over several: only the top one and the root appear and disappear",
      "practice", .medium,
      expected: """
        D willMove(toParent: nil)
        C willMove(toParent: nil)
        B willMove(toParent: nil)
        D viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        D viewDidDisappear(true)
        A viewDidAppear(true)
        D didMove(toParent: nil)
        C didMove(toParent: nil)
        B didMove(toParent: nil)
        """,
      difference: "chosen: the topmost is told of its move first; no source tells"
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed), C(bed), D(bed))
      nav.popToRootViewController(animated: true)
      bed.letTimePass()
    },
    Rule(
      "6b", "popTo over several: the ones removed leave the stack at once", "practice", .medium,
      expected: """
        D willMove(toParent: nil)
        C willMove(toParent: nil)
        removed C, D, stack A, B
        D viewWillDisappear(true)
        B viewWillAppear(true)
        B viewIsAppearing(true)
        …
        D viewDidDisappear(true)
        B viewDidAppear(true)
        D didMove(toParent: nil)
        C didMove(toParent: nil)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed), C(bed), D(bed))
      let removed = nav.popToViewController(nav.viewControllers.at(1), animated: true)
      bed.note("removed \(names(of: removed)), stack \(names(of: nav.viewControllers))")
      bed.letTimePass()
    },
    Rule(
      "6c", "popToRoot over several: the covered ones are released too", "practice", .medium,
      expected: """
        C willMove(toParent: nil)
        B willMove(toParent: nil)
        alive: A, B, C
        C viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        C viewDidDisappear(true)
        A viewDidAppear(true)
        C didMove(toParent: nil)
        B didMove(toParent: nil)
        alive: A
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed), C(bed))
      bed.watch(nav.viewControllers)
      nav.popToRootViewController(animated: true)
      bed.noteAlive()
      bed.letTimePass()
      bed.noteAlive()
    },
    Rule(
      "6d", "popToRoot over several: a covered one that is kept is missed, without a callback",
      "practice", .medium,
      expected: """
        C willMove(toParent: nil)
        B willMove(toParent: nil)
        C viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        C viewDidDisappear(true)
        A viewDidAppear(true)
        C didMove(toParent: nil)
        B didMove(toParent: nil)
        C is released
        """, leaks: ["B popped from Nav: departure, scan"]
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed), C(bed))
      bed.keep(nav.viewControllers.at(1))
      bed.tellReleases()
      nav.popToRootViewController(animated: true)
      bed.letTimePass()
    },
  ]
}
