import ExerciseCheck
import UIKit

/// Keeps the shop for as long as the app runs, as a scene delegate does.
@MainActor private enum App {
  static var shop = ShopCoordinator()
}

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

/// The shop with an order that was opened.
@MainActor private struct Visit {
  let simulation: Simulation

  var shop: ShopCoordinator { App.shop }
  var stack: UINavigationController { App.shop.navigation }

  func openOrder() throws -> OrderViewController {
    App.shop = ShopCoordinator()
    simulation.show(stack)
    shop.start()
    shop.showOrder()
    try simulation.settle()
    guard let order = stack.topViewController as? OrderViewController else { throw NotShown() }
    return order
  }

  func pay(_ order: OrderViewController) throws -> PaymentViewController {
    order.onPay?()
    try simulation.settle()
    guard let payment = stack.topViewController as? PaymentViewController else { throw NotShown() }
    return payment
  }
}

let checks: [Check] = [
  .feature(
    "Pay shows the payment, and Done leads back to the shop",
    otherwise:
      "The coordinator is needed as long as a screen of its order is on the stack: it answers "
      + "Pay, and then Done. A screen that is covered has not been left."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let payment = try visit.pay(visit.openOrder())
    payment.onDone?()
    try simulation.settle()
    return visit.stack.viewControllers.count == 1
  },
  .feature(
    "Pay shows the payment again after its back button was tapped",
    otherwise: "The back button of the payment leads to the order, which is still open."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let order = try visit.openOrder()
    _ = try visit.pay(order)
    simulation.user.tapBackButton(in: visit.stack)
    try simulation.settle()
    _ = try visit.pay(order)
    return true
  },
  .feature(
    "the back button and the swipe lead back from the order",
    otherwise:
      "An order can be left with the back button and with a swipe from the edge. A button of "
      + "your own in its place switches the swipe off."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    _ = try visit.openOrder()
    simulation.user.tapBackButton(in: visit.stack)
    try simulation.settle()
    let isBack = visit.stack.viewControllers.count == 1
    visit.shop.showOrder()
    try simulation.settle()
    simulation.user.swipeBack(in: visit.stack)
    try simulation.settle()
    return isBack && visit.stack.viewControllers.count == 1
  },
  .deallocates(
    "the order's coordinator and screen, after Done",
    otherwise: "Done did release the coordinator. What was changed holds it now, or ends the "
      + "way to onFinish: look at the path."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let order = try visit.openOrder()
    let payment = try visit.pay(order)
    let coordinators = visit.shop.children
    payment.onDone?()
    try simulation.settle()
    return [order, payment] + coordinators
  },
  .deallocates(
    "the order's coordinator and screen, after the back button",
    otherwise:
      "The back button calls no method of a coordinator. It pops the screen, and the "
      + "navigation controller's delegate is called for that."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let order = try visit.openOrder()
    let coordinators = visit.shop.children
    simulation.user.tapBackButton(in: visit.stack)
    try simulation.settle()
    return [order] + coordinators
  },
  .deallocates(
    "the order's coordinator and screen, after a swipe back",
    otherwise: "The swipe pops the screen as the back button does, and taps no button for that."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let order = try visit.openOrder()
    let coordinators = visit.shop.children
    simulation.user.swipeBack(in: visit.stack)
    try simulation.settle()
    return [order] + coordinators
  },
  .deallocates(
    "the order's coordinator and screen, after a return to the shop from the payment",
    otherwise:
      "A long press on the back button pops to the root. The order is covered by the payment "
      + "then: it disappeared before, and does not disappear again."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let order = try visit.openOrder()
    let payment = try visit.pay(order)
    let coordinators = visit.shop.children
    visit.stack.popToRootViewController(animated: true)
    try simulation.settle()
    return [order, payment] + coordinators
  },
]
