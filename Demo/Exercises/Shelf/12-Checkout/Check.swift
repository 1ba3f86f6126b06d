import ExerciseCheck
import UIKit

/// Keeps the app's coordinator for as long as the app runs, as a scene delegate does.
@MainActor private enum App {
  static var coordinator = AppCoordinator()
}

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

/// The coordinators that a value keeps, in an array or in a property.
@MainActor private func coordinators(in value: Any) -> [CheckoutCoordinator] {
  Mirror(reflecting: value).children.flatMap { child in
    if let coordinator = child.value as? CheckoutCoordinator { return [coordinator] }
    return Mirror(reflecting: child.value).displayStyle == .class
      ? [] : coordinators(in: child.value)
  }
}

/// The app with a checkout that was started.
@MainActor private struct Visit {
  let simulation: Simulation

  var stack: UINavigationController { App.coordinator.navigation }

  init(simulation: Simulation) {
    self.simulation = simulation
    App.coordinator = AppCoordinator()
    simulation.show(stack)
  }

  func openCheckout() throws -> AddressViewController {
    App.coordinator.showCheckout()
    try simulation.settle()
    guard let address = stack.topViewController as? AddressViewController else { throw NotShown() }
    return address
  }

  func tapNext(on address: AddressViewController) throws -> PaymentViewController {
    address.streetField.text = "Baker Street 221b"
    address.onNext?()
    try simulation.settle()
    guard let payment = stack.topViewController as? PaymentViewController else { throw NotShown() }
    return payment
  }
}

let checks: [Check] = [
  .feature(
    "Next shows the payment with the street in its title",
    otherwise:
      "Without the retain cycle no object keeps the coordinator, so it is deallocated as soon "
      + "as it has started. Which object should keep it?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let payment = try visit.tapNext(on: visit.openCheckout())
    return payment.title == "Baker Street 221b"
  },
  .feature(
    "Next shows the payment again after its back button was tapped",
    otherwise: "The user goes back to correct the address. Next has to work a second time."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let address = try visit.openCheckout()
    _ = try visit.tapNext(on: address)
    simulation.user.tapBackButton(in: visit.stack)
    try simulation.settle()
    _ = try visit.tapNext(on: address)
    return true
  },
  .feature(
    "Done leads back to the beginning, and a second checkout works",
    otherwise: "Each checkout has a coordinator of its own, and it ends with Done."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let payment = try visit.tapNext(on: visit.openCheckout())
    payment.onDone?()
    try simulation.settle()
    let isBack = visit.stack.viewControllers.count == 1
    _ = try visit.tapNext(on: visit.openCheckout())
    return isBack
  },
  .deallocates(
    "the coordinator and screens of a checkout, after Done",
    otherwise:
      "A screen that the coordinator holds is deallocated with it. Look at what still keeps "
      + "the coordinator."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let address = try visit.openCheckout()
    let payment = try visit.tapNext(on: address)
    let coordinators = coordinators(in: App.coordinator)
    payment.onDone?()
    try simulation.settle()
    return [address, payment] + coordinators
  },
  .deallocates(
    "the coordinator and the address, after the back button",
    otherwise:
      "A checkout can be left before its end: the back button calls no method of the coordinator."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let address = try visit.openCheckout()
    let coordinators = coordinators(in: App.coordinator)
    simulation.user.tapBackButton(in: visit.stack)
    try simulation.settle()
    return [address] + coordinators
  },
  .staysLevel(
    "the app, when checkouts are started and left",
    otherwise: "The screens are deallocated, and something else is kept of each checkout."
  ) { simulation, round in
    if round == 1 { App.coordinator = AppCoordinator() }
    simulation.show(App.coordinator.navigation)
    App.coordinator.showCheckout()
    try simulation.settle()
    simulation.user.tapBackButton(in: App.coordinator.navigation)
    try simulation.settle()
  },
]
