/// The caller that drives an appearance under way, and the parts of it that are due.
struct AppearanceProgress {
  /// The callbacks that a container's children get along with one of its own.
  enum OwedToChildren {
    case beginning, entry, end
  }

  var isAnimated = false
  /// Whether `viewIsAppearing` was sent since the last `viewWillAppear`.
  var isInHierarchy = false
  /// Whether the view was put in a window and the rest waits for the end of the turn.
  var isArriving = false
  /// The children's callbacks that are due with the one that is being sent.
  var owed: OwedToChildren?
  /// Whether a container calls `beginAppearanceTransition(_:animated:)` or its end, and not an app.
  var isDriven = false
  /// Whether it was begun by an app's call, and so has its end by one.
  var isBegunByHand = false
}
