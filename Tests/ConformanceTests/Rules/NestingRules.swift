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
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      bed.tellReleases()
      tabs.viewControllers = [tabs.viewControllers!.at(1)]
      bed.letTimePass()
      bed.note("selected \(name(of: tabs.selectedViewController))")
    },
    Rule(
      "13j", "tabs set without the selected one: the tab at its index is selected, or the first",
      "AD", .high,
      expected: """
        selected C
        selected C
        selected A
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed), D(bed))
      tabs.selectedIndex = 1
      let (a, d, c) = (tabs.viewControllers!.at(0), tabs.viewControllers!.at(2), C(bed))
      let selected = [[a, c, d], [d, a, c], [a, d]].map { screens in
        tabs.viewControllers = screens
        bed.settle()
        return name(of: tabs.selectedViewController)
      }
      bed.transcript.removeAll()
      for name in selected { bed.note("selected \(name)") }
    },
    Rule(
      "13k", "a tab's provider is called when the tab is first selected", "AD", .high,
      expected: """
        made A
        items 2
        selected A
        made B
        selected B
        selected A
        """
    ) { bed in
      guard #available(iOS 18, *) else { throw Unavailable("tabs are described since iOS 18") }
      let tabs = UITabBarController()
      tabs.tabs = ["A", "B"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in
          bed.note("made \(name)")
          let screen = UIViewController()
          screen.title = name
          return screen
        }
      }
      bed.window.rootViewController = tabs
      bed.window.makeKeyAndVisible()
      bed.note("items \(tabs.tabBar.items?.count ?? 0)")
      for position in [0, 1, 0] {
        tabs.selectedTab = tabs.tabs[position]
        bed.note("selected \(tabs.selectedViewController?.title ?? "none")")
        bed.settle()
      }
    },
    Rule(
      "13i", "a tab added: moves, and no appearance before it is selected", "practice", .medium,
      expected: """
        B willMove(toParent: Tabs)
        B didMove(toParent: Tabs)
        …
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed))
      tabs.viewControllers?.append(B(bed))
      bed.letTimePass()
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
    ) { bed in
      let nav = Nav(bed, A(bed))
      _ = bed.open(tabs: nav, C(bed))
      nav.pushViewController(B(bed), animated: true)
      bed.letTimePass()
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
    ) { bed in
      bed.open(with: A(bed))
      let nav = Nav(bed, P(bed))
      nav.viewControllers.at(0).loadViewIfNeeded()
      bed.transcript.removeAll()
      bed.present(nav, style: .formSheet)
      bed.letTimePass()
      bed.dismiss()
      bed.letTimePass()
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
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let tabs = Tabs(bed)
      tabs.viewControllers = [B(bed)]
      bed.transcript.removeAll()
      nav.pushViewController(tabs, animated: true)
      bed.letTimePass()
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
    ) { bed in
      let (a, b, c) = (A(bed), B(bed), C(bed))
      bed.open(with: a)
      b.take(c)
      bed.transcript.removeAll()
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      bed.letTimePass()
      bed.note("and out")
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      bed.settle()
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
    ) { bed in
      let parent = ByHand(bed)
      let (b, c) = (B(bed), C(bed))
      b.take(c)
      bed.open(with: parent, child: b)
      b.beginAppearanceTransition(true, animated: false)
      b.endAppearanceTransition()
      bed.note("and back")
      b.beginAppearanceTransition(false, animated: false)
      b.endAppearanceTransition()
      bed.settle()
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
    ) { bed in
      let parent = ByHand(bed)
      let (inner, c) = (ByHand(bed), C(bed))
      inner.take(c)
      bed.open(with: parent, child: inner)
      inner.beginAppearanceTransition(true, animated: false)
      inner.endAppearanceTransition()
      bed.note("and on")
      c.beginAppearanceTransition(true, animated: false)
      c.endAppearanceTransition()
      bed.settle()
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
    ) { bed in
      let a = A(bed)
      bed.open(with: a, child: B(bed))
      let c = C(bed)
      a.addChild(c)
      bed.transcript.removeAll()
      a.transition(
        from: a.children.at(0), to: c, duration: 0.2, options: [],
        animations: { bed.note("animations") }, completion: { bed.note("completion(\($0))") })
      bed.letTimePass()
    },
    Rule(
      "C1b", "transition between strangers", "practice", .medium,
      expected: """
        …
        children B
        """,
      complaints: [.exception("must have a common parent view controller")]
    ) { bed in
      let a = A(bed)
      bed.open(with: a, child: B(bed))
      a.transition(
        from: a.children.at(0), to: C(bed), duration: 0.2, options: [],
        animations: { bed.note("animations") }, completion: { bed.note("completion(\($0))") })
      bed.letTimePass()
      bed.note("children \(names(of: a.children))")
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
