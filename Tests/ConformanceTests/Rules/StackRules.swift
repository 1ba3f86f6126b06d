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
    ) { stage in
      let nav = stage.open(stack: A(stage))
      nav.setViewControllers([B(stage)], animated: true)
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      nav.setViewControllers([C(stage), nav.viewControllers.at(1)], animated: true)
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: A(stage))
      nav.setViewControllers([nav.viewControllers.at(0), B(stage), C(stage)], animated: true)
      stage.letTimePass()
      stage.note("B is loaded: \(nav.viewControllers.at(1).isViewLoaded)")
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
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      nav.setViewControllers(
        [nav.viewControllers.at(1), nav.viewControllers.at(0)], animated: true)
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.tellReleases()
      nav.setViewControllers([nav.viewControllers.at(0)], animated: true)
      stage.letTimePass()
    },
  ]
}
