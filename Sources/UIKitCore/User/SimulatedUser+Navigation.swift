extension SimulatedUser {
  /// Taps the back button: performs the `backAction` of the top screen's navigation item, else pops the
  /// screen, animated.
  public func tapBackButton(in navigation: UINavigationController) {
    application.endTurn()
    if let reason = navigation.reasonAgainstGoingBack ?? navigation.reasonOfLeftButtons {
      return refuse("The back button", on: navigation, because: reason)
    }
    note(.tapBack(navigation))
    perform {
      navigation.environment?.record(.tap, of: navigation.id, note: "back")
      if let action = navigation.topViewController?.navigationItem.backAction {
        action.performWithSender(navigation.navigationBar, target: nil)
      } else {
        navigation.popViewController(animated: true)
      }
    }
  }

  /// Begins a swipe from the edge: the stack and the `will` callbacks change at once, as in UIKit, and the
  /// gesture decides whether they stay changed.
  ///
  /// `nil` when refused: where there is no back button, where the recogniser is disabled or its delegate says
  /// no, and where the navigation controller's delegate has an animator for the pop. (Observed.)
  public func beginSwipeBack(in navigation: UINavigationController) -> SimulatedUser.Gesture? {
    application.endTurn()
    if let reason = navigation.reasonAgainstGoingBack ?? navigation.reasonAgainstSwiping {
      refuse("The swipe back", on: navigation, because: reason)
      return nil
    }
    // In the log on the screen that moves, where its callbacks are.
    return begin(
      "swipe back", on: navigation.topViewController ?? navigation,
      either: { .swipeBack(navigation, finishes: $0) }
    ) {
      navigation.beginSwipeBack()
    }
  }

  /// Swipes back to the end: the rest of the animation runs on the clock.
  public func swipeBack(in navigation: UINavigationController) {
    application.endTurn()
    beginSwipeBack(in: navigation)?.finish()
  }
}

extension UINavigationController {
  var reasonAgainstGoingBack: String? {
    if let reason = reasonOutOfReach { return reason }
    if childList.count < 2 { return "the root is on top" }
    if isNavigationBarHidden { return "the navigation bar is hidden" }
    if topViewController?.navigationItem.hidesBackButton == true {
      return "<\(topViewController?.readableName ?? "")> hides it"
    }
    return nil
  }

  /// Left buttons take the back button's place, and with it the swipe, which comes back with a delegate of
  /// the program's own. (Observed.)
  var reasonOfLeftButtons: String? {
    guard let top = topViewController, let items = top.navigationItem.leftBarButtonItems,
      !items.isEmpty, !top.navigationItem.leftItemsSupplementBackButton
    else { return nil }
    return "the left bar buttons of <\(top.readableName)> stand in its place"
  }

  private var hasAnimatorForPop: Bool {
    guard let delegate, let top = childList.last, let below = childList.dropLast().last else {
      return false
    }
    return delegate.navigationController(
      self, animationControllerFor: .pop, from: top, to: below) != nil
  }

  var reasonAgainstSwiping: String? {
    guard let recognizer = interactivePopGestureRecognizer else { return "it has no recogniser" }
    if !recognizer.isEnabled { return "its recogniser is disabled" }
    if recognizer.delegate == nil, let reasonOfLeftButtons { return reasonOfLeftButtons }
    if hasAnimatorForPop { return "the delegate has an animator of its own for the pop" }
    if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
      return "the delegate of its recogniser does not let it begin"
    }
    return nil
  }
}
