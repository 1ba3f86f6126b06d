/// The moves of a child that the containers of this module share: in, out, and back in between.
extension UIViewController {
  /// Runs `change` in the scope of the application, where there is one.
  func perform(_ change: () -> Void) {
    if let environment { environment.performChange(change) } else { change() }
  }

  /// Sends a new child the last of its moves, if that is still owed. Returns whether it was.
  @discardableResult
  func finishEntering(_ child: UIViewController) -> Bool {
    guard let index = entering.lastPosition(of: child) else { return false }
    entering.remove(at: index)
    if child.isChild(of: self) { child.sendDidMove(to: self) }
    return true
  }

  /// Sends `willMove(toParent: nil)` to a child that is off the list already.
  func leave(_ child: UIViewController, _ departure: ScreenDeparture.Kind) {
    if finishEntering(child) {
      // That callback may have put it back on the list, or given it to another container.
      guard childList.lastPosition(of: child) == nil, child.parent === self else { return }
    }
    // On its way out already, and back on the list only for a change that has not come to it.
    if child.membership == .leaving, leaving.lastPosition(of: child) != nil { return }
    // Listed first: the callback may give it to another container, which asks here for it.
    leaving.append(DepartingScreen(controller: child, departure: departure))
    child.wayOut = departure
    child.sendWillMove(to: nil)
  }

  /// Takes a child off the list and sends it `willMove(toParent: nil)`; nothing happens to one not on it.
  func dropFromList(_ child: UIViewController, _ departure: ScreenDeparture.Kind) {
    guard let index = childList.lastPosition(of: child) else { return }
    childList.remove(at: index)
    leave(child, departure)
  }

  /// Ends the way out of a child that is back before it was gone, so that every willMove has its didMove.
  /// Returns whether it was on its way out.
  @discardableResult
  func endLeaving(_ child: UIViewController) -> Bool {
    guard let index = leaving.lastPosition(of: child) else { return false }
    leaving.remove(at: index)
    child.transitionFlags.remove(.fromParent)
    if child.isChild(of: self) { child.unlinkFromParent() }
    child.sendDidMove(to: nil)
    return true
  }

  /// Clears the link to a container that no longer lists this child, and notes its departure.
  func finishLeaving(_ container: UIViewController, _ departure: ScreenDeparture.Kind) {
    unlinkFromParent()
    sendDidMove(to: nil)
    membership = .settled
    noteDeparture(departure, from: container)
  }

  /// Lists a child as on its way out that was taken off the list by `removeFromParent()`.
  func listAsRemoved(_ child: UIViewController) {
    if let index = entering.lastPosition(of: child) { entering.remove(at: index) }
    leaving.append(DepartingScreen(controller: child, departure: .removed))
    child.wayOut = .removed
  }

  /// Puts the view of a child that is shown in its place, and loads it for that.
  func putInPlace(_ child: UIViewController?) {
    guard let child else { return }
    child.loadViewIfNeeded()
    if let loadedView { child.placeView(in: loadedView) }
  }

  /// Disappears with all callbacks that are left to send, and takes the view away.
  func takeOffScreen() {
    beginAppearance(false, animated: false)
    // A callback may have brought it back.
    if appearance.state == .appeared || appearing.isArriving { return }
    displaceView()
    endAppearance()
  }

  /// Whether a controller that is or was a child has no place elsewhere, so that its callbacks are still
  /// this container's to send.
  func isOurs(_ child: UIViewController) -> Bool {
    if child.isChild(of: self) { return true }
    let links = child.linksUp
    let isFree = links.presenter == nil || child.pageKeeper?.object === self
    return links.parent == nil && isFree && !links.isRoot
  }
}
