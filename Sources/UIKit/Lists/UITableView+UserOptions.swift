import UIKitCore

extension UITableView: UserOperable {
  /// A tap on each of the first rows, by the words of its cell.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard allowsSelection else { return }
    UserOption.forEachPlace(
      ofSections: numberOfSections, { numberOfRows(inSection: $0) }, { cellForRow(at: $0) },
      as: "row",
      body
    ) { [weak self] user, path in
      if let self { user.selectRow(at: path, in: self) }
    }
  }
}
