extension UINavigationController {
  func tellDelegateWillShow(_ controller: UIViewController?, animated: Bool) {
    guard let controller, let delegate else { return }
    environment?.record(.willShow, of: self, about: controller.id)
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDelegateDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    environment?.record(.didShow, of: self, about: controller.id)
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  /// What the delegate has to drive a change between two screens.
  func animation(of change: Transition?) -> Transition.Drivers {
    guard let delegate, let change, change.isAnimated, !change.initiallyInteractive,
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
