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
    ) { stage in
      let nav = stage.open(stack: A(stage))
      stage.read(Reading.flags)
      nav.pushViewController(B(stage), animated: true)
      stage.letTimePass()
      stage.note("after: \(stage.flags(nav.topViewController))")
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
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.keep(nav.viewControllers.at(1))
      stage.read(Reading.flags)
      let popped = nav.popViewController(animated: true)
      stage.letTimePass()
      stage.note("after: \(stage.flags(popped))")
      stage.drop()
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
    ) { stage in
      let a = A(stage)
      stage.open(with: a)
      stage.read(Reading.flags)
      let b = B(stage)
      a.addChild(b)
      a.view.addSubview(b.view)
      stage.letTimePass()
      b.didMove(toParent: a)
      stage.note("after: \(stage.flags(b))")
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
    ) { stage in
      let b = B(stage)
      stage.open(with: A(stage), child: b)
      stage.read(Reading.flags)
      b.willMove(toParent: nil)
      b.view.removeFromSuperview()
      b.removeFromParent()
      stage.settle()
      stage.note("after: \(stage.flags(b))")
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
    ) { stage in
      stage.open(with: A(stage))
      stage.read(Reading.flags)
      stage.present(P(stage), style: .fullScreen)
      stage.letTimePass()
      stage.note("after: \(stage.flags(stage.window.rootViewController?.presentedViewController))")
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
    ) { stage in
      stage.open(with: A(stage))
      let p = P(stage)
      stage.present(p, style: .fullScreen)
      stage.settle()
      stage.transcript.removeAll()
      stage.read(Reading.flags)
      stage.dismiss()
      stage.letTimePass()
      stage.note("after: \(stage.flags(p))")
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
    ) { stage in
      let tabs = stage.open(tabs: A(stage), B(stage))
      stage.read(Reading.flags)
      tabs.selectedIndex = 1
      stage.settle()
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
    ) { stage in
      stage.read(Reading.flags)
      stage.window.rootViewController = A(stage)
      stage.window.makeKeyAndVisible()
      stage.settle()
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
    ) { stage in
      stage.open(with: A(stage))
      let nav = Nav(stage, C(stage))
      stage.transcript.removeAll()
      stage.read(Reading.flags)
      stage.present(nav, style: .pageSheet)
      stage.letTimePass()
    },
  ]
}

extension Stage {
  fileprivate func flags(_ screen: UIViewController?) -> String {
    screen.map { Reading.flags(of: $0) } ?? "nobody"
  }
}
