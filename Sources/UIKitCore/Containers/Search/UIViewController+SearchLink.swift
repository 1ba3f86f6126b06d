extension UIViewController {
  /// The search controller that this screen's navigation item keeps while it is not presented; a presented
  /// one hangs on its presenter.
  var keptSearch: UISearchController? {
    guard let search = item?.searchController, search.presenterReference == nil,
      search.keeper === self
    else { return nil }
    return search
  }
}

extension UISearchController {
  /// The controller whose view has the bar; not this one, nor one in it, or the links would close a ring.
  var screenWithBar: UIViewController? {
    let nearest = searchBar.nearestController
    var current = nearest
    while let candidate = current {
      if candidate === self { return nil }
      current = candidate.parent ?? candidate.presenterReference?.object
    }
    return nearest
  }
}

extension UINavigationItem {
  /// Ties a new search controller to the screen, and unties the old one.
  func hand(from old: UISearchController?, to new: UISearchController?) {
    if let old, old.ownerReference === controllerReference { old.ownerReference = nil }
    new?.ownerReference = controllerReference
    old?.linkDidChange()
    new?.linkDidChange()
  }

  /// Refuses a search controller that the screen itself is in, and reports it.
  func canHave(_ search: UISearchController?) -> Bool {
    guard let search, let controller = controllerReference?.object, controller.isBelow(search)
    else {
      return true
    }
    controller.report(
      .childIsOwnAncestor,
      "<\(search.readableName)> contains <\(controller.readableName)> and cannot be its search controller"
    )
    return false
  }
}
