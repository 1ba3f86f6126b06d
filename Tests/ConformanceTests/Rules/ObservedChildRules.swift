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
    ) { stage in
      let a = A(stage)
      let (b, c) = (B(stage), C(stage))
      a.loadViewIfNeeded()
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      stage.transcript.removeAll()
      a.addChild(c)
      b.willMove(toParent: nil)
      a.view.insertSubview(c.view, aboveSubview: b.view)
      b.view.removeFromSuperview()
      c.didMove(toParent: a)
      b.removeFromParent()
      stage.settle()
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
    ) { stage in
      let box = ByHand(stage)
      stage.open(with: box)
      let (b, c) = (B(stage), C(stage))
      box.addChild(b)
      b.beginAppearanceTransition(true, animated: false)
      box.view.addSubview(b.view)
      b.endAppearanceTransition()
      b.didMove(toParent: box)
      stage.settle()
      stage.transcript.removeAll()
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
      stage.settle()
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
    ) { stage in
      let a = A(stage)
      stage.open(with: a)
      let b = B(stage)
      a.view.addSubview(b.view)
      stage.note("added")
      stage.endTurn()
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
    ) { stage in
      let a = A(stage)
      stage.window.rootViewController = a
      stage.window.makeKeyAndVisible()
      let b = B(stage)
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      stage.note("added")
      stage.settle()
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
    ) { stage in
      let parent = C(stage)
      let nav = stage.open(stack: A(stage), parent)
      parent.take(B(stage))
      stage.settle()
      stage.transcript.removeAll()
      nav.popViewController(animated: true)
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: A(stage))
      let parent = C(stage)
      nav.pushViewController(parent, animated: true)
      let b = B(stage)
      _ = parent.view
      parent.take(b)
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      parent.take(D(stage))
      stage.letTimePass()
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
    ) { stage in
      let a = Turning(stage)
      stage.open(with: a)
      try stage.rotate()
      stage.settle()
    },
  ]
}
