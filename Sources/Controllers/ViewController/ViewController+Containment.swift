import Foundation

/// Where a child is between two parents, as far as containment calls tell.
enum Membership: UInt8, Sendable {
  case settled, joining, leaving
}

extension ViewController {
  func adopt(_ child: ViewController) {
    guard child !== self, !isContained(in: child) else {
      return report(
        .childIsOwnAncestor,
        "Adding <\(child.readableName)> as a child of <\(readableName)>, which it contains, is not "
          + "supported")
    }
    guard child.parent !== self else { return }
    if let oldParent = child.parent {
      report(
        .childHasAnotherParent,
        "<\(child.readableName)> is a child of <\(oldParent.readableName)> already and is removed there "
          + "before it is added to <\(readableName)>")
      child.sendWillMove(to: nil)
      child.removeFromParent()
    }
    child.joinWithAllBelow(environment)
    child.sendWillMove(to: self)
    childList.append(child)
    child.membership = .joining
    child.link(below: self)
  }

  func leaveParent() {
    guard let parent else { return }
    if let index = parent.childList.lastIndex(where: { $0 === self }) {
      parent.childList.remove(at: index)
      // The list may have held the last reference; this one has callbacks to get yet.
      withExtendedLifetime(self) { parent.childDidLeaveList(self) }
    } else if let index = parent.leaving.lastIndex(where: { $0.controller === self }) {
      // On its way out already, as during the animation of a pop: what is left of it comes now.
      finishLeaving(parent, parent.leaving.remove(at: index).departure)
    }
  }

  /// Clears the link to a container that no longer lists this child, and tells of it.
  func finishLeaving(_ container: ViewController, _ departure: Departure.Kind) {
    unlinkFromParent()
    sendDidMove(to: nil)
    membership = .settled
    noteDeparture(departure, from: container)
  }

  /// Points at a new parent; the parent lists the child already.
  func link(below parent: ViewController) {
    parentReference = parent.backReference
    noteReturn()
    linkDidChange()
  }

  func unlinkFromParent() {
    if let parent { lastParent = parent.id }
    parentReference = nil
    linkDidChange()
  }

  /// Whether this is `controller` or contained in it at any depth.
  func isContained(in controller: ViewController) -> Bool {
    var current: ViewController? = self
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.parent
    }
    return false
  }

  /// The topmost parent, or this controller itself: DeallocationChecker's "root parent".
  package var rootParent: ViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  func nearestParent<Container: ViewController>() -> Container? {
    var current = parent
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parent
    }
    return nil
  }

  /// Reports a misuse to the application, or to standard error where there is none to record it.
  func report(_ kind: Misuse.Kind, _ message: String) {
    guard let environment else {
      let line = "LifecycleKit, outside of any simulation: \(message)\n"
      return FileHandle.standardError.write(Data(line.utf8))
    }
    environment.report(kind, by: self, message)
  }
}
