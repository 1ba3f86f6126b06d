extension Rule {
  /// Containers in containers, tabs that come and go, and children that change places.
  static let nesting: [Rule] = [
    Rule(
      "13h", "the selected tab is removed: the next one is selected, in the order of a swap",
      "practice", .low,
      expected: """
        A willMove(toParent: nil)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        A viewWillDisappear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        A didMove(toParent: nil)
        A is released
        …
        selected B
        """,
      difference: "chosen: removed as a child is, and the moves at the end; no source tells"
    ) { stage in
      let tabs = stage.open(tabs: A(stage), B(stage))
      stage.tellReleases()
      tabs.viewControllers = [tabs.viewControllers!.at(1)]
      stage.letTimePass()
      stage.note("selected \(name(of: tabs.selectedViewController))")
    },
    Rule(
      "13i", "a tab added: moves, and no appearance before it is selected", "practice", .medium,
      expected: """
        B willMove(toParent: Tabs)
        B didMove(toParent: Tabs)
        …
        """
    ) { stage in
      let tabs = stage.open(tabs: A(stage))
      tabs.viewControllers?.append(B(stage))
      stage.letTimePass()
    },
    Rule(
      "14b", "push in a tab: the tab bar controller gets nothing", "practice", .medium,
      expected: """
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
        """
    ) { stage in
      let nav = Nav(stage, A(stage))
      _ = stage.open(tabs: nav, C(stage))
      nav.pushViewController(B(stage), animated: true)
      stage.letTimePass()
    },
    Rule(
      "14c", "a stack in a sheet: the container's call before its screen's, in and out", "practice",
      .medium,
      expected: """
        Nav viewWillAppear(true)
        P viewWillAppear(true)
        Nav viewIsAppearing(true)
        P viewIsAppearing(true)
        …
        Nav viewDidAppear(true)
        P viewDidAppear(true)
        P didMove(toParent: Nav)
        completion
        Nav viewWillDisappear(true)
        P viewWillDisappear(true)
        …
        Nav viewDidDisappear(true)
        P viewDidDisappear(true)
        completion
        """
    ) { stage in
      stage.open(with: A(stage))
      let nav = Nav(stage, P(stage))
      nav.viewControllers.at(0).loadViewIfNeeded()
      stage.transcript.removeAll()
      stage.present(nav, style: .formSheet)
      stage.letTimePass()
      stage.dismiss()
      stage.letTimePass()
    },
    Rule(
      "14d", "tabs on a stack: pushed like a screen, and their screen along with them", "practice",
      .medium,
      expected: """
        Tabs willMove(toParent: Nav)
        A viewWillDisappear(true)
        Tabs viewWillAppear(true)
        B loadView
        B viewDidLoad
        B viewWillAppear(true)
        Tabs viewIsAppearing(true)
        B viewIsAppearing(true)
        …
        A viewDidDisappear(true)
        Tabs viewDidAppear(true)
        B viewDidAppear(true)
        Tabs didMove(toParent: Nav)
        """
    ) { stage in
      let nav = stage.open(stack: A(stage))
      let tabs = Tabs(stage)
      tabs.viewControllers = [B(stage)]
      stage.transcript.removeAll()
      nav.pushViewController(tabs, animated: true)
      stage.letTimePass()
    },
    Rule(
      "15c", "a child of a child comes along with both", "practice", .medium,
      expected: """
        B willMove(toParent: A)
        B viewWillAppear(false)
        C viewWillAppear(false)
        B didMove(toParent: A)
        B viewIsAppearing(false)
        C viewIsAppearing(false)
        B viewDidAppear(false)
        C viewDidAppear(false)
        …
        and out
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        C viewWillDisappear(false)
        B viewDidDisappear(false)
        C viewDidDisappear(false)
        B didMove(toParent: nil)
        """
    ) { stage in
      let (a, b, c) = (A(stage), B(stage), C(stage))
      stage.open(with: a)
      b.take(c)
      stage.transcript.removeAll()
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      stage.letTimePass()
      stage.note("and out")
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      stage.settle()
    },
    Rule(
      "17d", "manual forwarding two levels deep: what is sent to a child goes on by itself", "AD",
      .high,
      expected: """
        B viewWillAppear(false)
        C viewWillAppear(false)
        B viewIsAppearing(false)
        C viewIsAppearing(false)
        B viewDidAppear(false)
        C viewDidAppear(false)
        and back
        B viewWillDisappear(false)
        C viewWillDisappear(false)
        B viewDidDisappear(false)
        C viewDidDisappear(false)
        """
    ) { stage in
      let parent = ByHand(stage)
      let (b, c) = (B(stage), C(stage))
      b.take(c)
      stage.open(with: parent, child: b)
      b.beginAppearanceTransition(true, animated: false)
      b.endAppearanceTransition()
      stage.note("and back")
      b.beginAppearanceTransition(false, animated: false)
      b.endAppearanceTransition()
      stage.settle()
    },
    Rule(
      "17e", "manual forwarding below manual forwarding: it stops at the second", "AD", .high,
      expected: """
        ByHand viewWillAppear(false)
        ByHand viewIsAppearing(false)
        ByHand viewDidAppear(false)
        and on
        C viewWillAppear(false)
        C viewIsAppearing(false)
        C viewDidAppear(false)
        """
    ) { stage in
      let parent = ByHand(stage)
      let (inner, c) = (ByHand(stage), C(stage))
      inner.take(c)
      stage.open(with: parent, child: inner)
      inner.beginAppearanceTransition(true, animated: false)
      inner.endAppearanceTransition()
      stage.note("and on")
      c.beginAppearanceTransition(true, animated: false)
      c.endAppearanceTransition()
      stage.settle()
    },
    Rule(
      "C1a", "transition from one child to another: both wills, the animation, both dids",
      "NB",
      .medium,
      expected: """
        C loadView
        C viewDidLoad
        B viewWillDisappear(true)
        C viewWillAppear(true)
        C viewIsAppearing(true)
        animations
        …
        C viewDidAppear(true)
        B viewDidDisappear(true)
        completion(true)
        """
    ) { stage in
      let a = A(stage)
      stage.open(with: a, child: B(stage))
      let c = C(stage)
      a.addChild(c)
      stage.transcript.removeAll()
      a.transition(
        from: a.children.at(0), to: c, duration: 0.2, options: [],
        animations: { stage.note("animations") }, completion: { stage.note("completion(\($0))") })
      stage.letTimePass()
    },
    Rule(
      "C1b", "transition between strangers", "practice", .medium,
      expected: """
        …
        children B
        """,
      complaints: [.exception("must have a common parent view controller")]
    ) { stage in
      let a = A(stage)
      stage.open(with: a, child: B(stage))
      a.transition(
        from: a.children.at(0), to: C(stage), duration: 0.2, options: [],
        animations: { stage.note("animations") }, completion: { stage.note("completion(\($0))") })
      stage.letTimePass()
      stage.note("children \(names(of: a.children))")
    },
  ]
}

extension UIViewController {
  /// Takes a child, view and all.
  func take(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
