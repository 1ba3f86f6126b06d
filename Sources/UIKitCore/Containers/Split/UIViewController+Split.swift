extension UIViewController {
  /// Shows a controller by the nearest of this and its parents that is a navigation or a split view
  /// controller; `false` where there is none.
  func showInContainer(_ controller: UIViewController, sender: Any?) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if let navigation = candidate as? UINavigationController {
        navigation.pushViewController(controller, animated: true)
        return true
      }
      if let split = candidate as? UISplitViewController {
        split.show(controller, sender: sender)
        return true
      }
      current = candidate.parent
    }
    return false
  }

  /// The column of a split view controller that this is in, also on the stack of a collapsed one.
  var splitColumn: UISplitViewController.Column? {
    let split = columnKeeper as? UISplitViewController ?? (parent as? UISplitViewController)
    return split?.column(of: self)
  }
}
