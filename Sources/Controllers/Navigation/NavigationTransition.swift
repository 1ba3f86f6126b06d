import VirtualTime

/// One change of the shown screen, from its first callback to its last. Holds both screens.
struct NavigationTransition {
  let from: ViewController?
  let to: ViewController?
  let animated: Bool
  /// The end of the animation, so that an interruption can take its place.
  var end: ScheduledWork?
}

/// A screen that is off the stack and has callbacks to get yet.
struct Leaving {
  let controller: ViewController
  let departure: Departure.Kind
}
