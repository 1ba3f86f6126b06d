extension Rule {
  /// Traits that a program sets, and what they decide.
  static let traits: [Rule] = [
    Rule(
      "TR1", "an override: taken with the layout pass, and each screen inside is told", "AD WT",
      .medium,
      expected: """
        set, plain
        Themed plain to dark
        dark
        """
    ) { bed in
      let nav = bed.open(stack: Themed(bed))
      nav.traitOverrides[Theme.self] = "dark"
      bed.noteTheme("set, ", of: nav.viewControllers.at(0))
      bed.endTurn()
      bed.noteTheme(of: nav.viewControllers.at(0))
    },
    Rule(
      "TR2", "updateTraitsIfNeeded: taken at once", "AD", .high,
      expected: """
        Themed plain to dark
        updated
        """
    ) { bed in
      let nav = bed.open(stack: Themed(bed))
      nav.traitOverrides[Theme.self] = "dark"
      nav.updateTraitsIfNeeded()
      bed.note("updated")
      bed.endTurn()
    },
    Rule(
      "TR3", "screens in screens are told from the top down", "AF", .high,
      expected: """
        Themed plain to dark
        Inner plain to dark
        """
    ) { bed in
      let nav = bed.open(stack: Themed(bed))
      bed.add(Inner(bed), to: nav.viewControllers.at(0))
      nav.traitOverrides[Theme.self] = "dark"
      bed.endTurn()
    },
    Rule(
      "TR4", "the nearest override counts, and a screen with the same traits as before is not told",
      "AD WT", .high,
      expected: """
        Themed plain to own
        own
        Themed own to dark
        """
    ) { bed in
      let nav = bed.open(stack: Themed(bed))
      nav.viewControllers.at(0).traitOverrides[Theme.self] = "own"
      bed.endTurn()
      nav.traitOverrides[Theme.self] = "dark"
      bed.endTurn()
      bed.noteTheme(of: nav.viewControllers.at(0))
      nav.viewControllers.at(0).traitOverrides.remove(Theme.self)
      bed.endTurn()
    },
    Rule(
      "TR5", "an override is none for what is presented", "AD", .high,
      expected: """
        plain
        dark
        """,
      difference:
        "chosen: what is presented is in its presentation controller, as documented, not in its presenter"
    ) { bed in
      let nav = bed.open(stack: A(bed))
      nav.traitOverrides[Theme.self] = "dark"
      bed.present(Themed(bed), style: .pageSheet)
      bed.settle()
      bed.transcript.removeAll()
      if let presented = nav.presentedViewController { bed.noteTheme(of: presented) }
      bed.noteTheme(of: nav.viewControllers.at(0))
    },
    Rule(
      "TR6", "a screen inherits from the view around its own", "AD WT", .high,
      expected: """
        Inner plain to dark
        plain
        """
    ) { bed in
      let nav = bed.open(stack: Themed(bed))
      let outer = nav.viewControllers.at(0)
      let frame = UIView()
      outer.view.addSubview(frame)
      let inner = Inner(bed)
      outer.addChild(inner)
      frame.addSubview(inner.view)
      inner.didMove(toParent: outer)
      bed.settle()
      bed.transcript.removeAll()
      frame.traitOverrides[Theme.self] = "dark"
      bed.endTurn()
      bed.noteTheme(of: outer)
    },
    Rule(
      "TR7", "a screen with a style of its own is not told of dark mode", "AD", .medium,
      expected: """
        Turning traitCollectionDidChange
        and then
        …
        """
    ) { bed in
      let screen = Turning(bed)
      bed.open(with: screen)
      screen.traitOverrides.userInterfaceStyle = .dark
      bed.endTurn()
      bed.note("and then")
      try bed.darken()
      bed.letTimePass()
    },
    Rule(
      "TS1", "a rotation: a container is asked for its child's size, and the child gets that", "AD",
      .high,
      expected: """
        Sizing is asked for the size of Sized
        Sized viewWillTransition(100 x 50)
        …
        """
    ) { bed in
      let container = Sizing(bed)
      bed.open(with: container)
      bed.add(Sized(bed), to: container)
      try bed.rotate()
      bed.letTimePass()
    },
    Rule(
      "TS2", "a child whose size stays is not told", "AD", .high,
      expected: """
        Sizing is asked for the size of Sized
        …
        """
    ) { bed in
      let container = Sizing(bed)
      bed.open(with: container)
      let child = Sized(bed)
      bed.add(child, to: container)
      child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      try bed.rotate()
      bed.letTimePass()
    },
    Rule(
      "CO1", "content that is not there: asked once, in the layout pass", "AD", .medium,
      expected: """
        wanted twice
        Empty is asked, text none
        """,
      difference: "chosen: only after a call of setNeedsUpdate; no source tells of a first call"
    ) { bed in
      let screen = Empty(bed)
      bed.open(with: screen)
      screen.setNeedsUpdateContentUnavailableConfiguration()
      screen.setNeedsUpdateContentUnavailableConfiguration()
      bed.note("wanted twice")
      bed.endTurn()
    },
    Rule(
      "CO2", "content that is not there: the text is that of the screen's search", "AD", .high,
      expected: """
        Empty is asked, text x
        """
    ) { bed in
      let screen = Empty(bed)
      bed.open(stack: screen)
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.text = "x"
      screen.navigationItem.searchController = search
      screen.setNeedsUpdateContentUnavailableConfiguration()
      bed.endTurn()
    },
    Rule(
      "U1", "an unwind segue: prepared, what is presented is dismissed, the stack pops", "AD",
      .medium,
      expected: """
        Home can
        Far prepares for Home
        B willMove(toParent: nil)
        stack Home
        B viewWillDisappear(true)
        Home viewWillAppear(true)
        Home viewIsAppearing(true)
        Far viewWillDisappear(true)
        …
        B viewDidDisappear(true)
        Home viewDidAppear(true)
        B didMove(toParent: nil)
        Far viewDidDisappear(true)
        """,
      difference:
        "chosen: the dismissal is asked for before the pop, both animated; no source tells"
    ) { bed in
      let nav = bed.open(stack: Home(bed), B(bed))
      let far = try bed.makeUnwinding(Far(bed))
      bed.present(far, style: .pageSheet)
      bed.settle()
      bed.transcript.removeAll()
      far.performSegue(withIdentifier: "back", sender: nil)
      bed.note("stack \(names(of: nav.viewControllers))")
      bed.letTimePass()
    },
  ]
}

extension TestBed {
  /// Writes the theme of a screen.
  func noteTheme(_ words: String = "", of screen: UIViewController) {
    note(words + screen.traitCollection[Theme.self])
  }

  /// Adds a child that fills its parent, unmarked.
  func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    settle()
    transcript.removeAll()
  }
}
