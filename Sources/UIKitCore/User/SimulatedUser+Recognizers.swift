extension SimulatedUser {
  /// Makes the gesture that a recogniser waits for, to its end.
  ///
  /// The recogniser's `state` is set as UIKit does, with its targets told after each step: a tap or a swipe is
  /// recognised at once, other gestures begin, go on and end; afterwards it is `possible` again. Targets are
  /// told if they are `SelectorPerforming`. Where the fingers are is not simulated.
  ///
  /// Reported and ignored when no finger could, and when the recogniser is off, or its view or delegate does
  /// not let the gesture begin.
  public func make(_ recognizer: UIGestureRecognizer) {
    application.endTurn()
    let words = "Making the gesture of <\(Swift.type(of: recognizer))> in"
    guard let view = recognizer.view else {
      guard let root = (application.keyWindow ?? application.windows.first)?.rootViewController
      else { return }
      return refuse(words + " a view", on: root, because: "it is in no view")
    }
    use(view, words, reasonAgainst: recognizer.reasonAgainstBeginning, as: recognizer) {
      recognizer.recognise()
    }
  }
}

extension UIGestureRecognizer {
  /// Why its gesture cannot begin; asks its view and its delegate.
  var reasonAgainstBeginning: String? {
    if !isEnabled { return "its recogniser is off" }
    if view?.gestureRecognizerShouldBegin(self) == false { return "the view does not let it begin" }
    return delegate?.gestureRecognizerShouldBegin(self) == false
      ? "the delegate does not let it begin" : nil
  }

  /// Goes through the states of its gesture.
  fileprivate func recognise() {
    for step in isDiscrete ? [State.ended] : [.began, .changed, .ended] {
      state = step
      tellTargets()
      // A target may turn it off, which cancels the gesture.
      if !isEnabled { break }
    }
    state = .possible
  }
}
