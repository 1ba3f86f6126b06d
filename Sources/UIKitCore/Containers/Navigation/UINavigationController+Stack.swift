extension UINavigationController {
  /// Refuses what UIKit refuses to push, and reports it.
  func canPush(_ controller: UIViewController) -> Bool {
    if controller.parent === self, leaving.lastPosition(of: controller) == nil {
      report(
        .pushedTwice,
        "Pushing the same view controller instance more than once is not supported "
          + "(<\(controller.readableName)>)")
      return false
    }
    guard canHold(controller) else { return false }
    takeFromOtherParent(controller, before: "is pushed on")
    return true
  }

  /// Refuses a stack with a screen twice or with one that cannot be on it.
  func canStack(_ controllers: [UIViewController]) -> Bool {
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      report(
        .pushedTwice,
        "All view controllers in a navigation controller must be distinct: <\(readableName)> was given "
          + "the same instance more than once")
      return false
    }
    let added = controllers.filter { $0.parent !== self }
    guard added.allSatisfy(canHold) else { return false }
    for controller in added { takeFromOtherParent(controller, before: "is pushed on") }
    return true
  }

  private func canHold(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController {
      report(
        .pushedNavigationController,
        "Pushing a navigation controller is not supported (<\(controller.readableName)>)")
      return false
    }
    if isBelow(controller) {
      report(
        .childIsOwnAncestor,
        "Pushing <\(controller.readableName)>, which contains <\(readableName)>, is not supported")
      return false
    }
    if let presenter = controller.presenterReference?.object {
      report(
        .pushedWhilePresented,
        "Pushing <\(controller.readableName)>, which <\(presenter.readableName)> presents, is not "
          + "supported: dismiss it first")
      return false
    }
    return true
  }

  /// Reports an animated change during an animated one; it is done all the same, after the first.
  func reportIfNested(_ operation: Operation, animated: Bool) {
    guard animated, transition?.isAnimated == true else { return }
    switch machine {
    case .idle, .ending: return
    case .beginning, .running: break
    }
    report(
      .nestedTransition,
      "nested \(operation.rawValue) animation can result in corrupted navigation bar: "
        + "<\(readableName)> is still in a transition")
  }
}

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

extension UINavigationController {
  /// Pops the top screen under a finger; `nil` when the change was over before a finger could hold it.
  ///
  /// As for a pop the stack changes at once and the `will` callbacks are sent. (Observed.)
  func beginSwipeBack() -> Transition? {
    guard transition?.isUnderWay != true else { return nil }
    manner = .byFinger
    popViewController(animated: true)
    environment?.turnEnd.run(of: self)
    if manner == .byFinger { manner = .animated }
    return transition?.phase == .tracking ? transition : nil
  }

  /// Ends a swipe that has not gone through, ahead of another change of the stack.
  func endSwipeAheadOfChange() {
    guard let transition, transition.phase == .tracking || transition.isCancelled else { return }
    transition.interrupt()
  }

  /// Undoes a change that a gesture has given up, where that is still possible: the list is the old one, the
  /// new top goes and the old one comes back.
  ///
  /// The new top goes first; it never got `viewDidAppear`. What was taken off gets no move: its
  /// `willMove(toParent: nil)` stays without a `didMove`. What was put on gets both of its way out.
  /// (Appearance: observed; moves: unverified.)
  func goBack(from change: Transition) -> Bool {
    guard let from = change.from, from.parent === self else { return false }
    let isBack = leaving.lastPosition(of: from) != nil
    let top = isBack ? lastToComeBack(from: change) : childList.last { !isArriving($0) }
    guard top === from else { return false }
    takeBackArrivals()
    if isBack { takeBackDepartures() }
    guard childList.last === from else { return false }
    shown = from
    if let to = change.to {
      to.beginAppearance(false, animated: change.isAnimated)
      to.displaceView()
      to.endAppearance()
    }
    // A callback may have taken the container off screen or the screen off the stack.
    guard shown === from, from.parent === self, appearance.state == .appeared else { return true }
    from.beginAppearance(true, animated: change.isAnimated)
    if let loadedView { from.placeView(in: loadedView) }
    from.enterHierarchy()
    from.endAppearance()
    return true
  }

  /// The top of the stack once the change has been undone that has taken it off.
  private func lastToComeBack(from change: Transition) -> UIViewController? {
    leaving.first { $0.controller.parent === self && $0.controller !== change.to }?.controller
  }

  private func isArriving(_ screen: UIViewController) -> Bool {
    entering.lastPosition(of: screen) != nil
  }

  /// Takes what the change has put on the stack off again.
  private func takeBackArrivals() {
    let arrivals = entering
    entering = []
    for controller in arrivals {
      guard let index = childList.lastPosition(of: controller) else { continue }
      childList.remove(at: index)
      controller.transitionFlags.remove(.toParent)
      leave(controller, .removed)
      if controller === transition?.to { controller.transitionFlags.insert(.fromParent) }
    }
  }

  /// Puts what the change has taken off back on the stack, in the old order.
  private func takeBackDepartures() {
    let arrived = leaving.filter { $0.controller === transition?.to }
    for member in leaving.reversed() where member.controller.parent === self {
      if member.controller === transition?.to { continue }
      childList.append(member.controller)
      member.controller.membership = .settled
      member.controller.transitionFlags.remove(.fromParent)
    }
    leaving = arrived
  }
}

/// Told when a navigation controller shows another screen.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  // @optional
  /// Called after the screen's `viewWillAppear` and before its `viewIsAppearing`. (Place: observed.)
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after the screen's `viewDidAppear` and after all `didMove(toParent:)`; a popped screen has no
  /// `navigationController` any more. (Place: observed.)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Asked for an animator of an animated change between two screens; `nil`, the default, for the standard
  /// one.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked for what drives a change by a gesture, when there is an animator; `nil` by default.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask  // = .allButUpsideDown
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation  // = .portrait
}

extension UINavigationController {
  public enum Operation: String, Hashable, Sendable {
    case none, push, pop
  }
}
