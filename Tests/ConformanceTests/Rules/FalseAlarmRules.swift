extension Rule {
  /// What stays alive for a good reason, and must not be reported.
  static let falseAlarms: [Rule] = [
    Rule(
      "FA1", "tabs that are not selected stay, and their stacks", "practice", .medium,
      expected: """
        C loadView
        C viewDidLoad
        C viewWillAppear(false)
        Nav viewWillDisappear(false)
        B viewWillDisappear(false)
        C viewIsAppearing(false)
        Nav viewDidDisappear(false)
        B viewDidDisappear(false)
        C viewDidAppear(false)
        …
        """
    ) { bed in
      let nav = Nav(bed, A(bed))
      nav.pushViewController(B(bed), animated: false)
      let tabs = bed.open(tabs: nav, C(bed))
      bed.tellReleases()
      tabs.selectedIndex = 1
      bed.letTimePass()
    },
    Rule(
      "FA2", "a screen popped and pushed again stays", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        B didMove(toParent: nil)
        B willMove(toParent: Nav)
        A viewWillDisappear(false)
        B viewWillAppear(false)
        B viewIsAppearing(false)
        A viewDidDisappear(false)
        B viewDidAppear(false)
        B didMove(toParent: Nav)
        …
        stack A, B
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.tellReleases()
      if let b = nav.popViewController(animated: false) {
        bed.settle()
        nav.pushViewController(b, animated: false)
      }
      bed.letTimePass()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "FA3", "a screen kept on purpose, or cached by the system, stays", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        B didMove(toParent: nil)
        …
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.tellReleases()
      bed.keep(nav.viewControllers.at(1))
      bed.declareKept(nav.viewControllers.at(1))
      nav.popViewController(animated: false)
      bed.letTimePass()
    },
    Rule(
      "FA4", "a screen that a finite task holds goes with the task", "practice", .medium,
      expected: """
        B willMove(toParent: nil)
        B viewWillDisappear(false)
        A viewWillAppear(false)
        A viewIsAppearing(false)
        B viewDidDisappear(false)
        A viewDidAppear(false)
        B didMove(toParent: nil)
        …
        the task of B is done
        B is released
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.tellReleases()
      bed.schedule(after: 1) { [b = nav.viewControllers.at(1)] in
        bed.note("the task of \(name(of: b)) is done")
      }
      nav.popViewController(animated: false)
      bed.letTimePass()
    },
    Rule(
      "FA5", "what is presented, and what stands on its stack, is reached by way of its presenter",
      "practice", .medium,
      expected: """
        …
        Nav: presenting A, presented nil
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.tellReleases()
      let nav = Nav(bed, B(bed))
      nav.pushViewController(C(bed), animated: false)
      bed.window.rootViewController?.present(nav, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.letTimePass()
      bed.note(Reading.links(of: nav))
    },
    Rule(
      "FA6", "a screen whose swipe was cancelled stays", "practice", .medium,
      expected: """
        stack A, B
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      try bed.beginSwipeBack(in: nav)?.cancel()
      bed.settle()
      bed.transcript.removeAll()
      bed.tellReleases()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "FA7", "a sheet whose pull was cancelled stays", "practice", .medium,
      expected: """
        chain A, P
        """
    ) { bed in
      bed.open(with: A(bed))
      bed.present(P(bed), style: .pageSheet)
      bed.settle()
      try bed.beginPullingDown(bed.chain.at(1))?.cancel()
      bed.settle()
      bed.transcript.removeAll()
      bed.note("chain \(names(of: bed.chain))")
    },
    Rule(
      "FA8", "a screen pushed again within the delay is not missed", "practice", .medium,
      expected: """
        stack A, B
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      let b = nav.viewControllers.at(1)
      nav.popViewController(animated: false)
      bed.wait(1.5)
      nav.pushViewController(b, animated: false)
      bed.settle()
      bed.transcript.removeAll()
      bed.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "FA9", "search results stay for the next search", "practice", .medium,
      expected: """
        results B
        """
    ) { bed in
      let (nav, search, listener) = bed.openSearch()
      try bed.beginSearch(in: search)
      bed.settle()
      try bed.enter("x", in: search)
      bed.settle()
      try bed.cancelSearch(in: search)
      bed.settle()
      bed.transcript.removeAll()
      bed.wait(5)
      bed.note("results \(name(of: search.searchResultsController))")
      withExtendedLifetime((nav, listener)) {}
    },
    Rule(
      "FA10", "a detail stays until the next, on screen or collapsed or popped", "practice",
      .medium,
      expected: """
        alive: B
        """
    ) { bed in
      let split = bed.open(list: A(bed), detail: B(bed))
      bed.watch([split.viewControllers.at(1)])
      try bed.collapse(split)
      bed.settle()
      bed.wait(5)
      (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
      bed.settle()
      bed.transcript.removeAll()
      bed.wait(5)
      bed.noteAlive()
    },
    Rule(
      "FA11", "a page that the data source hands out again is back", "practice", .medium,
      expected: """
        page A
        """
    ) { bed in
      let book = bed.open(pages: .scroll)
      try bed.beginSwipe(.forward, in: book.pages)?.finish()
      bed.settle()
      bed.wait(1)
      try bed.beginSwipe(.reverse, in: book.pages)?.finish()
      bed.settle()
      book.source.pages = book.pages.viewControllers ?? []
      bed.transcript.removeAll()
      bed.wait(5)
      bed.note("page \(names(of: book.pages.viewControllers))")
    },
    Rule(
      "FA12", "time in the background does not count", "practice", .medium,
      expected: """
        B is released
        """
    ) { bed in
      let nav = bed.open(stack: A(bed), B(bed))
      bed.keep(nav.viewControllers.at(1))
      nav.popViewController(animated: false)
      try bed.enterBackground()
      bed.wait(30)
      try bed.enterForeground()
      bed.transcript.removeAll()
      bed.tellReleases()
      bed.drop()
      bed.settle()
    },
    Rule(
      "FA13", "a child whose view is away for a while stays", "practice", .medium,
      expected: """
        children B
        """
    ) { bed in
      let a = A(bed)
      bed.open(with: a, child: B(bed))
      a.children.at(0).view.removeFromSuperview()
      bed.settle()
      bed.transcript.removeAll()
      bed.wait(5)
      bed.note("children \(names(of: a.children))")
    },
    Rule(
      "FA14", "a hidden window keeps its screens", "practice", .medium,
      expected: """
        stack A, B
        """
    ) { bed in
      bed.open(stack: A(bed), B(bed))
      bed.window.isHidden = true
      bed.settle()
      bed.transcript.removeAll()
      bed.wait(5)
      let nav = bed.window.rootViewController as? UINavigationController
      bed.note("stack \(names(of: nav?.viewControllers))")
    },
  ]
}
