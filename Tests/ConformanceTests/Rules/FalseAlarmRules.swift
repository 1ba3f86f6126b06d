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
    ) { stage in
      let nav = Nav(stage, A(stage))
      nav.pushViewController(B(stage), animated: false)
      let tabs = stage.open(tabs: nav, C(stage))
      stage.tellReleases()
      tabs.selectedIndex = 1
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.tellReleases()
      if let b = nav.popViewController(animated: false) {
        stage.settle()
        nav.pushViewController(b, animated: false)
      }
      stage.letTimePass()
      stage.note("stack \(names(of: nav.viewControllers))")
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
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.tellReleases()
      stage.keep(nav.viewControllers.at(1))
      stage.declareKept(nav.viewControllers.at(1))
      nav.popViewController(animated: false)
      stage.letTimePass()
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
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.tellReleases()
      stage.schedule(after: 1) { [b = nav.viewControllers.at(1)] in
        stage.note("the task of \(name(of: b)) is done")
      }
      nav.popViewController(animated: false)
      stage.letTimePass()
    },
    Rule(
      "FA5", "what is presented, and what stands on its stack, is reached by way of its presenter",
      "practice", .medium,
      expected: """
        …
        Nav: presenting A, presented nil
        """
    ) { stage in
      stage.open(with: A(stage))
      stage.tellReleases()
      let nav = Nav(stage, B(stage))
      nav.pushViewController(C(stage), animated: false)
      stage.window.rootViewController?.present(nav, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.letTimePass()
      stage.note(Reading.links(of: nav))
    },
    Rule(
      "FA6", "a screen whose swipe was cancelled stays", "practice", .medium,
      expected: """
        stack A, B
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      try stage.beginSwipeBack(in: nav)?.cancel()
      stage.settle()
      stage.transcript.removeAll()
      stage.tellReleases()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "FA7", "a sheet whose pull was cancelled stays", "practice", .medium,
      expected: """
        chain A, P
        """
    ) { stage in
      stage.open(with: A(stage))
      stage.present(P(stage), style: .pageSheet)
      stage.settle()
      try stage.beginPullingDown(stage.chain.at(1))?.cancel()
      stage.settle()
      stage.transcript.removeAll()
      stage.note("chain \(names(of: stage.chain))")
    },
    Rule(
      "FA8", "a screen pushed again within the delay is not missed", "practice", .medium,
      expected: """
        stack A, B
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      let b = nav.viewControllers.at(1)
      nav.popViewController(animated: false)
      stage.wait(1.5)
      nav.pushViewController(b, animated: false)
      stage.settle()
      stage.transcript.removeAll()
      stage.note("stack \(names(of: nav.viewControllers))")
    },
    Rule(
      "FA9", "search results stay for the next search", "practice", .medium,
      expected: """
        results B
        """
    ) { stage in
      let (nav, search, listener) = stage.openSearch()
      try stage.beginSearch(in: search)
      stage.settle()
      try stage.enter("x", in: search)
      stage.settle()
      try stage.cancelSearch(in: search)
      stage.settle()
      stage.transcript.removeAll()
      stage.wait(5)
      stage.note("results \(name(of: search.searchResultsController))")
      withExtendedLifetime((nav, listener)) {}
    },
    Rule(
      "FA10", "a detail stays until the next, on screen or collapsed or popped", "practice",
      .medium,
      expected: """
        alive: B
        """
    ) { stage in
      let split = stage.open(list: A(stage), detail: B(stage))
      stage.watch([split.viewControllers.at(1)])
      try stage.collapse(split)
      stage.settle()
      stage.wait(5)
      (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
      stage.settle()
      stage.transcript.removeAll()
      stage.wait(5)
      stage.noteAlive()
    },
    Rule(
      "FA11", "a page that the data source hands out again is back", "practice", .medium,
      expected: """
        page A
        """
    ) { stage in
      let book = stage.open(pages: .scroll)
      try stage.beginSwipe(.forward, in: book.pages)?.finish()
      stage.settle()
      stage.wait(1)
      try stage.beginSwipe(.reverse, in: book.pages)?.finish()
      stage.settle()
      book.source.pages = book.pages.viewControllers ?? []
      stage.transcript.removeAll()
      stage.wait(5)
      stage.note("page \(names(of: book.pages.viewControllers))")
    },
    Rule(
      "FA12", "time in the background does not count", "practice", .medium,
      expected: """
        B is released
        """
    ) { stage in
      let nav = stage.open(stack: A(stage), B(stage))
      stage.keep(nav.viewControllers.at(1))
      nav.popViewController(animated: false)
      try stage.enterBackground()
      stage.wait(30)
      try stage.enterForeground()
      stage.transcript.removeAll()
      stage.tellReleases()
      stage.drop()
      stage.settle()
    },
    Rule(
      "FA13", "a child whose view is away for a while stays", "practice", .medium,
      expected: """
        children B
        """
    ) { stage in
      let a = A(stage)
      stage.open(with: a, child: B(stage))
      a.children.at(0).view.removeFromSuperview()
      stage.settle()
      stage.transcript.removeAll()
      stage.wait(5)
      stage.note("children \(names(of: a.children))")
    },
    Rule(
      "FA14", "a hidden window keeps its screens", "practice", .medium,
      expected: """
        stack A, B
        """
    ) { stage in
      stage.open(stack: A(stage), B(stage))
      stage.window.isHidden = true
      stage.settle()
      stage.transcript.removeAll()
      stage.wait(5)
      let nav = stage.window.rootViewController as? UINavigationController
      stage.note("stack \(names(of: nav?.viewControllers))")
    },
  ]
}
