import Foundation

/// Shows a search and its bar. The screen keeps the search as one with the bar in its navigation item does: it is
/// presented over this screen while it is active. (Apple advises against it outside of tvOS. Unverified.)
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  /// Retained.
  public let searchController: UISearchController

  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
    navigationItem.searchController = searchController
  }

  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    navigationItem.searchController = searchController
  }
}
