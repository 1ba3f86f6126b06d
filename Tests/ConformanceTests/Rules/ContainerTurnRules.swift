extension Rule {
  /// What tabs, windows and containers of one's own do inside the call, and what at the end of the turn.
  static let containerTurns: [Rule] = [
    Rule(
      "U6a", "a tab selected: both wills inside the call, the rest after it", "CAT", .high,
      expected: """
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        A viewWillDisappear(false)
        selected returned
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      tabs.selectedIndex = 1
      bed.note("selected returned")
      bed.endTurn()
    },
    Rule(
      "U6b", "a delegate's animator of tabs is asked and runs, with a coordinator", "AD", .high,
      expected: """
        B loadView
        B viewDidLoad
        asked from A to B
        B viewWillAppear(true)
        A viewWillDisappear(true)
        coordinator true
        B viewIsAppearing(true)
        animates
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      let animator = ContainerAnimator(bed)
      tabs.delegate = animator
      tabs.selectedIndex = 1
      bed.note("coordinator \(tabs.transitionCoordinator != nil)")
      bed.letTimePass()
      withExtendedLifetime(animator) {}
    },
    Rule(
      "U6c", "a tab bar controller loads its view inside its initialiser", "CAT", .medium,
      expected: """
        LoadingTabs viewDidLoad
        made
        """,
      difference: "chosen: also on the newest iOS, where it is unconfirmed"
    ) { bed in
      let tabs = LoadingTabs(bed)
      bed.note("made")
      withExtendedLifetime(tabs) {}
    },
    Rule(
      "U7a", "a window's root: will inside the call, the rest at the first commit", "CAT", .high,
      expected: """
        A loadView
        A viewDidLoad
        A viewWillAppear(false)
        visible
        A viewIsAppearing(false)
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        A viewDidAppear(false)
        """
    ) { bed in
      bed.transcript.tellsLayout = true
      bed.window.rootViewController = A(bed)
      bed.window.makeKeyAndVisible()
      bed.note("visible")
      bed.endTurn()
    },
    Rule(
      "U7b", "a stack's root has its didMove after its viewDidAppear", "CAT", .medium,
      expected: """
        A willMove(toParent: Nav)
        Nav viewWillAppear(false)
        A loadView
        A viewDidLoad
        A viewWillAppear(false)
        Nav viewIsAppearing(false)
        A viewIsAppearing(false)
        Nav viewDidAppear(false)
        A viewDidAppear(false)
        A didMove(toParent: Nav)
        """
    ) { bed in
      bed.window.rootViewController = Nav(bed, A(bed))
      bed.window.makeKeyAndVisible()
      bed.endTurn()
    },
    Rule(
      "U7c", "a stack's child hears inside the stack's super", "CAT ST", .high,
      expected: """
        A willMove(toParent: LateNav)
        A loadView
        A viewDidLoad
        A viewWillAppear(false)
        LateNav after super.viewWillAppear
        A viewIsAppearing(false)
        A viewDidAppear(false)
        LateNav after super.viewDidAppear
        A didMove(toParent: LateNav)
        """
    ) { bed in
      let nav = LateNav(bed)
      nav.setViewControllers([A(bed)], animated: false)
      bed.window.rootViewController = nav
      bed.window.makeKeyAndVisible()
      bed.endTurn()
    },
    Rule(
      "U7d", "a stack's transition goes through the child's overridable begin and end", "ST",
      .medium,
      expected: """
        Begun willMove(toParent: Nav)
        Begun loadView
        Begun viewDidLoad
        A viewWillDisappear(true)
        begin(true, true)
        Begun viewWillAppear(true)
        Begun viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        end
        Begun viewDidAppear(true)
        Begun didMove(toParent: Nav)
        """,
      difference:
        "chosen: of two stacks one has it and one has not; tests of another stack have UIKit's begin without an end"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.pushViewController(Begun(bed), animated: true)
      bed.letTimePass()
    },
    Rule(
      "U7e", "the delegate's willShow at a stack's first showing comes after the screen's will",
      "W",
      .low,
      expected: """
        Nav viewWillAppear(false)
        A loadView
        A viewDidLoad
        A viewWillAppear(false)
        Nav delegate willShow(A, false)
        Nav viewIsAppearing(false)
        A viewIsAppearing(false)
        Nav viewDidAppear(false)
        A viewDidAppear(false)
        A didMove(toParent: Nav)
        Nav delegate didShow(A, false)
        """
    ) { bed in
      let nav = Nav(bed, A(bed))
      let delegate = NavDelegate(bed)
      nav.delegate = delegate
      bed.transcript.removeAll()
      bed.window.rootViewController = nav
      bed.window.makeKeyAndVisible()
      bed.endTurn()
      withExtendedLifetime(delegate) {}
    },
    Rule(
      "U7g", "a pop moves the popped one and nobody inside it", "RTN", .medium,
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
      let box = C(bed)
      let nav = bed.open(stack: A(bed), box)
      box.take(B(bed))
      bed.settle()
      bed.transcript.removeAll()
      nav.popViewController(animated: true)
      bed.letTimePass()
    },
    Rule(
      "U7h",
      "a stack's subclass that keeps `delegate` for itself and sets super.delegate: that one is told",
      "SN", .high,
      expected: """
        B willMove(toParent: FrontedNav)
        B loadView
        B viewDidLoad
        A viewWillDisappear(true)
        B viewWillAppear(true)
        FrontedNav delegate willShow(B, true)
        B viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: FrontedNav)
        FrontedNav delegate didShow(B, true)
        delegate nil
        """
    ) { bed in
      let nav = FrontedNav(nibName: nil, bundle: nil)
      nav.viewControllers = [A(bed)]
      bed.open(with: nav)
      let delegate = NavDelegate(bed)
      nav.putInFront(delegate)
      nav.pushViewController(B(bed), animated: true)
      bed.letTimePass()
      bed.note("delegate \(nav.delegate == nil ? "nil" : "set")")
      withExtendedLifetime(delegate) {}
    },
  ]

  /// `beginAppearanceTransition` and its end, called by an app in a container that forwards by itself.
  static let handTurns: [Rule] = [
    Rule(
      "U8a",
      "children exchanged by hand around insertSubview: each hears will and did once, inside", "SQ",
      .high,
      expected: """
        C willMove(toParent: A)
        B willMove(toParent: nil)
        C loadView
        C viewDidLoad
        C viewWillAppear(false)
        B viewWillDisappear(false)
        C viewIsAppearing(false)
        C viewDidAppear(false)
        B viewDidDisappear(false)
        C didMove(toParent: A)
        B didMove(toParent: nil)
        exchange returned
        """,
      difference: "chosen: the place of viewIsAppearing; the source does not log it"
    ) { bed in
      let a = A(bed)
      let (b, c) = (B(bed), C(bed))
      bed.open(with: a, child: b)
      bed.settle()
      bed.transcript.removeAll()
      a.addChild(c)
      b.willMove(toParent: nil)
      c.view.frame = a.view.bounds
      c.beginAppearanceTransition(true, animated: false)
      b.beginAppearanceTransition(false, animated: false)
      a.view.insertSubview(c.view, aboveSubview: b.view)
      b.view.removeFromSuperview()
      c.endAppearanceTransition()
      b.endAppearanceTransition()
      c.didMove(toParent: a)
      b.removeFromParent()
      bed.note("exchange returned")
      bed.settle()
    },
    Rule(
      "U8b", "a child begun by hand before it has a parent, and ended after it has none", "FC",
      .medium,
      expected: """
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        B willMove(toParent: A)
        B viewIsAppearing(false)
        B didMove(toParent: A)
        B viewDidAppear(false)
        added
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        B didMove(toParent: nil)
        B viewDidDisappear(false)
        removed
        """,
      difference: "chosen: the place of viewIsAppearing; the source does not log it"
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let b = B(bed)
      b.beginAppearanceTransition(true, animated: false)
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      b.endAppearanceTransition()
      bed.note("added")
      bed.settle()
      b.willMove(toParent: nil)
      b.beginAppearanceTransition(false, animated: false)
      b.view.removeFromSuperview()
      b.removeFromParent()
      b.endAppearanceTransition()
      bed.note("removed")
      bed.settle()
    },
    Rule(
      "U8c", "an animated exchange by hand: the dids come with the ends, after the animation",
      "practice",
      .medium,
      expected: """
        C willMove(toParent: A)
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        C loadView
        C viewDidLoad
        C viewWillAppear(true)
        C viewIsAppearing(true)
        …
        C viewDidAppear(true)
        B viewDidDisappear(true)
        """,
      difference: "chosen: the place of viewIsAppearing; no source tells"
    ) { bed in
      let a = A(bed)
      let (b, c) = (B(bed), C(bed))
      bed.open(with: a, child: b)
      bed.settle()
      bed.transcript.removeAll()
      a.addChild(c)
      b.willMove(toParent: nil)
      b.beginAppearanceTransition(false, animated: true)
      c.beginAppearanceTransition(true, animated: true)
      a.view.addSubview(c.view)
      UIView.animate(withDuration: 0.3) {
        c.view.alpha = 1
      } completion: { _ in
        c.endAppearanceTransition()
        b.view.removeFromSuperview()
        b.endAppearanceTransition()
      }
      bed.letTimePass()
    },
    Rule(
      "U8d", "transition(from:to:) in a container that forwards by hand is refused", "AD", .high,
      expected: """
        B willMove(toParent: ByHand)
        C willMove(toParent: ByHand)
        """,
      complaints: [.exception("shouldAutomaticallyForwardAppearanceMethods")]
    ) { bed in
      let box = ByHand(bed)
      bed.open(with: box)
      let (b, c) = (B(bed), C(bed))
      box.addChild(b)
      box.addChild(c)
      box.transition(from: b, to: c, duration: 0.2, animations: nil) { _ in
        bed.note("completion")
      }
      bed.settle()
    },
    Rule(
      "U8e", "a child added on screen: will inside addSubview, the rest at the end of the turn",
      "CAT ST", .high,
      expected: """
        B willMove(toParent: A)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        B didMove(toParent: A)
        added
        B viewIsAppearing(false)
        B viewDidAppear(false)
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      let b = B(bed)
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      bed.note("added")
      bed.endTurn()
    },
  ]
}
