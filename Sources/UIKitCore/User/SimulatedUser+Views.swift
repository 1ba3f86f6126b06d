extension SimulatedUser {
  /// Does something with a view where a finger could, in the scope of the application.
  ///
  /// Reported and ignored when none could: for the reason given, because the view or one around it is hidden,
  /// transparent or closed to touches, or in no window, and when its screen is covered or under way.
  /// - Parameter subject: what it is done with, if not the view itself.
  /// - Parameter texts: what is typed.
  /// - Parameter position: which of the subject's options it is.
  package func use(
    _ view: UIView, _ words: String, reasonAgainst: String?, as subject: AnyObject? = nil,
    typing texts: [String] = [], option position: Int = 0, _ change: () -> Void
  ) {
    application.endTurn()
    let named = "\(words) <\(Swift.type(of: view))>"
    guard let screen = view.nearestScreen, view.window != nil else {
      let root = (application.keyWindow ?? application.windows.first)?.rootViewController
      guard let screen = view.nearestScreen ?? root else { return }
      return refuse(named, on: screen, because: "it is in no window")
    }
    if let reason = screen.reasonOutOfReach ?? reasonAgainst ?? view.reasonOutOfReach {
      return refuse(named, on: screen, because: reason)
    }
    note(subject ?? view, typing: texts, option: position)
    if !texts.isEmpty, let field = view as? any TypedInto { application.typedFields.note(field) }
    perform {
      screen.environment?.record(.tap, of: screen.id, note: "\(Swift.type(of: view))")
      change()
    }
  }
}

extension UIView {
  /// The controller whose view this is or stands in.
  var nearestScreen: UIViewController? {
    var current: UIResponder? = self
    while let responder = current {
      if let screen = responder as? UIViewController { return screen }
      current = responder.next
    }
    return nil
  }

  var reasonOutOfReach: String? {
    var current: UIView? = self
    while let view = current, !(view is UIWindow) {
      let which = view === self ? "it" : "<\(Swift.type(of: view))> around it"
      if view.isHidden { return "\(which) is hidden" }
      if view.alpha < 0.01 { return "\(which) is transparent" }
      if !view.isUserInteractionEnabled { return "\(which) is closed to touches" }
      current = view.superview
    }
    return nil
  }
}

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
