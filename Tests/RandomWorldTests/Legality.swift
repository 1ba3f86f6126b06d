import LifecycleKit

@testable import UIKitCore

/// What a well-behaved program may do in a world.
extension World {
  /// Whether a controller has no place at all.
  func isFree(_ number: Int) -> Bool {
    guard let controller = controller(number), !(controller is UISearchController),
      !(controller is UIAlertController)
    else { return false }
    return controller.parent == nil && controller.presenterReference?.object == nil
      && controller.rootWindowReference?.object == nil && controller.appearance.isSettled
      && !isWaiting(controller)
  }

  /// Whether it waits for its push, as up to iOS 17, or is kept as a column.
  private func isWaiting(_ controller: UIViewController) -> Bool {
    living.contains { _, container in
      (container as? UINavigationController)?.waitingPushes.contains { $0.screen === controller }
        == true
        || (container as? UISplitViewController)?.occupants.values.contains {
          $0.controller === controller
        } == true
    }
  }

  /// Whether no stack in a split is moving, and the split has its place.
  func mayChange(_ split: Split) -> Bool {
    var isMoving = false
    split.forEachBelow {
      if let stack = $0 as? UINavigationController, stack.transition != nil || stack.due != nil {
        isMoving = true
      }
    }
    return !isMoving
  }

  /// Whether a rude program may move it: what is presented or a root is not put into containers here, as
  /// only a push refuses that.
  func isMovable(_ number: Int, outOfAnimations: Bool) -> Bool {
    guard let controller = controller(number), !(controller is UISearchController),
      !(controller is UIAlertController), controller.presenterReference?.object == nil,
      controller.rootWindowReference?.object == nil
    else { return false }
    if outOfAnimations { return true }
    // Anything on the way up may be moving.
    var above = controller.parent
    while let container = above {
      if container.containerTransition != nil || container.childTransition != nil
        || !container.appearance.isSettled
      {
        return false
      }
      above = container.parent
    }
    return controller.appearance.isSettled
  }

  func mayPresent(_ presenter: UIViewController, _ presented: UIViewController) -> Bool {
    let usual = presenter.presenter(
      inContext: presented.modalPresentationStyle.usesPresentationContext)
    return usual.presentation == nil && usual.rootParent.presentationOfSelf?.state != .dismissing
      && usual.loadedView?.window != nil && usual.appearance.state != .disappeared
      && !usual.isBelow(presented)
  }

  func mayDismiss(_ controller: UIViewController) -> Bool {
    guard let first = controller.nearestPresentation ?? controller.rootParent.presentationOfSelf,
      let presenter = first.presenter.object
    else { return false }
    return presenter.chainOfPresentations.allSatisfy { $0.state == .presented }
  }

  func isWithinReach(_ controller: UIViewController) -> Bool {
    controller.reasonOutOfReach == nil && gesture == nil
  }

  func mayGoBack(_ nav: Nav) -> Bool { isWithinReach(nav) && nav.viewControllers.count > 1 }

  /// A delegate with an animator for the pop takes the swipe away.
  func maySwipeBack(_ nav: Nav) -> Bool { mayGoBack(nav) && nav.delegate == nil }

  func mayPull(_ controller: UIViewController) -> Bool {
    guard let presentation = controller.presentationOfSelf else { return false }
    return presentation.style.canBePulledDown && isWithinReach(controller)
  }

  func mayTurn(_ page: Page) -> Bool {
    page.appearance.state == .appeared && page.presentedViewController == nil
      && page.machine.isIdle && !page.isMoving && !page.current.isEmpty && gesture == nil
  }

  /// Whether the user can begin or end a search.
  func maySearch(_ search: Search) -> Bool {
    guard let screen = search.keeper else { return false }
    return screen.appearance.state == .appeared && screen.presentedViewController == nil
      && !screen.isBelow(search) && mayPresent(screen, search)
  }

  func isSearching(_ search: Search) -> Bool {
    search.isActive && search.appearance.state == .appeared && search.presentedViewController == nil
      && search.presentationOfSelf?.state == .presented
  }

  /// Whether nothing waits for the end of the turn.
  var hasEndedTurn: Bool { simulation.application.environment.turnEnd.isEmpty }

  var hasMovingStack: Bool {
    living.contains { ($0.controller as? Nav).map(isMoving) == true }
  }

  func isMoving(_ nav: Nav) -> Bool { nav.transition != nil }
}

extension UIViewController {
  func isBelowForTests(_ controller: UIViewController) -> Bool { isBelow(controller) }

  var isExchanging: Bool { childTransition != nil }

  func takes(_ appearing: Bool) -> Bool {
    appearance.accepts(appearing ? .beginAppearing : .beginDisappearing)
  }
}
