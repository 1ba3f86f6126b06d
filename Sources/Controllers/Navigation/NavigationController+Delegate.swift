extension NavigationController {
  func tellDelegateWillShow(_ controller: ViewController?, animated: Bool) {
    guard let controller, let delegate, !breaks(.delegateNeverTold) else { return }
    environment?.record(.willShow, of: self, about: controller.id)
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDelegateDidShow(_ controller: ViewController, animated: Bool) {
    guard let delegate, !breaks(.delegateNeverTold) else { return }
    environment?.record(.didShow, of: self, about: controller.id)
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  /// What the delegate has to drive a change between two screens.
  func animation(of change: Transition?) -> Transition.Drivers {
    guard let delegate, let change, change.isAnimated, let from = change.from, let to = change.to
    else { return Transition.Drivers() }
    let isPop = childList.lastPosition(of: from) == nil && entering.lastPosition(of: to) == nil
    let animator = delegate.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
    // A finger on the edge of the screen is there already to drive it.
    guard let animator, !change.initiallyInteractive else {
      return Transition.Drivers(animator: animator)
    }
    return Transition.Drivers(
      animator: animator,
      interactor: delegate.navigationController(self, interactionControllerFor: animator))
  }
}
