extension ViewController {
  /// Shows a controller by the nearest of this and its parents that is a navigation or a split view
  /// controller; `false` where there is none.
  func showInContainer(_ controller: ViewController, sender: Any?) -> Bool {
    var current: ViewController? = self
    while let candidate = current {
      if let navigation = candidate as? NavigationController {
        navigation.pushViewController(controller, animated: true)
        return true
      }
      if let split = candidate as? SplitViewController {
        split.show(controller, sender: sender)
        return true
      }
      current = candidate.parent
    }
    return false
  }

  /// The column of a split view controller that this is in, also on the stack of a collapsed one.
  var splitColumn: SplitViewController.Column? {
    let split = columnKeeper?.object ?? (parent as? SplitViewController)
    return split?.column(of: self)
  }
}
