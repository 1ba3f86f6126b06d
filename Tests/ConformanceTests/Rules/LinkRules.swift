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
    ) { bed in
      let nav = Nav(bed, A(bed))
      _ = bed.open(tabs: nav)
      let child = B(bed)
      nav.viewControllers.at(0).addChild(child)
      bed.transcript.removeAll()
      bed.note("nav of B \(name(of: child.navigationController))")
      bed.note("tabs of B \(name(of: child.tabBarController))")
      bed.note("nav of Nav \(name(of: nav.navigationController))")
      bed.note("tabs of Nav \(name(of: nav.tabBarController))")
    },
    Rule(
      "L1b", "a presented one has no navigation controller by way of its presenter", "AD", .high,
      expected: """
        nav of P nil, parent nil
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      let p = P(bed)
      nav.present(p, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.note("nav of P \(name(of: p.navigationController)), parent \(name(of: p.parent))")
    },
    Rule(
      "L2a", "presentedViewController is answered by the nearest ancestor that has one", "AD",
      .high,
      expected: """
        A: presenting nil, presented P
        Nav: presenting nil, presented P
        """
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.present(P(bed), animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.note(Reading.links(of: nav.viewControllers.at(0)))
      bed.note(Reading.links(of: nav))
    },
    Rule(
      "L2b", "presentingViewController is answered by the nearest ancestor that has one", "AD",
      .high,
      expected: """
        Nav: presenting A, presented nil
        P: presenting A, presented nil
        """
    ) { bed in
      bed.open(with: A(bed))
      let nav = Nav(bed, P(bed))
      bed.window.rootViewController?.present(nav, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.note(Reading.links(of: nav))
      bed.note(Reading.links(of: nav.viewControllers.at(0)))
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
    ) { bed in
      bed.open(with: A(bed))
      let p = P(bed)
      bed.window.rootViewController?.present(p, animated: true)
      bed.note("present returned")
      bed.note(Reading.links(of: p))
      bed.letTimePass()
      p.dismiss(animated: true)
      bed.note("dismiss returned")
      bed.note(Reading.links(of: p))
      bed.letTimePass()
      bed.note(Reading.links(of: p))
    },
  ]
}
