/// Who brings an appearance that is under way on, and what of it is due yet.
struct AppearanceProgress {
  /// What a container's children hear along with one of its callbacks.
  enum OwedToChildren {
    case beginning, entry, end
  }

  var isAnimated = false
  /// Whether `viewIsAppearing` was sent since the last `viewWillAppear`.
  var isInHierarchy = false
  /// Whether the view was put in a window and the rest waits for the end of the turn.
  var isArriving = false
  /// What the children have not heard yet of the callback that is being sent.
  var owed: OwedToChildren?
  /// Whether a container calls `beginAppearanceTransition(_:animated:)` or its end, and not an app.
  var isDriven = false
  /// Whether it was begun by an app's call, and so has its end by one.
  var isBegunByHand = false
}
