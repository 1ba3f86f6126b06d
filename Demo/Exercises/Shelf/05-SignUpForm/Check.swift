import ExerciseCheck
import UIKit

private final class Accounts: AccountService {
  var addresses: [String] = []

  func register(email: String) {
    addresses.append(email)
  }
}

/// The form, opened from another screen.
@MainActor private struct Visit {
  let accounts = Accounts()
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> SignUpViewController {
    let form = SignUpViewController(accounts: accounts)
    simulation.show(stack)
    stack.pushViewController(form, animated: false)
    try simulation.settle()
    return form
  }

  func register(_ email: String, _ password: String, with form: SignUpViewController) {
    form.emailField.text = email
    form.passwordField.text = password
    simulation.user.tap(form.registerButton)
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "an address and a password by the rules are registered",
    otherwise:
      "The rules are asked at the tap. What stood in the fields when the rules were made does "
      + "not matter then."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let form = try visit.open()
    visit.register("ada@example.com", "analytical", with: form)
    return visit.accounts.addresses == ["ada@example.com"] && form.messageLabel.text == "Welcome"
  },
  .feature(
    "each tap on Register asks both rules",
    otherwise:
      "The form can be tried again. Each attempt needs every rule, the first as well as the last."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let form = try visit.open()
    visit.register("ada", "analytical", with: form)
    let first = form.messageLabel.text
    visit.register("ada@example.com", "short", with: form)
    return first == "The address needs an @"
      && form.messageLabel.text == "The password needs 8 characters"
      && visit.accounts.addresses.isEmpty
  },
  .feature(
    "Register works after another screen has covered the form",
    otherwise:
      "The terms of use may be read on another screen before the tap. The form is covered "
      + "then, and not left."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let form = try visit.open()
    visit.stack.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    try visit.pop()
    visit.register("ada", "analytical", with: form)
    visit.register("ada@example.com", "analytical", with: form)
    return visit.accounts.addresses == ["ada@example.com"]
  },
  .feature(
    "a tap on Register that comes after the form was popped does no harm",
    otherwise: "The button can outlive its screen. Its closure has to expect that."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let button = try visit.open().registerButton
    try visit.pop()
    button.sendActions(for: .touchUpInside)
    return true
  },
  .deallocates(
    "the form, after it is popped",
    otherwise:
      "A report shows one path. When the reference on it is mended and the form still leaks, "
      + "there is another path: look again."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let form = try visit.open()
    try visit.pop()
    return [form]
  },
]
