extension UIViewController {
  /// The log, the clock and the names around this controller; `nil` until it joins an application.
  package var environment: Environment? { home }

  /// The serial identity; `none` until it joins an application.
  package var id: InstanceID { number }

  /// Whether its links lead to a window's root; see `linkDidChange()`.
  package var isReachable: Bool { isBelowRoot }

  /// Where it is between off and on screen.
  package var appearance: AppearanceMachine { appearanceMachine }

  /// Whether one of the four flags is set.
  func isSet(_ flag: TransitionFlags) -> Bool { transitionFlags.contains(flag) }

  /// How and when this controller left for good; `nil` while it is not known to have left.
  package var departure: ScreenDeparture? { lastDeparture }

  /// The parent it had last, for checks that ask when the link is gone already.
  package var formerParent: InstanceID { lastParent }

  /// The presenter it had last, for checks that ask in the last callback of the dismissal.
  package var formerPresenter: InstanceID { lastPresenter }
}
