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
    ) { stage in
      stage.transcript.tellsLayout = true
      stage.window.rootViewController = A(stage)
      stage.window.makeKeyAndVisible()
      stage.settle()
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
    ) { stage in
      let a = A(stage)
      let tabs = Tabs(stage)
      tabs.viewControllers = [Nav(stage, a), B(stage)]
      a.loadViewIfNeeded()
      stage.transcript.removeAll()
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
      stage.settle()
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
    ) { stage in
      stage.open(with: A(stage))
      stage.read(Reading.flags)
      stage.window.rootViewController = B(stage)
      stage.settle()
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
    ) { stage in
      stage.open(with: A(stage))
      stage.window.rootViewController?.present(P(stage), animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.tellReleases()
      stage.window.rootViewController = B(stage)
      stage.letTimePass()
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
    ) { stage in
      stage.open(with: A(stage))
      stage.tellReleases()
      stage.window.rootViewController = B(stage)
      stage.settle()
    },
  ]
}
