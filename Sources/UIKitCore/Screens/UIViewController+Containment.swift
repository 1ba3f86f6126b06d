import Foundation

/// Where a child is between two parents, as far as containment calls tell.
enum ChildLink: UInt8, Sendable {
  case settled, joining, leaving
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self, !isInside(child) else { return }
    takeFromOtherParent(child, before: "is added to")
    child.joinWithDescendants(environment)
    child.sendWillMove(to: self)
    takeFromOtherParent(child, before: "is added to")
    // That callback may have given it its place here already, or this a place in it.
    guard child.parent == nil, !isInside(child) else { return }
    childList.append(child)
    child.membership = .joining
    child.link(below: self)
  }

  /// Whether this is inside `child`, which cannot become its child then, and reports it.
  ///
  /// Asked right before the link is made: with a circle among the links no walk would come to an end.
  func isInside(_ child: UIViewController) -> Bool {
    guard isBelow(child) else { return false }
    report(
      .childIsOwnAncestor,
      "Adding <\(child.readableName)> as a child of <\(readableName)>, which it contains, is not "
        + "supported")
    return true
  }

  /// Takes a child out of its old container, as UIKit does, and reports it.
  func takeFromOtherParent(_ child: UIViewController, before change: String) {
    guard let oldParent = child.parent, oldParent !== self else { return }
    child.joinWithDescendants(environment)
    report(
      .childHasAnotherParent,
      "<\(child.readableName)> is a child of <\(oldParent.readableName)> already and is removed there "
        + "before it \(change) <\(readableName)>")
    child.leaveAtOnce(withView: drivesAppearanceOfChildren)
    // A callback may have given it to yet another one.
    takeFromOtherParent(child, before: change)
  }

  /// Leaves the container with all that this is owed there, so that another may have it.
  ///
  /// A transition that moves it there comes to its end first. One whose callbacks are just being sent
  /// cannot be brought to an end and goes on without it. A view that was not taken away goes too, if
  /// the next container shows it by itself.
  func leaveAtOnce(withView: Bool) {
    guard let container = parent else { return }
    container.interruptTransition()
    guard parent === container else { return }
    // One that is being popped was told already.
    if container.leaving.lastPosition(of: self) == nil { sendWillMove(to: nil) }
    if withView, !container.drivesAppearanceOfChildren { loadedView?.removeFromSuperview() }
    removeFromParent()
    if parent === container { leaveParent() }
    // Off the container's list and not told yet, because its turn in a longer change has not come.
    if parent === container { finishLeaving(container, .removed) }
  }

  func leaveParent() {
    guard let parent else { return }
    columnKeeper?.forget(self)
    if let index = parent.childList.lastPosition(of: self) {
      parent.childList.remove(at: index)
      // The list may have held the last reference; this one has callbacks to get yet.
      withExtendedLifetime(self) { parent.childDidLeaveList(self) }
    } else if let index = parent.leaving.lastPosition(of: self) {
      // On its way out already, as during the animation of a pop: what is left of it comes now.
      let departure = parent.leaving.remove(at: index).departure
      parent.letGo(of: self)
      if appearance.state != .disappeared {
        transitionFlags.insert(.fromParent)
        takeOffScreen()
      }
      if self.parent === parent { finishLeaving(parent, departure) }
    }
  }

  /// Remembers a former child whose view still stands here: it comes and goes with this one's view.
  func leaveBehind(_ child: UIViewController) {
    leftBehind = leftBehind.filter { $0.object.map(hasLeftBehind) ?? false }
    if hasLeftBehind(child) { leftBehind.append(child.backReference) }
  }

  /// Whether a former child still stands here and has no other parent.
  func hasLeftBehind(_ child: UIViewController) -> Bool {
    guard let loadedView else { return false }
    return child.parent == nil && isOurs(child) && child.stands(in: loadedView)
  }

  /// Points at a new parent; the parent lists the child already.
  func link(below parent: UIViewController) {
    parentReference = parent.backReference
    noteReturn()
    linkDidChange(below: parent)
  }

  func unlinkFromParent() {
    if let parent = parentReference?.object { formerParent = parent.id }
    parentReference = nil
    linkDidChange(below: nil)
  }

  /// Whether a living controller is the parent; costs less than to ask for the parent, because all who point
  /// back at a controller share one reference.
  func isChild(of container: UIViewController) -> Bool {
    guard let parentReference else { return false }
    return parentReference === container.backReference
  }

  /// Whether this is `controller`, or contained in it or presented by it at any depth.
  ///
  /// Follows parents and presenters, because a controller put below what it presents would close a ring
  /// of links, which has no end to walk to.
  /// - Complexity: O(1) for a controller with nothing below it, which most new ones are; else O(links above).
  func isBelow(_ controller: UIViewController) -> Bool {
    if controller.childList.isEmpty, controller.leaving.isEmpty, controller.presentation == nil,
      controller.item?.searchController == nil
    {
      return controller === self
    }
    var current: UIViewController? = self
    var branches: [UIViewController] = []
    while let candidate = current {
      if candidate === controller { return true }
      let presenter = candidate.presenterReference?.object ?? candidate.keeper
      if let parent = candidate.parent {
        if let presenter { branches.append(presenter) }
        current = parent
      } else {
        current = presenter ?? branches.popLast()
      }
    }
    return false
  }

  /// The topmost parent, or this controller itself: DeallocationChecker's "root parent".
  package var rootParent: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  func nearestParent<Container: UIViewController>() -> Container? {
    var current = parent
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parent
    }
    return nil
  }

  /// Reports a misuse to the application, or to standard error where there is none to record it.
  func report(_ kind: UIKitMisuse.Kind, _ message: String) {
    guard let environment else {
      let line = "LifecycleKit, outside of any simulation: \(message)\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
      return
    }
    environment.report(kind, by: readableName, id, message)
  }
}
