extension UINavigationController {
  /// Refuses what UIKit refuses to push, and reports it.
  func canPush(_ controller: UIViewController) -> Bool {
    if controller.parent === self, leaving.lastPosition(of: controller) == nil {
      report(
        .pushedTwice,
        "Pushing the same view controller instance more than once is not supported "
          + "(<\(controller.readableName)>)")
      return false
    }
    guard canHold(controller) else { return false }
    takeFromOtherParent(controller, before: "is pushed on")
    return true
  }

  /// Refuses a stack with a screen twice or with one that cannot be on it.
  func canStack(_ controllers: [UIViewController]) -> Bool {
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      report(
        .pushedTwice,
        "All view controllers in a navigation controller must be distinct: <\(readableName)> was given "
          + "the same instance more than once")
      return false
    }
    let added = controllers.filter { $0.parent !== self }
    guard added.allSatisfy(canHold) else { return false }
    for controller in added { takeFromOtherParent(controller, before: "is pushed on") }
    return true
  }

  private func canHold(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController {
      report(
        .pushedNavigationController,
        "Pushing a navigation controller is not supported (<\(controller.readableName)>)")
      return false
    }
    if isBelow(controller) {
      report(
        .childIsOwnAncestor,
        "Pushing <\(controller.readableName)>, which contains <\(readableName)>, is not supported")
      return false
    }
    if let presenter = controller.presenterReference?.object {
      report(
        .pushedWhilePresented,
        "Pushing <\(controller.readableName)>, which <\(presenter.readableName)> presents, is not "
          + "supported: dismiss it first")
      return false
    }
    return true
  }

  /// Reports an animated change during an animated one; it is done all the same, after the first.
  func reportIfNested(_ operation: Operation, animated: Bool) {
    guard animated, transition?.isAnimated == true else { return }
    switch machine.phase {
    case .idle, .ending: return
    case .beginning, .running: break
    }
    report(
      .nestedTransition,
      "nested \(operation.rawValue) animation can result in corrupted navigation bar: "
        + "<\(readableName)> is still in a transition")
  }
}

extension UINavigationController {
  func tellDelegateWillShow(_ controller: UIViewController?, animated: Bool) {
    guard let controller, let delegate = ownDelegate else { return }
    environment?.record(.willShow, of: id, about: controller.id)
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDelegateDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate = ownDelegate else { return }
    environment?.record(.didShow, of: id, about: controller.id)
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  /// Returns the objects with which the delegate drives a change between two screens.
  func animation(of change: Transition?) -> Transition.Drivers {
    guard let change, change.isAnimated, !change.initiallyInteractive, let delegate = ownDelegate,
      let from = change.from, let to = change.to
    else { return Transition.Drivers() }
    let isPop = childList.lastPosition(of: from) == nil && entering.lastPosition(of: to) == nil
    let animator = delegate.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
    guard let animator else { return Transition.Drivers() }
    return Transition.Drivers(
      animator: animator,
      interactor: delegate.navigationController(self, interactionControllerFor: animator))
  }
}

/// Told when a navigation controller shows another screen.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  // @optional
  /// Called after the screen's `viewWillAppear` and before its `viewIsAppearing`. (Place: observed.)
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after the screen's `viewDidAppear` and after all `didMove(toParent:)`; a popped screen has no
  /// `navigationController` any more. (Place: observed.)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Asked for an animated change between two screens.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked when there is an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask  // = .allButUpsideDown
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation  // = .portrait
}

extension UINavigationController {
  public enum Operation: String, Hashable, Sendable {
    case none, push, pop
  }
}
