import UIKit

/// A class of UIKit's that the program itself derives from, as an app's screens do.
final class Screens: UITableViewController {
  let search = UISearchController(searchResultsController: nil)
}
