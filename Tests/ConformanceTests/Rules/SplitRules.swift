extension Rule {
  /// Columns, and what moves where.
  static let split: [Rule] = [
    Rule(
      "SP1", "showDetail beside the primary one: the old detail goes, the new one comes", "AD",
      .high,
      expected: """
        B willMove(toParent: nil)
        C willMove(toParent: Split)
        B viewWillDisappear(false)
        C loadView
        C viewDidLoad
        C viewWillAppear(false)
        C viewIsAppearing(false)
        B viewDidDisappear(false)
        C viewDidAppear(false)
        C didMove(toParent: Split)
        B didMove(toParent: nil)
        …
        columns Nav, C
        """,
      difference: "chosen: the order of moves and callbacks; the documents tell of the replacement"
    ) { bed in
      let split = bed.open(list: A(bed), detail: B(bed))
      split.showDetailViewController(C(bed), sender: nil)
      bed.letTimePass()
      bed.note("columns \(names(of: split.viewControllers))")
    },
    Rule(
      "SP2", "collapsed, the detail stands on the primary's stack", "practice", .medium,
      expected: """
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        B willMove(toParent: nil)
        B didMove(toParent: nil)
        B willMove(toParent: Nav)
        A viewWillDisappear(false)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        B didMove(toParent: Nav)
        …
        shown Nav, stack A, B
        """,
      difference: "chosen: the moves out of the container and onto the stack; no source tells"
    ) { bed in
      let split = bed.open(list: A(bed), detail: B(bed))
      try bed.collapse(split)
      bed.letTimePass()
      let stack = (split.viewControllers.first as? UINavigationController)?.viewControllers
      bed.note("shown \(names(of: split.viewControllers)), stack \(names(of: stack))")
    },
    Rule(
      "SP3", "expanded again, the detail comes back off the stack", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        B didMove(toParent: nil)
        B willMove(toParent: Split)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        B didMove(toParent: Split)
        …
        columns Nav, B, stack A
        """,
      difference: "chosen: the order of moves and callbacks; the documents tell who is where"
    ) { bed in
      let split = bed.open(list: A(bed), detail: B(bed))
      try bed.collapse(split)
      bed.settle()
      bed.transcript.removeAll()
      try bed.expand(split)
      bed.letTimePass()
      let stack = (split.viewControllers.first as? UINavigationController)?.viewControllers
      bed.note("columns \(names(of: split.viewControllers)), stack \(names(of: stack))")
    },
    Rule(
      "SP4", "showDetail while collapsed pushes on the primary's stack", "AD", .high,
      expected: """
        C willMove(toParent: Nav)
        C loadView
        C viewDidLoad
        A viewWillDisappear(true)
        C viewWillAppear(true)
        C viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        C viewDidAppear(true)
        C didMove(toParent: Nav)
        stack A, C
        """
    ) { bed in
      let split = bed.open(list: A(bed))
      try bed.collapse(split)
      bed.settle()
      bed.transcript.removeAll()
      split.showDetailViewController(C(bed), sender: nil)
      bed.letTimePass()
      let stack = (split.viewControllers.first as? UINavigationController)?.viewControllers
      bed.note("stack \(names(of: stack))")
    },
    Rule(
      "SP5", "secondaryOnly: the primary one disappears and moves nowhere", "practice", .medium,
      expected: """
        Nav viewWillDisappear(false)
        A viewWillDisappear(false)
        Nav viewDidDisappear(false)
        A viewDidDisappear(false)
        and back
        Nav viewWillAppear(false)
        A viewWillAppear(false)
        Nav viewIsAppearing(false)
        A viewIsAppearing(false)
        Nav viewDidAppear(false)
        A viewDidAppear(false)
        """
    ) { bed in
      let split = bed.open(list: A(bed), detail: B(bed))
      split.preferredDisplayMode = .secondaryOnly
      bed.settle()
      bed.note("and back")
      split.preferredDisplayMode = .oneBesideSecondary
      bed.settle()
    },
    Rule(
      "SP6", "show and showDetail where no container takes them present", "AD", .high,
      expected: """
        P loadView
        P viewDidLoad
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        P viewWillDisappear(false)
        P viewDidDisappear(false)
        showDetail
        Q loadView
        Q viewDidLoad
        Q viewWillAppear(true)
        Q viewIsAppearing(true)
        …
        Q viewDidAppear(true)
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.window.rootViewController?.show(P(bed), sender: nil)
      bed.letTimePass()
      bed.window.rootViewController?.dismiss(animated: false)
      bed.settle()
      bed.note("showDetail")
      bed.window.rootViewController?.showDetailViewController(Q(bed), sender: nil)
      bed.letTimePass()
    },
    Rule(
      "SP7", "a delegate that deals with the detail itself: collapsed, it is off screen and kept",
      "AD", .high,
      expected: """
        collapse B
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        …
        shown Nav
        alive: B
        """,
      difference: "chosen: kept as a child; observed, in no document"
    ) { bed in
      let split = bed.open(list: A(bed), detail: B(bed))
      let delegate = SplitDelegate(bed)
      split.delegate = delegate
      bed.watch([split.viewControllers.at(1)])
      bed.tellReleases()
      try bed.collapse(split)
      bed.letTimePass()
      bed.note("shown \(names(of: split.viewControllers))")
      bed.noteAlive()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "SP8", "columns are wrapped in navigation controllers", "AD", .high,
      expected: """
        stack A
        stack B
        split of A Split
        """
    ) { bed in
      bed.widen()
      let split = Split(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(A(bed), for: .primary)
      split.setViewController(B(bed), for: .secondary)
      bed.open(with: split)
      for column in split.viewControllers {
        let stack = column as? UINavigationController
        bed.note("stack \(names(of: stack?.viewControllers))")
      }
      let a = split.viewController(for: .primary)
      bed.note("split of A \(name(of: a?.splitViewController))")
    },
    Rule(
      "SP9", "the inspector is a column that is hidden until it is shown", "AD", .high,
      expected: """
        showing: false
        C loadView
        C viewDidLoad
        C viewWillAppear(false)
        C viewIsAppearing(false)
        C viewDidAppear(false)
        C didMove(toParent: UINavigationController)
        …
        showing: true
        C viewWillDisappear(false)
        C viewDidDisappear(false)
        …
        showing: false, columns 2
        """,
      difference:
        "chosen: it moves to no other parent, and viewControllers lacks it; no source tells"
    ) { bed in
      guard #available(iOS 26, *) else { throw Unavailable("inspectors are there since iOS 26") }
      bed.widen()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(A(bed), for: .primary)
      split.setViewController(B(bed), for: .secondary)
      split.setViewController(C(bed), for: .inspector)
      bed.open(with: split)
      bed.note("showing: \(split.isShowing(.inspector))")
      split.show(.inspector)
      bed.letTimePass()
      bed.note("showing: \(split.isShowing(.inspector))")
      split.hide(.inspector)
      bed.letTimePass()
      bed.note("showing: \(split.isShowing(.inspector)), columns \(split.viewControllers.count)")
    },
    Rule(
      "SP10", "asked for a column's controller: the top of the stack that it was wrapped in", "VAN",
      .medium,
      expected: """
        primary C
        C willMove(toParent: nil)
        primary A
        secondary B
        """
    ) { bed in
      let split = Split(style: .doubleColumn)
      split.setViewController(A(bed), for: .primary)
      split.setViewController(B(bed), for: .secondary)
      bed.open(with: split)
      split.show(.primary)
      bed.settle()
      let stack = split.viewController(for: .primary)?.navigationController
      stack?.pushViewController(C(bed), animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.note("primary \(name(of: split.viewController(for: .primary)))")
      stack?.popViewController(animated: false)
      bed.note("primary \(name(of: split.viewController(for: .primary)))")
      bed.note("secondary \(name(of: split.viewController(for: .secondary)))")
    },
    Rule(
      "L1c", "splitViewController walks up the parents, on the primary's stack too", "AD", .high,
      expected: """
        split of Nav Split
        split of A Split
        split of B Split
        split of Split nil
        """
    ) { bed in
      let split = bed.open(list: A(bed), detail: B(bed))
      let list = split.viewControllers.at(0) as? UINavigationController
      bed.note("split of Nav \(name(of: list?.splitViewController))")
      bed.note("split of A \(name(of: list?.viewControllers.at(0).splitViewController))")
      bed.note("split of B \(name(of: split.viewControllers.at(1).splitViewController))")
      bed.note("split of Split \(name(of: split.splitViewController))")
    },
  ]
}

extension TestBed {
  /// Shows a list on a stack, beside a detail if there is one.
  func open(list: UIViewController, detail: UIViewController? = nil) -> Split {
    widen()
    let split = Split()
    split.preferredDisplayMode = .oneBesideSecondary
    split.viewControllers = [Nav(self, list)] + (detail.map { [$0] } ?? [])
    open(with: split)
    return split
  }
}
