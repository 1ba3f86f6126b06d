extension Rule {
  /// Rows 18 and 19: pages are turned.
  static let pages: [Rule] = [
    Rule(
      "18a", "a page scrolled to: both wills, then both dids, the new one first", "W", .high,
      expected: """
        B willMove(toParent: Pages)
        B loadView
        B viewDidLoad
        B viewWillAppear(true)
        A viewWillDisappear(true)
        B viewIsAppearing(true)
        …
        A willMove(toParent: nil)
        B viewDidAppear(true)
        A viewDidDisappear(true)
        B didMove(toParent: Pages)
        A didMove(toParent: nil)
        page B
        """,
      difference: "chosen: the moves around them, and viewIsAppearing after the wills; the log has "
        + "neither"
    ) { bed in
      let book = bed.open(pages: .scroll)
      try bed.beginSwipe(.forward, in: book.pages)?.finish()
      bed.letTimePass()
      bed.note("page \(names(of: book.pages.viewControllers))")
      withExtendedLifetime(book) {}
    },
    Rule(
      "18b", "a page scrolled to and let go: the current one comes back before the new one goes",
      "W", .high,
      expected: """
        B willMove(toParent: Pages)
        B loadView
        B viewDidLoad
        B viewWillAppear(true)
        A viewWillDisappear(true)
        B viewIsAppearing(true)
        …
        A viewWillAppear(true)
        A viewIsAppearing(true)
        A viewDidAppear(true)
        B didMove(toParent: Pages)
        B willMove(toParent: nil)
        B viewWillDisappear(true)
        B viewDidDisappear(true)
        B didMove(toParent: nil)
        page A
        """,
      difference: "chosen: the moves around them; the log has none"
    ) { bed in
      let book = bed.open(pages: .scroll)
      let finger = try bed.beginSwipe(.forward, in: book.pages)
      finger?.move(to: 0.3)
      finger?.cancel()
      bed.letTimePass()
      bed.note("page \(names(of: book.pages.viewControllers))")
      withExtendedLifetime(book) {}
    },
    Rule(
      "18c", "a page scrolled to: the delegate is told before and after", "practice", .medium,
      expected: """
        willTransitionTo B
        B willMove(toParent: Pages)
        B loadView
        B viewDidLoad
        B viewWillAppear(true)
        A viewWillDisappear(true)
        B viewIsAppearing(true)
        …
        A willMove(toParent: nil)
        B viewDidAppear(true)
        A viewDidDisappear(true)
        B didMove(toParent: Pages)
        A didMove(toParent: nil)
        didFinishAnimating, completed true
        and back, not all the way
        willTransitionTo A
        A willMove(toParent: Pages)
        A viewWillAppear(true)
        B viewWillDisappear(true)
        A viewIsAppearing(true)
        …
        B viewWillAppear(true)
        B viewIsAppearing(true)
        B viewDidAppear(true)
        A didMove(toParent: Pages)
        A willMove(toParent: nil)
        A viewWillDisappear(true)
        A viewDidDisappear(true)
        A didMove(toParent: nil)
        didFinishAnimating, completed false
        """,
      difference: "chosen: its place among the callbacks; no source tells"
    ) { bed in
      let book = bed.open(pages: .scroll)
      let delegate = PagesDelegate(bed)
      book.pages.delegate = delegate
      try bed.beginSwipe(.forward, in: book.pages)?.finish()
      bed.letTimePass()
      bed.note("and back, not all the way")
      try bed.beginSwipe(.reverse, in: book.pages)?.cancel()
      bed.letTimePass()
      withExtendedLifetime((book, delegate)) {}
    },
    Rule(
      "18d", "setViewControllers by code: the delegate is not told, the completion is called",
      "practice",
      .medium,
      expected: """
        C willMove(toParent: Pages)
        A willMove(toParent: nil)
        C loadView
        C viewDidLoad
        C viewWillAppear(true)
        A viewWillDisappear(true)
        C viewIsAppearing(true)
        …
        C viewDidAppear(true)
        A viewDidDisappear(true)
        C didMove(toParent: Pages)
        A didMove(toParent: nil)
        completion(true)
        """
    ) { bed in
      let book = bed.open(pages: .scroll)
      let delegate = PagesDelegate(bed)
      book.pages.delegate = delegate
      book.pages.setViewControllers([C(bed)], direction: .forward, animated: true) {
        bed.note("completion(\($0))")
      }
      bed.letTimePass()
      withExtendedLifetime((book, delegate)) {}
    },
    Rule(
      "18e", "setViewControllers by code without animation: all before the call returns",
      "practice", .medium,
      expected: """
        C willMove(toParent: Pages)
        A willMove(toParent: nil)
        C loadView
        C viewDidLoad
        C viewWillAppear(false)
        A viewWillDisappear(false)
        C viewIsAppearing(false)
        C viewDidAppear(false)
        A viewDidDisappear(false)
        C didMove(toParent: Pages)
        A didMove(toParent: nil)
        the call has returned
        """,
      difference: "chosen: before the call returns; no source tells"
    ) { bed in
      let book = bed.open(pages: .scroll)
      book.pages.setViewControllers([C(bed)], direction: .forward, animated: false)
      bed.note("the call has returned")
      bed.settle()
      withExtendedLifetime(book) {}
    },
    Rule(
      "18g", "a page set before its container appears: will, did and didMove at once, then nothing",
      "PV PB", .high,
      expected: """
        A willMove(toParent: Pages)
        A loadView
        A viewDidLoad
        A viewWillAppear(false)
        A viewIsAppearing(false)
        A viewDidAppear(false)
        A didMove(toParent: Pages)
        the call has returned
        …
        appeared
        """,
      difference: "chosen: the place of viewIsAppearing; both logs are older than that callback"
    ) { bed in
      let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.loadViewIfNeeded()
      pages.setViewControllers([A(bed)], direction: .forward, animated: true)
      bed.note("the call has returned")
      bed.window.rootViewController = pages
      bed.window.makeKeyAndVisible()
      bed.letTimePass()
      bed.note("appeared")
    },
    Rule(
      "18h", "a page set again before its container appears: the old one goes at once", "practice",
      .low,
      expected: """
        B willMove(toParent: Pages)
        A willMove(toParent: nil)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        A viewWillDisappear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        A viewDidDisappear(false)
        B didMove(toParent: Pages)
        A didMove(toParent: nil)
        """,
      difference: "chosen: as on screen; no source tells of a second one"
    ) { bed in
      let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.loadViewIfNeeded()
      pages.setViewControllers([A(bed)], direction: .forward, animated: false)
      bed.transcript.removeAll()
      pages.setViewControllers([B(bed)], direction: .forward, animated: false)
      bed.window.rootViewController = pages
      bed.window.makeKeyAndVisible()
      bed.settle()
    },
    Rule(
      "18f", "where the data source has no page nothing can be swiped", "practice", .medium,
      expected: """
        a gesture: false
        …
        """, complaints: [.silence]
    ) { bed in
      let book = bed.open(pages: .scroll)
      bed.note("a gesture: \(try bed.beginSwipe(.reverse, in: book.pages) != nil)")
      bed.letTimePass()
      withExtendedLifetime(book) {}
    },
    Rule(
      "19", "a page curled over: both wills, then the old one's did before the new one's", "W",
      .medium,
      expected: """
        B willMove(toParent: Pages)
        B loadView
        B viewDidLoad
        B viewWillAppear(true)
        A viewWillDisappear(true)
        B viewIsAppearing(true)
        …
        A willMove(toParent: nil)
        A viewDidDisappear(true)
        B viewDidAppear(true)
        B didMove(toParent: Pages)
        A didMove(toParent: nil)
        """,
      difference: "chosen: the moves around them, and viewIsAppearing after the wills; the log has "
        + "neither"
    ) { bed in
      let book = bed.open(pages: .pageCurl)
      try bed.beginSwipe(.forward, in: book.pages)?.finish()
      bed.letTimePass()
      withExtendedLifetime(book) {}
    },
  ]
}

/// A page view controller and who hands out its pages, which nothing else holds.
@MainActor struct Book {
  let pages: Pages
  let source: PageSource
}

extension TestBed {
  /// Shows the first of two pages, A and B.
  func open(pages style: UIPageViewController.TransitionStyle) -> Book {
    let pages = Pages(transitionStyle: style, navigationOrientation: .horizontal)
    let source = PageSource(A(self), B(self))
    pages.dataSource = source
    pages.setViewControllers([source.pages.at(0)], direction: .forward, animated: false)
    open(with: pages)
    return Book(pages: pages, source: source)
  }
}
