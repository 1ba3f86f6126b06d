extension UISplitViewController {
  /// Collapses or expands if the width around this asks for it; a width that is not known asks for nothing.
  func followTraits() {
    // One that was never shown waits for its first appearance, when its columns and its delegate are set.
    guard isViewLoaded, !isFollowingTraits else { return }
    isFollowingTraits = true
    defer { isFollowingTraits = false }
    // A callback of the one may change the traits again, which asks for the other when it is done.
    while let collapses = isToBeCollapsed, collapses != collapsed {
      perform { collapses ? collapseNow() : expandNow() }
    }
  }

  private var isToBeCollapsed: Bool? {
    switch traitCollection.horizontalSizeClass {
    case .compact: true
    case .regular: false
    case .unspecified: nil
    }
  }

  /// Whether a column is one of those on screen while this is there.
  func shows(_ column: Column) -> Bool {
    guard let controller = occupants[column]?.controller else { return false }
    guard collapsed else { return childrenOnScreen.lastPosition(of: controller) != nil }
    return controller === (columnsOnStack.last ?? collapsedChild)
  }
}
