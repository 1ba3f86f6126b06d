import LifecycleKit

@testable import UIKitCore

extension World {
  /// Whether a polite program may make this call now; asked again when a shortened program is tried, or it
  /// would be shortened to one that breaks the rules itself.
  func permits(_ operation: Operation) -> Bool {
    // A finger ends the turn first, and what it finds then cannot be told before.
    if operation.isOfUser, !hasEndedTurn { return false }
    if let permits = permitsOnLists(operation) { return permits }
    return switch operation {
    case .push(let screen, let nav, let animated):
      isFree(screen) && !(animated && stack(nav).map(isMoving) == true)
    case .pop(let nav, let animated):
      (stack(nav)?.viewControllers.count ?? 0) > 1
        && !(animated && stack(nav).map(isMoving) == true)
    case .popTo(let screen, let nav, let animated):
      controller(screen)?.parent === stack(nav) && !(animated && stack(nav).map(isMoving) == true)
    case .popToRoot(let nav, let animated): !(animated && stack(nav).map(isMoving) == true)
    case .present(let presented, let presenter, _):
      pair(presenter, presented).map(mayPresent) ?? false
    case .dismiss(let number, _): controller(number).map(mayDismiss) ?? false
    case .tapTab(let index, let number):
      tabs(number).map { isWithinReach($0) && $0.children.indices.contains(index) } ?? false
    case .tapBack(let nav): stack(nav).map(mayGoBack) ?? false
    case .swipeBack(let nav): stack(nav).map(maySwipeBack) ?? false
    case .pullDown(let number): controller(number).map(mayPull) ?? false
    case .setColumn(let screen, let split, _), .showDetail(let screen, let split):
      isFree(screen) && self.split(split).map(mayChange) == true
    case .showColumn(let split, _, _): self.split(split).map(mayChange) ?? false
    case .segue(let screen):
      (controller(screen)?.navigationController).map { $0.transition == nil && $0.due == nil }
        ?? false
    case .swipePage(let page, _, _): pages(page).map(mayTurn) ?? false
    case .begin(let child, let appearing, _):
      controller(child).map { $0.parent is ByHand && $0.takes(appearing) } ?? false
    case .exchange(_, _, let container, _):
      controller(container)?.shouldAutomaticallyForwardAppearanceMethods == true
    case .end(let child): controller(child)?.appearance.isSettled == false
    default: true
    }
  }

  private func pair(_ one: Int, _ other: Int) -> (UIViewController, UIViewController)? {
    guard let one = controller(one), let other = controller(other) else { return nil }
    return (one, other)
  }
}
