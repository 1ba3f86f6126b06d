extension Rule {
  /// Cases of which one observation is known that says otherwise, or none that tells enough: each is a choice.
  static let doubtful: [Rule] = [
    Rule(
      "X1", "a stack's first showing: didShow is told once", "OR", .medium,
      expected: """
        Nav delegate didShow(A, false)
        """,
      on: 13...27
    ) { bed in
      let nav = Nav(bed, A(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      bed.window.rootViewController = nav
      bed.window.makeKeyAndVisible()
      bed.settle()
      let told = bed.transcript.text.split(separator: "\n").filter { $0.contains("didShow") }
      bed.transcript.removeAll()
      for line in told { bed.note(String(line)) }
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "X2", "setViewControllers with the same top: the delegate is told nothing", "practice", .low,
      expected: """
        A willMove(toParent: nil)
        C willMove(toParent: Nav)
        C didMove(toParent: Nav)
        A didMove(toParent: nil)
        …
        """,
      difference: "chosen: nothing is shown that was not; no source tells"
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      nav.setViewControllers([C(bed), nav.viewControllers.at(1)], animated: true)
      bed.letTimePass()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "X3", "setViewControllers: the old top still has its stack in viewWillDisappear", "practice",
      .low,
      expected: """
        A willMove(toParent: nil) — Nav
        B willMove(toParent: Nav) — nil
        B loadView — Nav
        B viewDidLoad — Nav
        A viewWillDisappear(true) — Nav
        B viewWillAppear(true) — Nav
        B viewIsAppearing(true) — Nav
        A viewDidDisappear(true) — nil
        B viewDidAppear(true) — Nav
        B didMove(toParent: Nav) — Nav
        A didMove(toParent: nil) — nil
        """,
      difference: "chosen: as on a pop; one observation has no stack there"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.read { name(of: $0.navigationController) }
      nav.setViewControllers([B(bed)], animated: true)
      bed.settle()
    },
    Rule(
      "X4", "a push without animation has a coordinator too", "practice", .low,
      expected: """
        B willMove(toParent: Nav) — false
        B loadView — true
        B viewDidLoad — true
        A viewWillDisappear(false) — true
        B viewWillAppear(false) — true
        B viewIsAppearing(false) — true
        A viewDidDisappear(false) — true
        B viewDidAppear(false) — true
        B didMove(toParent: Nav) — true
        after: false
        """,
      difference: "chosen: one that is not animated; one observation has none"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.read { "\($0.transitionCoordinator != nil)" }
      nav.pushViewController(B(bed), animated: false)
      bed.settle()
      bed.note("after: \(nav.transitionCoordinator != nil)")
    },
    Rule(
      "X5", "a push inside the root's viewDidLoad: the root appears, and then what is pushed",
      "practice",
      .low,
      expected: """
        stack Doing, B
        Doing appeared: true
        B appeared: true
        """,
      difference: "chosen: the push waits for the root; no source tells"
    ) { bed in
      let root = Doing(bed)
      let nav = Nav(bed, root)
      root.inDidLoad = { [unowned nav] in nav.pushViewController(B(bed), animated: false) }
      bed.window.rootViewController = nav
      bed.window.makeKeyAndVisible()
      bed.settle()
      let lines = bed.transcript.text.split(separator: "\n")
      bed.transcript.removeAll()
      bed.note("stack \(names(of: nav.viewControllers))")
      for name in ["Doing", "B"] {
        bed.note("\(name) appeared: \(lines.contains { $0.hasPrefix("\(name) viewDidAppear") })")
      }
    },
    Rule(
      "X6", "a child begun and ended by hand while its container appears: once, at the hand's time",
      "practice", .low,
      expected: """
        B viewWillAppear(false)
        B viewDidAppear(false)
        Doing viewIsAppearing(false)
        Doing viewDidAppear(false)
        """,
      difference:
        "chosen: the container adds nothing, and the view is in no window yet; no source tells"
    ) { bed in
      let parent = Doing(bed)
      let b = B(bed)
      parent.addChild(b)
      parent.view.addSubview(b.view)
      b.didMove(toParent: parent)
      parent.inWillAppear = {
        bed.transcript.removeAll()
        b.beginAppearanceTransition(true, animated: false)
        b.endAppearanceTransition()
      }
      bed.window.rootViewController = parent
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
    Rule(
      "X7", "an appearance begun by hand and not ended has no did", "practice", .low,
      expected: """
        B viewWillAppear(false)
        B viewIsAppearing(false)
        …
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        """,
      difference: "chosen: a did comes with the next end; no source tells"
    ) { bed in
      let parent = ByHand(bed)
      let b = B(bed)
      bed.open(with: parent, child: b)
      b.beginAppearanceTransition(true, animated: false)
      bed.letTimePass()
      b.beginAppearanceTransition(false, animated: false)
      b.endAppearanceTransition()
    },
    Rule(
      "X8", "a window's first root: layoutIfNeeded in the same turn does not bring its did", "SVC",
      .low,
      expected: """
        laid out
        Nav viewIsAppearing(false)
        A viewIsAppearing(false)
        Nav viewDidAppear(false)
        A viewDidAppear(false)
        A didMove(toParent: Nav)
        …
        """,
      difference: "chosen: the did at the end of the turn; a stack's test has it in layoutIfNeeded"
    ) { bed in
      let nav = Nav(bed, A(bed))
      bed.window.rootViewController = nav
      bed.window.makeKeyAndVisible()
      bed.transcript.removeAll()
      bed.window.layoutIfNeeded()
      bed.note("laid out")
      bed.letTimePass()
    },
  ]
}
