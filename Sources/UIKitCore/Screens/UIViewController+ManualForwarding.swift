extension UIViewController {
  /// Begins an appearance that a container's author asks for.
  ///
  /// Around `addSubview` or `removeFromSuperview` in a container that forwards by itself it takes the place
  /// of what the view's way in or out would send. (Observed.)
  func beginByHand(_ isAppearing: Bool, animated: Bool) {
    guard appearance.accepts(isAppearing ? .beginAppearing : .beginDisappearing) else {
      return reportUnbalanced()
    }
    beginDriven(isAppearing, animated: animated)
    appearing.isBegunByHand = true
    if isAppearing, loadedView?.window != nil { enterHierarchy() }
  }

  func endByHand() {
    let wasBegunByHand = appearing.isBegunByHand
    appearing.isBegunByHand = false
    if appearance.isSettled {
      // The view's way in or out, or the container's, has brought the end already.
      if !wasBegunByHand { reportUnbalanced() }
      return
    }
    endDriven()
  }

  private func reportUnbalanced() {
    report(
      .unbalancedAppearance,
      "Unbalanced calls to begin/end appearance transitions for <\(readableName)>")
  }
}
