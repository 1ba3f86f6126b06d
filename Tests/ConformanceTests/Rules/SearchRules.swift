extension Rule {
  /// A search is presented and dismissed.
  static let search: [Rule] = [
    Rule(
      "SE1", "a search begun: the searched screen gets no callbacks, delegate and updater are told",
      "practice", .medium,
      expected: """
        willPresentSearchController
        updateSearchResults ""
        …
        didPresentSearchController
        presenting Nav
        """,
      difference: "chosen: the places of updater and delegate; no source tells"
    ) { bed in
      let (_, search, listener) = bed.openSearch()
      try bed.beginSearch(in: search)
      bed.letTimePass()
      bed.note("presenting \(name(of: search.presentingViewController))")
      withExtendedLifetime(listener) {}
    },
    Rule(
      "SE2", "results are shown while there is text, and told as children of the search",
      "practice",
      .medium,
      expected: """
        updateSearchResults "x"
        B willMove(toParent: Search)
        B didMove(toParent: Search)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        and nothing
        updateSearchResults ""
        B viewWillDisappear(false)
        B viewDidDisappear(false)
        …
        """
    ) { bed in
      let (_, search, listener) = bed.openSearch()
      try bed.beginSearch(in: search)
      bed.settle()
      bed.transcript.removeAll()
      try bed.enter("x", in: search)
      bed.note("and nothing")
      try bed.enter("", in: search)
      bed.letTimePass()
      withExtendedLifetime(listener) {}
    },
    Rule(
      "SE3", "a search cancelled: dismissed and the text cleared; it is kept for the next one",
      "practice", .medium,
      expected: """
        willDismissSearchController
        updateSearchResults ""
        B viewWillDisappear(true)
        …
        B viewDidDisappear(true)
        didDismissSearchController
        active false
        """,
      difference: "chosen: the text is cleared after the wills; observed without its place"
    ) { bed in
      let (nav, search, listener) = bed.openSearch()
      try bed.beginSearch(in: search)
      bed.settle()
      try bed.enter("x", in: search)
      bed.settle()
      bed.transcript.removeAll()
      try bed.cancelSearch(in: search)
      bed.letTimePass()
      bed.note("active \(search.isActive)")
      withExtendedLifetime((listener, nav)) {}
    },
    Rule(
      "SE4", "a search presented by code: the delegate is not told", "practice", .medium,
      expected: """
        …
        completion
        """
    ) { bed in
      let (nav, search, listener) = bed.openSearch()
      nav.topViewController?.present(search, animated: true) { bed.note("completion") }
      bed.letTimePass()
      withExtendedLifetime(listener) {}
    },
    Rule(
      "SE5", "showsSearchResultsController: results without text, and no longer by themselves",
      "AD", .high,
      expected: """
        B willMove(toParent: Search)
        B didMove(toParent: Search)
        B loadView
        B viewDidLoad
        B viewWillAppear(false)
        B viewIsAppearing(false)
        B viewDidAppear(false)
        automatic false
        """
    ) { bed in
      let (_, search, listener) = bed.openSearch()
      try bed.beginSearch(in: search)
      bed.settle()
      bed.transcript.removeAll()
      search.showsSearchResultsController = true
      bed.note("automatic \(search.automaticallyShowsSearchResultsController)")
      withExtendedLifetime(listener) {}
    },
  ]
}

extension TestBed {
  /// Shows A on a stack, with a search in its navigation bar whose results B shows.
  func openSearch() -> (Nav, Search, SearchListener) {
    let search = Search(searchResultsController: B(self))
    let listener = SearchListener(self)
    search.delegate = listener
    search.searchResultsUpdater = listener
    let nav = open(stack: A(self))
    nav.viewControllers.at(0).navigationItem.searchController = search
    return (nav, search, listener)
  }
}
