extension UIViewController {
  /// The transition that this controller, or the nearest of its parents, takes part in.
  var nearestTransition: Transition? {
    var current: UIViewController? = self
    while let candidate = current {
      if let transition = candidate.ownTransition { return transition }
      current = candidate.parent
    }
    return nil
  }

  /// The transition of this container, or of what it presents, or of its own presentation.
  var ownTransition: Transition? {
    containerTransition ?? childTransition ?? presentation?.transition
      ?? presentationOfSelf?.transition
  }
}
