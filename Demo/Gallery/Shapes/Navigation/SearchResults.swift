import LifecycleKit

enum SearchResults: LeakShape {
  static let entry = CatalogueEntry(
    133, "search-results", .correct,
    "A search is cancelled; the screen with its results stays with the search controller.",
    "It disappears and is dismissed, and is owned by a screen in use, for the next search.",
    cells: "F F - F - -"
  )
  .held(
    "UIWindow.rootViewController → UINavigationController.topViewController → "
      + "ContactsViewController.navigationItem → UINavigationItem.searchController → "
      + "UISearchController.searchResultsController"
  )
  .differing(.delayed, .silent, because: "a search that a screen owns has not left when dismissed")
  .differing(.scan, .silent, because: "the screen with the search bar ties it to the window")

  final class ContactsViewController: UIViewController {}
  final class ResultsViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let simulation = stage.simulation
    stage.navigation.popToRootViewController(animated: false)
    let search = simulation.perform {
      let contacts = ContactsViewController()
      let results = ResultsViewController()
      stage.expectGone(results)
      let search = UISearchController(searchResultsController: results)
      contacts.navigationItem.searchController = search
      stage.navigation.pushViewController(contacts, animated: true)
      return search
    }
    simulation.advance(by: .seconds(1))
    simulation.user.beginSearch(in: search)
    simulation.advance(by: .seconds(1))
    simulation.user.type("Ada", in: search)
    simulation.advance(by: .seconds(1))
    simulation.user.cancelSearch(in: search)
    try simulation.settle()
  }
}
