import LifecycleKit

@testable import UIKitCore

extension World {
  /// Performs an operation of `Topic.lists`.
  func performOnLists(_ operation: Operation) -> Bool {
    let user = simulation.user
    switch operation {
    case .tapRow(let list, let row, let screen):
      if let screen = controller(screen) { self.list(list)?.tapRow(row, to: screen, by: user) }
    case .tapButton(let list, let row, let screen):
      if let screen = controller(screen) {
        feed(list)?.tapButton(inRow: row, to: screen, by: user)
      }
    case .tapAdd(let list, let screen):
      if let screen = controller(screen) { feed(list)?.tapAdd(to: screen, by: user) }
    case .openMenu(let list, let row, let screen):
      // A preview that contains the list would hold it by the open menu.
      if let screen = controller(screen), feed(list)?.isBelow(screen) == false {
        feed(list)?.openMenu(ofRow: row, previewing: screen, by: user)
      }
    case .endMenu(let list, let end): feed(list)?.endMenu(end)
    case .setRows(let list, let rows): self.list(list)?.rows = rows
    case .write(let text, let list): feed(list)?.write(text, by: user)
    case .scroll(let list): feed(list)?.scroll()
    case .animate(let list, let milliseconds):
      simulation.perform { feed(list)?.animate(milliseconds: milliseconds) }
    case .adapt(let screen, let list):
      if let screen = controller(screen) { feed(list)?.adapt(screen) }
    case .witness(let nav): stack(nav).map { stackWitnesses.append(StackWitness(of: $0)) }
    case .answer(let number, let agrees):
      (controller(number) as? any Answerable)?.answer(agrees, by: user)
    default: return false
    }
    return true
  }

  func list(_ number: Int) -> (any ListScreen)? { controller(number) as? any ListScreen }
  func feed(_ number: Int) -> Feed? { controller(number) as? Feed }

  /// Whether a polite program, or its user, may do this with a list; `nil` for other operations.
  func permitsOnLists(_ operation: Operation) -> Bool? {
    switch operation {
    case .tapRow(let list, let row, let screen), .tapButton(let list, let row, let screen):
      self.list(list).map { row < $0.rows && mayShow(screen, from: $0) } ?? false
    case .tapAdd(let list, let screen):
      feed(list).map {
        $0.parent is UINavigationController && $0.navigationController?.topViewController === $0
          && mayShow(screen, from: $0)
      } ?? false
    case .openMenu(let list, let row, let screen):
      feed(list).map { row < $0.rows && mayShow(screen, from: $0) } ?? false
    case .endMenu(let list, let end):
      feed(list).map { feed in
        isTouchable(feed)
          && (end == .tapOutside
            || feed.destination.map { next in
              number(of: next).map { mayShow($0, from: feed) } ?? false
            }
              ?? true)
      } ?? false
    case .write(_, let list): feed(list).map(isTouchable) ?? false
    case .answer(let number, _): controller(number).map(mayAnswer) ?? false
    default: nil
    }
  }

  /// Whether a list may show a screen: on its stack, or presented.
  private func mayShow(_ number: Int, from list: any ListScreen) -> Bool {
    guard let screen = controller(number), isFree(number), isTouchable(list),
      !list.isBelow(screen)
    else { return false }
    guard let stack = list.navigationController else { return mayPresent(list, screen) }
    return !(screen is UINavigationController) && stack.transition == nil && stack.due == nil
  }

  /// One that is told by hand to appear may be in no window.
  private func isTouchable(_ controller: UIViewController) -> Bool {
    isWithinReach(controller) && controller.viewIfLoaded?.window != nil
  }

  /// The lists that an open menu holds by its preview, which has come to contain them. The user has the menu open.
  var heldByMenus: [UIViewController] {
    living.compactMap { _, controller in
      guard let feed = controller as? Feed, let preview = feed.menu?.preview else { return nil }
      return feed.isBelow(preview) ? feed : nil
    }
  }

  func closeMenus() {
    for (_, controller) in living { (controller as? Feed)?.endMenu(.tapOutside) }
  }

  func mayAnswer(_ controller: UIViewController) -> Bool {
    controller is any Answerable && isWithinReach(controller) && mayDismiss(controller)
      && controller.presentingViewController != nil
  }
}
