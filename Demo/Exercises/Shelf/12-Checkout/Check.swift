import ExerciseCheck
import UIKit

/// Keeps the app's coordinator for as long as the app runs, as a scene delegate does.
@MainActor private enum App {
  static var coordinator = AppCoordinator()
}

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

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
    "the screens of a checkout, after Done",
    otherwise:
      "The coordinator holds a screen, so the screen is deallocated with it. Look at what "
      + "still keeps the coordinator."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let address = try visit.openCheckout()
    let payment = try visit.tapNext(on: address)
    payment.onDone?()
    try simulation.settle()
    return [address, payment]
  },
  .deallocates(
    "the address, after the back button",
    otherwise:
      "A checkout can be left before its end: the back button calls no method of the coordinator."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let address = try visit.openCheckout()
    simulation.user.tapBackButton(in: visit.stack)
    try simulation.settle()
    return [address]
  },
]
