extension Rule {
  /// Row 7: the whole stack is set.
  static let stack: [Rule] = [
    Rule(
      "7a", "setViewControllers: the old top disappears, the new one appears", "practice", .medium,
      expected: """
        A willMove(toParent: nil)
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
        A didMove(toParent: nil)
        """,
      difference:
        "chosen: removed ones get willMove(nil) too, and before added ones get theirs; no "
        + "source tells"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.setViewControllers([B(bed)], animated: true)
      bed.letTimePass()
    },
    Rule(
      "7b", "setViewControllers with the same top: no appearance calls", "practice", .medium,
      expected: """
        A willMove(toParent: nil)
        C willMove(toParent: Nav)
        C didMove(toParent: Nav)
        A didMove(toParent: nil)
        …
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.setViewControllers([C(bed), nav.viewControllers.at(1)], animated: true)
      bed.letTimePass()
    },
    Rule(
      "7c", "setViewControllers: screens in the middle never load their view", "practice", .medium,
      expected: """
        B willMove(toParent: Nav)
        C willMove(toParent: Nav)
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
        B is loaded: false
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.setViewControllers([nav.viewControllers.at(0), B(bed), C(bed)], animated: true)
      bed.letTimePass()
      bed.note("B is loaded: \(nav.viewControllers.at(1).isViewLoaded)")
    },
    Rule(
      "7d", "setViewControllers in another order: moves for nobody", "practice", .medium,
      expected: """
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      nav.setViewControllers(
        [nav.viewControllers.at(1), nav.viewControllers.at(0)], animated: true)
      bed.letTimePass()
    },
    Rule(
      "7e", "setViewControllers: the ones removed are released", "practice", .medium,
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
      nav.setViewControllers([nav.viewControllers.at(0)], animated: true)
      bed.letTimePass()
    },
  ]
}
