import LifecycleKit
import Testing

final class Search: UISearchController {}

@MainActor
private final class Listener: UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  var log: [String] = []
  var onPresent: @MainActor () -> Void = {}

  func presentSearchController(_ searchController: UISearchController) { onPresent() }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "nil")")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin editing") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
}

/// A search in the navigation bar of A, whose results are shown by B.
@MainActor struct SearchTests {
  private let app: App
  private let nav: Nav
  private let search = Search(searchResultsController: B())
  private let listener = Listener()
  private var user: SimulatedUser { app.simulation.application.user }

  init() {
    (app, nav) = App.stack(A())
    nav.viewControllers[0].navigationItem.searchController = search
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
  }

  @Test func `a search from the tap on the bar to Cancel`() {
    #expect(
      app.transcript {
        user.beginSearch(in: search)
        app.advance(by: .seconds(1))
        user.type("x", in: search)
        user.cancelSearch(in: search)
      } == """
        0.000 s  Search#1 tap "search bar"
        0.000 s  Search#1 delegate presentSearchController
        0.000 s  Search#1 delegate willPresentSearchController
        0.000 s  Search#1 loadView
        0.000 s  Search#1 viewDidLoad
        0.000 s  Search#1 delegate updateSearchResults ""
        0.000 s  Search#1 viewWillAppear (being presented, animated)
        0.000 s  Search#1 viewIsAppearing (being presented, animated)
        0.000 s  Search#1 viewWillLayoutSubviews (being presented)
        0.000 s  Search#1 viewDidLayoutSubviews (being presented)
        0.500 s  Search#1 viewDidAppear (being presented, animated)
        0.500 s  Search#1 completion
        0.500 s  Search#1 delegate didPresentSearchController
        1.000 s  Search#1 is typed into: "x"
        1.000 s  Search#1 delegate updateSearchResults "x"
        1.000 s  B#1 willMove(toParent: Search#1)
        1.000 s  B#1 didMove(toParent: Search#1)
        1.000 s  B#1 loadView
        1.000 s  B#1 viewDidLoad
        1.000 s  B#1 viewWillAppear
        1.000 s  B#1 viewIsAppearing
        1.000 s  B#1 viewWillLayoutSubviews
        1.000 s  B#1 viewDidLayoutSubviews
        1.000 s  B#1 viewDidAppear
        1.000 s  Search#1 tap "Cancel"
        1.000 s  Search#1 delegate willDismissSearchController
        1.000 s  Search#1 delegate updateSearchResults ""
        1.000 s  Search#1 viewWillDisappear (being dismissed, animated)
        1.000 s  B#1 viewWillDisappear (animated)
        1.500 s  Search#1 viewDidDisappear (being dismissed, animated)
        1.500 s  B#1 viewDidDisappear (animated)
        1.500 s  Nav#1 completion
        1.500 s  Search#1 delegate didDismissSearchController

        """)
    #expect(
      listener.log == ["update nil", "begin editing", "update x", "text x", "cancel", "update nil"])
  }

  @Test func `the results appear with the first letter and go with the last`() {
    search.isActive = true
    app.advance(by: .seconds(1))
    #expect(
      app.timeline {
        user.type("x", in: search)
        user.type("xy", in: search)
        user.type("", in: search)
      } == """
        time     1.000
                 |
        Search#1 #e·········#e#e··
        B#1        mMlLaiyYA────dD

        """)
    #expect(search.searchResultsController?.parent === search)
  }

  @Test func `the searched screen gets no appearance callbacks`() {
    let start = app.log.count
    search.isActive = true
    app.advance(by: .seconds(1))
    #expect(search.isActive && search.appearance.state == .appeared)
    search.isActive = false
    #expect(!search.isActive)
    app.advance(by: .seconds(1))
    #expect(app.callbacks(of: nav.viewControllers[0], from: start) == [])
    #expect(search.appearance.state == .disappeared && search.presentingViewController == nil)
  }

  @Test func `a delegate may present it in its own way`() {
    listener.onPresent = { nav.present(search, animated: false) }
    search.isActive = true
    #expect(search.isActive)
    #expect(!app.log.events.contains { $0.note == "willPresentSearchController" })
    #expect(listener.log == ["update nil"])
  }

  @Test func `a screen whose view has the bar presents it too`() {
    nav.viewControllers[0].navigationItem.searchController = nil
    nav.viewControllers[0].view.addSubview(search.searchBar)
    search.isActive = true
    app.advance(by: .seconds(1))
    #expect(search.appearance.state == .appeared)
    #expect(app.misuses == [])
  }

  @Test func `a search that has ended is neither reported nor are its results`() {
    for _ in 0..<2 {
      user.beginSearch(in: search)
      app.advance(by: .seconds(1))
      user.type("x", in: search)
      user.cancelSearch(in: search)
      app.advance(by: .seconds(60))
    }
    #expect(app.simulation.leaks.isEmpty)
    #expect(app.simulation.delayedCheck.expectations.isEmpty)
    #expect(app.misuses == [])
  }

  @Test func `a search kept beyond its screen is reported with its results`() {
    nav.pushViewController(C(), animated: false)
    let kept = Search(searchResultsController: D())
    nav.viewControllers[1].navigationItem.searchController = kept
    user.beginSearch(in: kept)
    app.advance(by: .seconds(1))
    user.type("x", in: kept)
    user.cancelSearch(in: kept)
    app.advance(by: .seconds(1))
    nav.popViewController(animated: false)
    app.advance(by: .seconds(2))
    #expect(app.simulation.leaks.map(\.subject) == ["Search#2", "D#1"])
    withExtendedLifetime(kept) {}
  }

  @Test func `a search goes with its screen`() {
    weak var search: Search?
    weak var results: UIViewController?
    app.simulation.perform {
      let made = Search(searchResultsController: D())
      (search, results) = (made, made.searchResultsController)
      nav.pushViewController(C(), animated: false)
      nav.viewControllers[1].navigationItem.searchController = made
    }
    search?.isActive = true
    app.advance(by: .seconds(1))
    search?.searchBar.text = "x"
    search?.isActive = false
    app.advance(by: .seconds(1))
    #expect(search != nil && results?.parent === search)
    app.simulation.perform { _ = nav.popViewController(animated: false) }
    app.endTurn()
    #expect(search == nil && results == nil)
  }

  @Test func `what no user could do is refused, with the reason`() {
    user.type("x", in: search)
    user.cancelSearch(in: search)
    user.beginSearch(in: search)
    user.type("x", in: search)
    user.beginSearch(in: search)
    app.advance(by: .seconds(1))
    search.present(P(), animated: false)
    user.type("x", in: search)
    search.dismiss(animated: false)
    app.endTurn()
    search.isActive = false
    app.advance(by: .seconds(1))
    nav.present(Q(), animated: false)
    user.beginSearch(in: search)
    nav.dismiss(animated: false)
    nav.pushViewController(C(), animated: false)
    user.beginSearch(in: search)
    user.beginSearch(
      in: app.simulation.perform { Search(searchResultsController: nil) })
    #expect(
      app.misuses == [
        "Typing in <Search#1> is not possible: the search is not active",
        "The tap on Cancel in <Search#1> is not possible: the search is not active",
        "Typing in <Search#1> is not possible: the search is not on screen yet",
        "The tap on the search bar in <Search#1> is not possible: the search is active already",
        "Typing in <Search#1> is not possible: <P#1> covers it",
        "The tap on the search bar in <Search#1> is not possible: <Q#1> covers it",
        "The tap on the search bar in <Search#1> is not possible: <A#1> is not on screen",
        "The tap on the search bar in <Search#2> is not possible: its bar is on no screen",
      ])
    #expect(app.simulation.misuses.allSatisfy { $0.kind == .affordanceUnavailable })
  }

  @Test func `a search whose bar is nowhere is not presented`() {
    nav.viewControllers[0].navigationItem.searchController = nil
    search.isActive = true
    #expect(!search.isActive)
    #expect(
      app.misuses == [
        "Attempt to present <Search#1> without a presenter: no navigation item and no view of a controller has its "
          + "search bar"
      ])
  }

  @Test func `a bar in the view of its own search or results keeps nothing`() {
    nav.viewControllers[0].navigationItem.searchController = nil
    search.view.addSubview(search.searchBar)
    search.isActive = true
    #expect(!search.isActive)
    let holder = C()
    add(holder, to: search)
    holder.view.addSubview(search.searchBar)
    search.isActive = true
    #expect(!search.isActive && app.misuses.count == 2)
  }

  @Test func `a search that contains the screen is refused`() {
    app.simulation.perform {
      let screen = C()
      let outer = Search(searchResultsController: nil)
      outer.addChild(screen)
      screen.navigationItem.searchController = outer
      #expect(screen.navigationItem.searchController == nil)
    }
    #expect(
      app.misuses == ["<Search#2> contains <C#1> and cannot be its search controller"])
  }

  @Test func `text that changes while the results appear is followed afterwards`() {
    let results = D()
    let search = Search(searchResultsController: results)
    nav.viewControllers[0].navigationItem.searchController = search
    search.isActive = true
    app.advance(by: .seconds(1))
    results.on[.viewWillAppear] = { search.searchBar.text = nil }
    #expect(
      app.timeline { search.searchBar.text = "x" } == """
        time 1.000
             |
        D#1  mMlLaiyYAdD

        """)
  }

  @Test func `results taken by another container are no child any more`() throws {
    search.isActive = true
    app.advance(by: .seconds(1))
    search.searchBar.text = "x"
    let results = try #require(search.searchResultsController)
    _ = app.transcript { results.removeFromParent() }
    #expect(search.children.isEmpty && results.appearance.state == .disappeared)
  }
}
