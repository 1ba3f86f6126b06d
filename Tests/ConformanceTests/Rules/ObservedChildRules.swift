extension Rule {
  /// Published observations of containers and children.
  static let observedChildren: [Rule] = [
    Rule(
      "O14", "children exchanged by hand while the parent is off screen: moves and loads only",
      "SQ", .high,
      expected: """
        C willMove(toParent: A)
        B willMove(toParent: nil)
        C loadView
        C viewDidLoad
        C didMove(toParent: A)
        B didMove(toParent: nil)
        """
    ) { bed in
      let a = A(bed)
      let (b, c) = (B(bed), C(bed))
      a.loadViewIfNeeded()
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      bed.transcript.removeAll()
      a.addChild(c)
      b.willMove(toParent: nil)
      a.view.insertSubview(c.view, aboveSubview: b.view)
      b.view.removeFromSuperview()
      c.didMove(toParent: a)
      b.removeFromParent()
      bed.settle()
    },
    Rule(
      "O15",
      "children exchanged by hand in a container that forwards by hand: as begin and end say", "NB",
      .high,
      expected: """
        C willMove(toParent: ByHand)
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        C loadView
        C viewDidLoad
        C viewWillAppear(true)
        C viewIsAppearing(true)
        C viewDidAppear(true)
        B viewDidDisappear(true)
        C didMove(toParent: ByHand)
        B didMove(toParent: nil)
        """,
      difference: "chosen: the place of viewIsAppearing; the log is older than that callback"
    ) { bed in
      let box = ByHand(bed)
      bed.open(with: box)
      let (b, c) = (B(bed), C(bed))
      box.addChild(b)
      b.beginAppearanceTransition(true, animated: false)
      box.view.addSubview(b.view)
      b.endAppearanceTransition()
      b.didMove(toParent: box)
      bed.settle()
      bed.transcript.removeAll()
      box.addChild(c)
      b.willMove(toParent: nil)
      b.beginAppearanceTransition(false, animated: true)
      c.beginAppearanceTransition(true, animated: true)
      box.view.addSubview(c.view)
      b.view.removeFromSuperview()
      c.endAppearanceTransition()
      b.endAppearanceTransition()
      c.didMove(toParent: box)
      b.removeFromParent()
      bed.settle()
    },
    Rule(
      "O16", "a view of nobody's child, added on screen: will at once, did at the end of the turn",
      "IV ST",
      .medium,
      expected: """
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        added
        B viewIsAppearing(false)
        B viewDidAppear(false)
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let b = B(bed)
      a.view.addSubview(b.view)
      bed.note("added")
      bed.endTurn()
      withExtendedLifetime(b) {}
    },
    Rule(
      "O17", "a child added between its parent's will and did has its did with the parent's, once",
      "IV OR",
      .medium,
      expected: """
        A loadView
        A viewDidLoad
        A viewWillAppear(false)
        B willMove(toParent: A)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        B didMove(toParent: A)
        added
        A viewIsAppearing(false)
        B viewIsAppearing(false)
        A viewDidAppear(false)
        B viewDidAppear(false)
        """,
      difference: "chosen: the will inside addSubview; of three systems one sent the did twice"
    ) { bed in
      let a = A(bed)
      bed.window.rootViewController = a
      bed.window.makeKeyAndVisible()
      let b = B(bed)
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      bed.note("added")
      bed.settle()
    },
    Rule(
      "O18", "a popped screen's child hears after the screen's method has returned", "RL", .medium,
      expected: """
        C willMove(toParent: nil)
        C viewWillDisappear(true)
        B viewWillDisappear(true)
        A viewWillAppear(true)
        A viewIsAppearing(true)
        …
        C viewDidDisappear(true)
        B viewDidDisappear(true)
        A viewDidAppear(true)
        C didMove(toParent: nil)
        """
    ) { bed in
      let parent = C(bed)
      let nav = bed.open(stack: A(bed), parent)
      parent.take(B(bed))
      bed.settle()
      bed.transcript.removeAll()
      nav.popViewController(animated: true)
      bed.letTimePass()
    },
    Rule(
      "O19",
      "a container whose child is exchanged in the turn of its push: the new one hears all once",
      "OR", .medium,
      expected: """
        C willMove(toParent: Nav)
        C loadView
        C viewDidLoad
        B willMove(toParent: C)
        B loadView
        B viewDidLoad
        B didMove(toParent: C)
        B willMove(toParent: nil)
        B didMove(toParent: nil)
        D willMove(toParent: C)
        D loadView
        D viewDidLoad
        D didMove(toParent: C)
        A viewWillDisappear(true)
        C viewWillAppear(true)
        D viewWillAppear(true)
        C viewIsAppearing(true)
        D viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        C viewDidAppear(true)
        D viewDidAppear(true)
        C didMove(toParent: Nav)
        """,
      difference:
        "chosen: the exchanged one hears nothing of appearance; older systems missed a will"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let parent = C(bed)
      nav.pushViewController(parent, animated: true)
      let b = B(bed)
      _ = parent.view
      parent.take(b)
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      parent.take(D(bed))
      bed.letTimePass()
    },
    Rule(
      "O20", "a rotation goes from the parent to its child, and the layout follows", "NB", .medium,
      expected: """
        Turning willTransition
        Turning viewWillTransition
        Turning traitCollectionDidChange
        alongside
        completion
        """
    ) { bed in
      let a = Turning(bed)
      bed.open(with: a)
      try bed.rotate()
      bed.settle()
    },
  ]
}
