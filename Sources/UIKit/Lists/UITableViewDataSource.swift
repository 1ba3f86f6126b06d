import UIKitCore
import Foundation

/// Asked for the content of a table. (All but two optional there.)
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  // @optional
  /// How many sections there are; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int  // = 1
  /// The words above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited. Not asked here, as all that follow.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool  // = true
  /// Whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool  // = true
  /// The words at the side.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Tells that the user takes a row away or adds one.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Tells that the user has moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
