import ExerciseCheck
import UIKit

/// Lives as long as the app; each check has one of its own.
@MainActor private var monitor = ConnectionMonitor()

/// Another part of the app that listens.
@MainActor private final class SyncButton: ConnectionListener {
  var isEnabled = true

  func connectionChanged(isOnline: Bool) { isEnabled = isOnline }
}

@MainActor private func open(in simulation: Simulation) throws -> OrdersViewController {
  monitor = ConnectionMonitor()
  let orders = OrdersViewController(monitor: monitor)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(orders, animated: false)
  try simulation.settle()
  return orders
}

@MainActor private func leave(_ orders: OrdersViewController, in simulation: Simulation) throws {
  orders.navigationController?.popViewController(animated: false)
  try simulation.settle()
}

let checks: [Check] = [
  .feature(
    "the banner is shown while the app is offline",
    otherwise: "The list has to show the state it finds, and to hear of each change while it is "
      + "on screen."
  ) { simulation in
    let orders = try open(in: simulation)
    let wasHidden = orders.offlineBanner.isHidden
    monitor.report(isOnline: false)
    let isShown = !orders.offlineBanner.isHidden
    monitor.report(isOnline: true)
    return wasHidden && isShown && orders.offlineBanner.isHidden
  },
  .feature(
    "a connection that is lost while the list is covered is shown afterwards",
    otherwise: "What changed while the list was covered has to be seen when it appears again."
  ) { simulation in
    let orders = try open(in: simulation)
    orders.navigationController?.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    monitor.report(isOnline: false)
    orders.navigationController?.popViewController(animated: false)
    try simulation.settle()
    return !orders.offlineBanner.isHidden
  },
  .feature(
    "a connection that is lost after the list was uncovered is shown",
    otherwise: "A list that appears again is in use again, and has to listen."
  ) { simulation in
    let orders = try open(in: simulation)
    orders.navigationController?.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    orders.navigationController?.popViewController(animated: false)
    try simulation.settle()
    monitor.report(isOnline: false)
    return !orders.offlineBanner.isHidden
  },
  .feature(
    "a connection that is lost after the list was popped does no harm",
    otherwise: "The monitor lives longer than the list, and goes on telling its listeners."
  ) { simulation in
    try leave(open(in: simulation), in: simulation)
    await simulation.advance(by: .seconds(1))
    monitor.report(isOnline: false)
    return true
  },
  .feature(
    "another listener still hears of changes after the list was popped",
    otherwise: "The monitor is shared. One screen that leaves must not end what others asked for."
  ) { simulation in
    let button = SyncButton()
    let orders = try open(in: simulation)
    monitor.add(button)
    try leave(orders, in: simulation)
    monitor.report(isOnline: false)
    return !button.isEnabled
  },
  .deallocates(
    "the orders, after they are popped",
    otherwise: "The monitor holds its listeners, and no line takes this one out in time."
  ) { simulation in
    let orders = try open(in: simulation)
    try leave(orders, in: simulation)
    return [orders]
  },
  .deallocates(
    "the orders, after a return to the root from a screen above it",
    otherwise: "A long press on a back button pops all screens at once. One that was covered "
      + "disappeared before, and does not disappear again."
  ) { simulation in
    let orders = try open(in: simulation)
    orders.navigationController?.pushViewController(UIViewController(), animated: false)
    simulation.endTurn()
    orders.navigationController?.popToRootViewController(animated: false)
    simulation.endTurn()
    return [orders]
  },
  .staysLevel(
    "a list that is opened and left, and a change after it, again and again",
    otherwise: "The list is deallocated, and its place in the monitor is still there, empty."
  ) { simulation, round in
    let orders = OrdersViewController(monitor: monitor)
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    stack.pushViewController(orders, animated: false)
    simulation.endTurn()
    stack.popViewController(animated: false)
    simulation.endTurn()
    monitor.report(isOnline: true)
  },
]
