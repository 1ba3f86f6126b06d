extension Rule {
  /// What `isMovingToParent` and its three sisters say, and when.
  static let flags: [Rule] = [
    Rule(
      "F1a", "isMovingToParent of a pushed one, from its first to its last appearance call", "AD",
      .high,
      expected: """
        B willMove(toParent: Nav) — no flags
        B loadView — no flags
        B viewDidLoad — no flags
        A viewWillDisappear(true) — no flags
        B viewWillAppear(true) — isMovingToParent
        B viewIsAppearing(true) — isMovingToParent
        …
        A viewDidDisappear(true) — no flags
        B viewDidAppear(true) — isMovingToParent
        B didMove(toParent: Nav) — no flags
        after: no flags
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      bed.read(Reading.flags)
      nav.pushViewController(B(bed), animated: true)
      bed.letTimePass()
      bed.note("after: \(bed.flags(nav.topViewController))")
    },
    Rule(
      "F1b", "isMovingFromParent of a popped one; false on the covered one that comes back", "AD",
      .high,
      expected: """
        B willMove(toParent: nil) — no flags
        B viewWillDisappear(true) — isMovingFromParent
        A viewWillAppear(true) — no flags
        A viewIsAppearing(true) — no flags
        …
        B viewDidDisappear(true) — isMovingFromParent
        A viewDidAppear(true) — no flags
        B didMove(toParent: nil) — no flags
        after: no flags
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.keep(nav.viewControllers.at(1))
      bed.read(Reading.flags)
      let popped = nav.popViewController(animated: true)
      bed.letTimePass()
      bed.note("after: \(bed.flags(popped))")
      bed.drop()
    },
    Rule(
      "F1c", "isMovingToParent of a child that is added", "AD", .high,
      expected: """
        B willMove(toParent: A) — no flags
        B loadView — no flags
        B viewDidLoad — no flags
        B viewWillAppear(false) — isMovingToParent
        B viewIsAppearing(false) — isMovingToParent
        B viewDidAppear(false) — isMovingToParent
        …
        B didMove(toParent: A) — no flags
        after: no flags
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a)
      bed.read(Reading.flags)
      let b = B(bed)
      a.addChild(b)
      a.view.addSubview(b.view)
      bed.letTimePass()
      b.didMove(toParent: a)
      bed.note("after: \(bed.flags(b))")
    },
    Rule(
      "F1d", "isMovingFromParent of a child that is removed", "AD", .high,
      expected: """
        B willMove(toParent: nil) — no flags
        B viewWillDisappear(false) — isMovingFromParent
        B viewDidDisappear(false) — isMovingFromParent
        B didMove(toParent: nil) — no flags
        after: no flags
        """
    ) { bed in
      let b = B(bed)
      bed.open(with: A(bed), child: b)
      bed.read(Reading.flags)
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      bed.settle()
      bed.note("after: \(bed.flags(b))")
    },
    Rule(
      "F1k",
      "a child of a popped one: isMovingFromParent of its parent is true in its callbacks too",
      "practice", .medium,
      expected: """
        C willMove(toParent: nil) — Nav no flags
        C viewWillDisappear(true) — Nav no flags
        B viewWillDisappear(true) — C isMovingFromParent
        A viewWillAppear(true) — Nav no flags
        A viewIsAppearing(true) — Nav no flags
        …
        C viewDidDisappear(true) — no parent
        B viewDidDisappear(true) — C isMovingFromParent
        A viewDidAppear(true) — Nav no flags
        C didMove(toParent: nil) — no parent
        """
    ) { bed in
      let box = C(bed)
      let nav = bed.open(stack: A(bed), box)
      box.take(B(bed))
      bed.settle()
      bed.transcript.removeAll()
      bed.read { screen in
        screen.parent.map { "\(name(of: $0)) \(Reading.flags(of: $0))" } ?? "no parent"
      }
      nav.popViewController(animated: true)
      bed.letTimePass()
    },
    Rule(
      "F1e", "isBeingPresented of a presented one; false on the presenter that is covered", "AD",
      .high,
      expected: """
        P loadView — no flags
        P viewDidLoad — no flags
        A viewWillDisappear(true) — no flags
        P viewWillAppear(true) — isBeingPresented
        P viewIsAppearing(true) — isBeingPresented
        …
        P viewDidAppear(true) — isBeingPresented
        A viewDidDisappear(true) — no flags
        completion
        after: no flags
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.read(Reading.flags)
      bed.present(P(bed), style: .fullScreen)
      bed.letTimePass()
      bed.note("after: \(bed.flags(bed.window.rootViewController?.presentedViewController))")
    },
    Rule(
      "F1f", "isBeingDismissed of a dismissed one; false on the presenter that comes back", "AD",
      .high,
      expected: """
        P viewWillDisappear(true) — isBeingDismissed
        A viewWillAppear(true) — no flags
        A viewIsAppearing(true) — no flags
        …
        A viewDidAppear(true) — no flags
        P viewDidDisappear(true) — isBeingDismissed
        completion
        after: no flags
        """
    ) { bed in
      bed.open(with: A(bed))
      let p = P(bed)
      bed.present(p, style: .fullScreen)
      bed.settle()
      bed.transcript.removeAll()
      bed.read(Reading.flags)
      bed.dismiss()
      bed.letTimePass()
      bed.note("after: \(bed.flags(p))")
    },
    Rule(
      "F1g", "no flag when a tab is selected", "AD", .high,
      expected: """
        B loadView — no flags
        B viewDidLoad — no flags
        B viewWillAppear(false) — no flags
        A viewWillDisappear(false) — no flags
        B viewIsAppearing(false) — no flags
        A viewDidDisappear(false) — no flags
        B viewDidAppear(false) — no flags
        """
    ) { bed in
      let tabs = bed.open(tabs: A(bed), B(bed))
      bed.read(Reading.flags)
      tabs.selectedIndex = 1
      bed.settle()
    },
    Rule(
      "F1h", "no flag when a window shows its root", "AD", .high,
      expected: """
        A loadView — no flags
        A viewDidLoad — no flags
        A viewWillAppear(false) — no flags
        A viewIsAppearing(false) — no flags
        A viewDidAppear(false) — no flags
        """
    ) { bed in
      bed.read(Reading.flags)
      bed.window.rootViewController = A(bed)
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
    Rule(
      "F1i", "isBeingPresented of a screen inside a presented container is the container's",
      "AD", .high,
      expected: """
        Nav viewWillAppear(true) — isBeingPresented
        C loadView — no flags
        C viewDidLoad — no flags
        C viewWillAppear(true) — no flags
        Nav viewIsAppearing(true) — isBeingPresented
        C viewIsAppearing(true) — no flags
        …
        Nav viewDidAppear(true) — isBeingPresented
        C viewDidAppear(true) — no flags
        C didMove(toParent: Nav) — no flags
        completion
        """
    ) { bed in
      bed.open(with: A(bed))
      let nav = Nav(bed, C(bed))
      bed.transcript.removeAll()
      bed.read(Reading.flags)
      bed.present(nav, style: .pageSheet)
      bed.letTimePass()
    },
  ]
}

extension TestBed {
  fileprivate func flags(_ screen: UIViewController?) -> String {
    screen.map { Reading.flags(of: $0) } ?? "nobody"
  }
}
