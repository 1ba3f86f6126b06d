import UIKitCore

extension UICollectionView: UserOperable {
  /// A tap on each of the first items, by the words of its cell.
  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    guard allowsSelection else { return }
    UserOption.forEachPlace(
      ofSections: numberOfSections, { numberOfItems(inSection: $0) }, { cellForItem(at: $0) },
      as: "item",
      body
    ) { [weak self] user, path in
      if let self { user.selectItem(at: path, in: self) }
    }
  }
}
