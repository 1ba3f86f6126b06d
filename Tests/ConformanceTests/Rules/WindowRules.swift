extension Rule {
  /// Rows 1, 14 and 21: how a window shows its root, and what a swap of it leaves behind.
  static let window: [Rule] = [
    Rule(
      "1", "the first screen of a window loads, appears and lays out", "RK RM", .high,
      expected: """
        A loadView
        A viewDidLoad
        A viewWillAppear(false)
        A viewIsAppearing(false)
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        A viewDidAppear(false)
        """
    ) { bed in
      bed.transcript.tellsLayout = true
      bed.window.rootViewController = A(bed)
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
    Rule(
      "14", "a window with containers: each container's call before its child's", "practice",
      .medium,
      expected: """
        Tabs viewWillAppear(false)
        Nav viewWillAppear(false)
        A viewWillAppear(false)
        Tabs viewIsAppearing(false)
        Nav viewIsAppearing(false)
        A viewIsAppearing(false)
        Tabs viewDidAppear(false)
        Nav viewDidAppear(false)
        A viewDidAppear(false)
        A didMove(toParent: Nav)
        """,
      difference: "chosen: viewIsAppearing in the same order; no source tells"
    ) { bed in
      let a = A(bed)
      let tabs = Tabs(bed)
      tabs.viewControllers = [Nav(bed, a), B(bed)]
      a.loadViewIfNeeded()
      bed.transcript.removeAll()
      bed.window.rootViewController = tabs
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
    Rule(
      "21a", "a root swapped: the old one disappears without moves and without flags", "practice",
      .medium,
      expected: """
        A viewWillDisappear(false) — no flags
        A viewDidDisappear(false) — no flags
        B loadView — no flags
        B viewDidLoad — no flags
        B viewWillAppear(false) — no flags
        B viewIsAppearing(false) — no flags
        B viewDidAppear(false) — no flags
        """,
      difference: "chosen: all of the old root before all of the new one; no source tells"
    ) { bed in
      bed.open(with: A(bed))
      bed.read(Reading.flags)
      bed.window.rootViewController = B(bed)
      bed.settle()
    },
    Rule(
      "21b", "a root swapped while its sheet is up: both stay held", "practice", .medium,
      expected: """
        A viewWillDisappear(false)
        A viewDidDisappear(false)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        …
        """,
      leaks: [
        "A replaced as the root of UIWindow: departure, scan",
        "P replaced as the root of UIWindow: departure, scan",
      ]
    ) { bed in
      bed.open(with: A(bed))
      bed.window.rootViewController?.present(P(bed), animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.tellReleases()
      bed.window.rootViewController = B(bed)
      bed.letTimePass()
    },
    Rule(
      "21c", "a root swapped is released", "practice", .medium,
      expected: """
        A viewWillDisappear(false)
        A viewDidDisappear(false)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        A is released
        B viewIsAppearing(false)
        B viewDidAppear(false)
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.tellReleases()
      bed.window.rootViewController = B(bed)
      bed.settle()
    },
  ]
}
