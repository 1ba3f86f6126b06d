import Foundation

/// Where an unwind segue begins.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(_ source: UIViewController, _ action: Selector, sender: Any?) {
    (self.source, unwindAction, self.sender) = (source, action, sender)
  }

  /// The nearest screen back that performs the action: among the allowed children of each controller above the source,
  /// then that controller, from the nearest on. (Documented.)
  var destination: UIViewController? {
    var current = source
    while let above = current.parent ?? current.presenterReference?.object {
      if let found = destination(in: above) { return found }
      current = above
    }
    return nil
  }

  private func destination(in controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: self) {
      if let found = destination(in: child) { return found }
    }
    return controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender)
      ? controller : nil
  }
}

extension UIViewController {
  func children(without child: UIViewController?) -> [UIViewController] {
    children.filter { $0 !== child }
  }

  /// The child that is the source or has it inside.
  func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = source.source
    while let controller = current {
      if controller.parent === self { return controller }
      current = controller.parent
    }
    return nil
  }
}
