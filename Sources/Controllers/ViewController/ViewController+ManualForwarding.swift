extension ViewController {
  /// Sends a child `viewWillAppear` or `viewWillDisappear`. For containers that forward by hand.
  ///
  /// Out of turn it sends nothing and is reported: "Unbalanced calls to begin/end appearance transitions".
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    performByHand(isAppearing ? .beginAppearing : .beginDisappearing) {
      beginAppearance(isAppearing, animated: animated)
      if isAppearing, loadedView?.window != nil { enterHierarchy() }
    }
  }

  /// Sends the `did` that belongs to the last `beginAppearanceTransition(_:animated:)`.
  public func endAppearanceTransition() { performByHand(.finish) { endAppearance() } }

  /// Performs a begin or an end that somebody asked for by hand, or reports that it is out of turn.
  private func performByHand(_ event: AppearanceMachine.Event, _ change: () -> Void) {
    guard appearance.accepts(event) else {
      return report(
        .unbalancedAppearance,
        "Unbalanced calls to begin/end appearance transitions for <\(readableName)>")
    }
    change()
  }
}
