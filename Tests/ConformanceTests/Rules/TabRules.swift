extension Rule {
  /// Row 13: a tab is selected, by code or by a finger.
  static let tabs: [Rule] = [
    Rule(
      "13a", "a tab selected for the first time: it loads, its will comes first, its did last",
      "PG", .medium,
      expected: """
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        A viewWillDisappear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        """,
      difference:
        "chosen: viewIsAppearing between the two wills and the two dids; the log is older "
        + "than that callback"
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      tabs.selectedIndex = 1
      bed.settle()
    },
    Rule(
      "13b", "a tab selected again: it does not load, nobody moves", "PG", .medium,
      expected: """
        A viewWillAppear(false)
        B viewWillDisappear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      tabs.selectedIndex = 1
      bed.settle()
      bed.transcript.removeAll()
      tabs.selectedIndex = 0
      bed.settle()
    },
    Rule(
      "13c", "a tap on a tab: shouldSelect before, didSelect after", "AD", .high,
      expected: """
        shouldSelect B: true
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        A viewWillDisappear(false)
        didSelect B
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      let delegate = TabsDelegate(bed)
      tabs.delegate = delegate
      try bed.tapTab(1, of: tabs)
      bed.settle()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "13d", "a tap on the selected tab: the delegate is asked and told, nothing else", "AD",
      .high,
      expected: """
        shouldSelect A: true
        didSelect A
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      let delegate = TabsDelegate(bed)
      tabs.delegate = delegate
      try bed.tapTab(0, of: tabs)
      bed.settle()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "13e", "a tab selected by code: the delegate is neither asked nor told", "AD", .high,
      expected: """
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        A viewWillDisappear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      let delegate = TabsDelegate(bed)
      tabs.delegate = delegate
      tabs.selectedViewController = tabs.viewControllers?.at(1)
      bed.settle()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "13f", "a tap that the delegate vetoes: nothing happens", "AD", .high,
      expected: """
        shouldSelect B: false
        selected A
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      let delegate = TabsDelegate(bed, allows: false)
      tabs.delegate = delegate
      try bed.tapTab(1, of: tabs)
      bed.settle()
      bed.note("selected \(name(of: tabs.selectedViewController))")
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "13g", "a tap again on the tab of a navigation controller pops it to its root", "practice",
      .medium,
      expected: """
        B willMove(toParent: nil)
        A loadView
        A viewDidLoad
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        B viewDidDisappear(true)
        A viewDidAppear(true)
        B didMove(toParent: nil)
        stack A
        """
    ) { bed in
      let nav = Nav(bed, A(bed))
      nav.pushViewController(B(bed), animated: false)
      let tabs = bed.open(tabs: nav, C(bed))
      try bed.tapTab(0, of: tabs)
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
  ]
}
