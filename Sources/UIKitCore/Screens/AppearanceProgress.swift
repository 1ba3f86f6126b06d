/// The caller that drives an appearance under way, and the parts of it that are due.
struct AppearanceProgress {
  /// A callback that is forwarded to the children.
  enum Forwarding {
    case beginning, entry, end
  }

  var isAnimated = false
  /// Whether `viewIsAppearing` was sent since the last `viewWillAppear`.
  var isInHierarchy = false
  /// Whether the view was put in a window and the rest waits for the end of the turn.
  var isArriving = false
  /// The callback that is being sent and is not forwarded yet.
  var pending: Forwarding?
  /// Whether a container calls `beginAppearanceTransition(_:animated:)` or its end, and not an app.
  var isDriven = false
  /// Whether it was begun by an app's call, and so has its end by one.
  var isBegunByHand = false

  /// How far the screen's properties are behind.
  enum Properties {
    case neverUpdated, stale, updated
  }

  var properties = Properties.neverUpdated
  /// Whether an update waits for the end of the turn.
  var isUpdateAwaited = false
  /// Whether the update that waits lays out as well.
  var isLayoutAwaited = false
}
