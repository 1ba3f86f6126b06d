import ExerciseCheck
import UIKit

/// A notification center as on iOS, which can say how many observers it holds.
@preconcurrency @MainActor final class NotificationCenter {
  static private(set) var `default` = NotificationCenter()
  private var observers: [Observer] = []

  private final class Observer: NSObject {
    let name: Notification.Name?
    var block: (@MainActor (Notification) -> Void)?

    init(_ name: Notification.Name?, _ block: @escaping @MainActor (Notification) -> Void) {
      (self.name, self.block) = (name, block)
    }
  }

  /// Each check has a center without observers.
  static func makeDefault() { `default` = NotificationCenter() }

  var observerCount: Int { observers.count }

  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name, block)
    observers.append(observer)
    return observer
  }

  /// Releases the block, also where the observer is stored.
  func removeObserver(_ observer: Any) {
    (observer as? Observer)?.block = nil
    observers.removeAll { $0 === observer as AnyObject }
  }

  func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for observer in observers where observer.name == nil || observer.name == name {
      observer.block?(notification)
    }
  }
}

@MainActor private func post(_ count: Int) {
  NotificationCenter.default.post(
    name: .unreadCountChanged, object: nil, userInfo: ["count": count])
}

@MainActor private func open(in simulation: Simulation) throws -> InboxViewController {
  NotificationCenter.makeDefault()
  let inbox = InboxViewController()
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(inbox, animated: false)
  try simulation.settle()
  return inbox
}

@MainActor private func leave(_ inbox: InboxViewController, in simulation: Simulation) throws {
  inbox.navigationController?.popViewController(animated: false)
  try simulation.settle()
}

let checks: [Check] = [
  .feature(
    "three unread messages are in the title",
    otherwise: "The block has to show the count of the notification."
  ) { simulation in
    let inbox = try open(in: simulation)
    post(3)
    return inbox.title == "Inbox (3)"
  },
  .feature(
    "a message that arrives while the inbox is covered is in the title",
    otherwise: "A screen that is covered disappears, too. It is not left, and still has to observe."
  ) { simulation in
    let inbox = try open(in: simulation)
    inbox.navigationController?.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    post(4)
    inbox.navigationController?.popViewController(animated: false)
    try simulation.settle()
    return inbox.title == "Inbox (4)"
  },
  .feature(
    "a message that arrives after the inbox was popped does no harm",
    otherwise: "The center can hold the block for longer than the inbox lives. "
      + "The block has to expect that self is deallocated."
  ) { simulation in
    try leave(open(in: simulation), in: simulation)
    post(5)
    return true
  },
  .deallocates(
    "the inbox, after it is popped",
    otherwise: "The center holds the block until the observer that addObserver returned is "
      + "removed. To remove self removes nothing: the block's observer is another object."
  ) { simulation in
    let inbox = try open(in: simulation)
    try leave(inbox, in: simulation)
    return [inbox]
  },
  .feature(
    "no observer is left after the inbox was popped",
    otherwise: "The inbox is deallocated, and its block is called for the rest of the app's life."
  ) { simulation in
    try leave(open(in: simulation), in: simulation)
    return NotificationCenter.default.observerCount == 0
  },
  .deallocates(
    "the inbox, after a return to the root from a screen above it",
    otherwise: "A long press on a back button pops all screens at once. One that was covered "
      + "disappeared before, and does not disappear again."
  ) { simulation in
    let inbox = try open(in: simulation)
    inbox.navigationController?.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    inbox.navigationController?.popToRootViewController(animated: false)
    simulation.endTurn()
    return [inbox]
  },
]
