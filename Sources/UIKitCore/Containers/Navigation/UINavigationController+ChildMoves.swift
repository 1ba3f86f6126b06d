extension UINavigationController {
  /// Sends `willMove(toParent:)`, lets `list` put the screen on the stack, and links it.
  func enter(_ controller: UIViewController, list: () -> Void) {
    // One that a change under way has taken off the list, and not come to yet, just stays.
    if !endLeaving(controller), controller.isChild(of: self) { return list() }
    controller.joinWithAllBelow(environment)
    controller.sendWillMove(to: self)
    takeFromOtherParent(controller, before: "is pushed on")
    // That callback may have given it its place here already.
    if controller.isChild(of: self) { return }
    if isInside(controller) { return childList.removeAll { $0 === controller } }
    list()
    // That callback may have taken it off again; it is among those that leave then.
    guard childList.lastPosition(of: controller) != nil else { return }
    entering.append(controller)
    controller.link(below: self)
  }

  /// Sends the moves that are owed, but for the two screens of a change that waits: theirs come after
  /// their appearance callbacks.
  ///
  /// - Returns: the screens that are gone now, whose departures are told after the delegate was.
  func settleMembers() -> [Leaving] {
    sendArrivals()
    if leaving.isEmpty { return [] }
    var gone = leaving
    leaving = []
    if let shown, let index = gone.lastPosition(of: shown) { leaving = [gone.remove(at: index)] }
    for member in gone where member.controller.isChild(of: self) {
      member.controller.unlinkFromParent()
    }
    for member in gone {
      // The callback of one before it may have given it a place again.
      if member.controller.parent != nil { continue }
      member.controller.sendDidMove(to: nil)
      if member.controller.appearance.state == .disappeared {
        member.controller.transitionFlags.remove(.fromParent)
      }
    }
    return gone
  }

  /// Sends the last move to those that came, but for the one that is to be shown yet.
  func sendArrivals() {
    // One after the other, because a callback may take those after it off the stack, or put more on it.
    while let index = firstArrival {
      let controller = entering.remove(at: index)
      if controller.isChild(of: self) { controller.sendDidMove(to: self) }
    }
  }

  /// The first of those that came and need not wait to be shown.
  private var firstArrival: Int? {
    if entering.isEmpty { return nil }
    let next = nextToBeShown
    for index in entering.indices where entering[index] !== next { return index }
    return nil
  }

  /// The top of the stack while the change to it is due; a lone root while the stack is not on screen, which
  /// has its `didMove` after its `viewDidAppear`. (Observed.)
  private var nextToBeShown: UIViewController? {
    if childList.count == 1, appearance.state != .appeared || shown !== childList[0] {
      return childList[0]
    }
    return shown == nil || shown === childList.last ? nil : childList.last
  }
}
