extension Rule {
  /// What a screen answers when it is asked who is around it.
  static let links: [Rule] = [
    Rule(
      "L1a", "navigationController and tabBarController walk up the parents", "AD", .high,
      expected: """
        nav of B Nav
        tabs of B Tabs
        nav of Nav nil
        tabs of Nav Tabs
        """
    ) { stage in
      let nav = Nav(stage, A(stage))
      _ = stage.open(tabs: nav)
      let child = B(stage)
      nav.viewControllers.at(0).addChild(child)
      stage.transcript.removeAll()
      stage.note("nav of B \(name(of: child.navigationController))")
      stage.note("tabs of B \(name(of: child.tabBarController))")
      stage.note("nav of Nav \(name(of: nav.navigationController))")
      stage.note("tabs of Nav \(name(of: nav.tabBarController))")
    },
    Rule(
      "L1b", "a presented one has no navigation controller by way of its presenter", "AD", .high,
      expected: """
        nav of P nil, parent nil
        """
    ) { stage in
      let nav = stage.open(stack: A(stage))
      let p = P(stage)
      nav.present(p, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.note("nav of P \(name(of: p.navigationController)), parent \(name(of: p.parent))")
    },
    Rule(
      "L2a", "presentedViewController is answered by the nearest ancestor that has one", "AD",
      .high,
      expected: """
        A: presenting nil, presented P
        Nav: presenting nil, presented P
        """
    ) { stage in
      let nav = stage.open(stack: A(stage))
      nav.present(P(stage), animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.note(Reading.links(of: nav.viewControllers.at(0)))
      stage.note(Reading.links(of: nav))
    },
    Rule(
      "L2b", "presentingViewController is answered by the nearest ancestor that has one", "AD",
      .high,
      expected: """
        Nav: presenting A, presented nil
        P: presenting A, presented nil
        """
    ) { stage in
      stage.open(with: A(stage))
      let nav = Nav(stage, P(stage))
      stage.window.rootViewController?.present(nav, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.note(Reading.links(of: nav))
      stage.note(Reading.links(of: nav.viewControllers.at(0)))
    },
    Rule(
      "L2c",
      "the links of a presentation stand from the call, and are cut before the dids of the dismissal",
      "practice", .medium,
      expected: """
        P loadView
        P viewDidLoad
        present returned
        P: presenting A, presented nil
        P viewWillAppear(true)
        P viewIsAppearing(true)
        …
        P viewDidAppear(true)
        dismiss returned
        P: presenting A, presented nil
        P viewWillDisappear(true)
        …
        P viewDidDisappear(true)
        P: presenting nil, presented nil
        """
    ) { stage in
      stage.open(with: A(stage))
      let p = P(stage)
      stage.window.rootViewController?.present(p, animated: true)
      stage.note("present returned")
      stage.note(Reading.links(of: p))
      stage.letTimePass()
      p.dismiss(animated: true)
      stage.note("dismiss returned")
      stage.note(Reading.links(of: p))
      stage.letTimePass()
      stage.note(Reading.links(of: p))
    },
  ]
}
