/// A screen that is off the stack and has callbacks to get yet.
struct DepartingScreen {
  let controller: UIViewController
  let departure: ScreenDeparture.Kind
}

extension [DepartingScreen] {
  /// The last position of a controller among those on their way out.
  func lastPosition(of controller: UIViewController) -> Int? {
    var position = count
    while position > 0 {
      position -= 1
      if self[position].controller === controller { return position }
    }
    return nil
  }
}
