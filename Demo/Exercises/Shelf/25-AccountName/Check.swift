import ExerciseCheck
import UIKit

/// Lives as long as the app; each check has one of its own.
@MainActor private var account = Account(name: "Ada")

@MainActor private func open(in simulation: Simulation) throws -> SettingsViewController {
  account = Account(name: "Ada")
  let settings = SettingsViewController(account: account)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(settings, animated: false)
  try simulation.settle()
  return settings
}

@MainActor private func leave(_ settings: SettingsViewController, in simulation: Simulation) throws
{
  settings.navigationController?.popViewController(animated: false)
  try simulation.settle()
}

let checks: [Check] = [
  .feature(
    "a changed name is shown",
    otherwise: "Only what the first closure reads is tracked: the name has to be read there. "
      + "onChange is called before the new name is set."
  ) { simulation in
    let settings = try open(in: simulation)
    account.name = "Grace"
    await simulation.advance(by: .seconds(1))
    return settings.title == "Grace"
  },
  .feature(
    "a name that is changed a second time is shown",
    otherwise: "onChange is called for one change. After it the screen has to track again."
  ) { simulation in
    let settings = try open(in: simulation)
    for name in ["Barbara", "Edsger"] {
      account.name = name
      await simulation.advance(by: .seconds(1))
    }
    return settings.title == "Edsger"
  },
  .feature(
    "a name that is changed after the settings were popped does no harm",
    otherwise: "The account can hold onChange for longer than the screen lives. "
      + "The closure has to expect that self is deallocated."
  ) { simulation in
    try leave(open(in: simulation), in: simulation)
    account.name = "Donald"
    await simulation.advance(by: .seconds(1))
    return true
  },
  .deallocates(
    "the settings, after they are popped",
    otherwise: "The account holds onChange until the name changes, and onChange what it captures, "
      + "also what it only hands on to a closure inside it."
  ) { simulation in
    let settings = try open(in: simulation)
    try leave(settings, in: simulation)
    return [settings]
  },
]
