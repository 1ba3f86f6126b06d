import ExerciseCheck
import UIKit

/// Lives as long as the app; each check has one of its own.
@MainActor private var shop = ShopCoordinator()

@MainActor private func open(in simulation: Simulation) throws {
  shop = simulation.perform { ShopCoordinator() }
  simulation.perform { shop.start() }
  simulation.show(shop.navigation)
  try simulation.settle()
}

/// The screen on top, if it is of a type.
@MainActor private func top<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
  shop.navigation.topViewController as? Screen
}

@MainActor private func tapCheckout(in simulation: Simulation) throws {
  top(CartViewController.self)?.tapCheckout()
  try simulation.settle()
}

@MainActor private func tapNext(in simulation: Simulation) throws {
  top(AddressViewController.self)?.tapNext()
  try simulation.settle()
}

@MainActor private func tapPay(in simulation: Simulation) throws {
  top(PaymentViewController.self)?.tapPay()
  try simulation.settle()
}

@MainActor private func tapBack(in simulation: Simulation) throws {
  simulation.user.tapBackButton(in: shop.navigation)
  try simulation.settle()
}

let checks: [Check] = [
  .feature(
    "a checkout that is paid is an order, and the cart is shown",
    otherwise: "The coordinator has to live while its screens are shown: only the shop holds it."
  ) { simulation in
    try open(in: simulation)
    try tapCheckout(in: simulation)
    try tapNext(in: simulation)
    try tapPay(in: simulation)
    return shop.orderCount == 1 && top(CartViewController.self) != nil
  },
  .feature(
    "a checkout can be paid after its user went back to the address and on again",
    otherwise: "Back from the payment the checkout is not over: the address is shown again."
  ) { simulation in
    try open(in: simulation)
    try tapCheckout(in: simulation)
    try tapNext(in: simulation)
    try tapBack(in: simulation)
    try tapNext(in: simulation)
    try tapPay(in: simulation)
    return shop.orderCount == 1 && top(CartViewController.self) != nil
  },
  .feature(
    "a checkout that was left with the back button is no order, and the next can be paid",
    otherwise: "To leave is not to pay, and one checkout that was left must not spoil the next."
  ) { simulation in
    try open(in: simulation)
    try tapCheckout(in: simulation)
    try tapBack(in: simulation)
    let isNoOrder = shop.orderCount == 0
    try tapCheckout(in: simulation)
    try tapNext(in: simulation)
    try tapPay(in: simulation)
    return isNoOrder && shop.orderCount == 1 && top(CartViewController.self) != nil
  },
  .feature(
    "a second tap on Pay does no harm",
    otherwise: "The screen is still to be seen while it leaves, and its coordinator may be gone."
  ) { simulation in
    try open(in: simulation)
    try tapCheckout(in: simulation)
    try tapNext(in: simulation)
    let payment = top(PaymentViewController.self)
    payment?.tapPay()
    payment?.tapPay()
    try simulation.settle()
    return true
  },
  .deallocates(
    "the checkout and its screens, after it was paid",
    otherwise: "The shop released the checkout. It is held by what it holds itself."
  ) { simulation in
    try open(in: simulation)
    try tapCheckout(in: simulation)
    let (checkout, address) = (shop.children.last, top(AddressViewController.self))
    try tapNext(in: simulation)
    let payment = top(PaymentViewController.self)
    try tapPay(in: simulation)
    let objects: [AnyObject?] = [checkout, address, payment]
    return objects.compactMap { $0 }
  },
  .deallocates(
    "the checkout and its address, after the back button",
    otherwise: "The back button pops the address and calls no closure. The shop hears nothing "
      + "of it."
  ) { simulation in
    try open(in: simulation)
    try tapCheckout(in: simulation)
    let (checkout, address) = (shop.children.last, top(AddressViewController.self))
    try tapBack(in: simulation)
    let objects: [AnyObject?] = [checkout, address]
    return objects.compactMap { $0 }
  },
  .deallocates(
    "the checkout and its screens, after the payment was seen and left with the back button",
    otherwise: "What is undone only in a checkout that is paid stays in one that is not."
  ) { simulation in
    try open(in: simulation)
    try tapCheckout(in: simulation)
    let (checkout, address) = (shop.children.last, top(AddressViewController.self))
    try tapNext(in: simulation)
    let payment = top(PaymentViewController.self)
    try tapBack(in: simulation)
    try tapBack(in: simulation)
    let objects: [AnyObject?] = [checkout, address, payment]
    return objects.compactMap { $0 }
  },
  .deallocates(
    "the checkout and its screens, after a return to the cart from the payment",
    otherwise: "A long press on the back button pops to the root. The address is covered then: "
      + "it disappeared before, and does not disappear again."
  ) { simulation in
    try open(in: simulation)
    try tapCheckout(in: simulation)
    let (checkout, address) = (shop.children.last, top(AddressViewController.self))
    try tapNext(in: simulation)
    let payment = top(PaymentViewController.self)
    shop.navigation.popToRootViewController(animated: true)
    try simulation.settle()
    let objects: [AnyObject?] = [checkout, address, payment]
    return objects.compactMap { $0 }
  },
]
