extension UIViewController {
  func beginByHand(_ isAppearing: Bool, animated: Bool) {
    performByHand(isAppearing ? .beginAppearing : .beginDisappearing) {
      beginAppearance(isAppearing, animated: animated)
      if isAppearing, loadedView?.window != nil { enterHierarchy() }
    }
  }

  func endByHand() { performByHand(.finish) { endAppearance() } }

  /// Performs a begin or an end that was asked for by hand, or reports that it is out of turn.
  private func performByHand(_ event: AppearanceMachine.Event, _ change: () -> Void) {
    guard appearance.accepts(event) else {
      return report(
        .unbalancedAppearance,
        "Unbalanced calls to begin/end appearance transitions for <\(readableName)>")
    }
    change()
  }
}
