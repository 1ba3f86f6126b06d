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

@MainActor private func leaveTop(
  of stack: UINavigationController?, in simulation: Simulation
) throws {
  stack?.popViewController(animated: false)
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
    "a name that is changed while another screen covers the settings is shown",
    otherwise: "Disappeared is not popped: the user comes back, and finds the old name."
  ) { simulation in
    let settings = try open(in: simulation)
    settings.navigationController?.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    account.name = "Alan"
    await simulation.advance(by: .seconds(1))
    try leaveTop(of: settings.navigationController, in: simulation)
    return settings.title == "Alan"
  },
  .feature(
    "a name that is changed after the settings were popped does no harm",
    otherwise: "The account can hold onChange for longer than the screen lives. "
      + "The closure has to expect that self is deallocated."
  ) { simulation in
    try leaveTop(of: open(in: simulation).navigationController, in: simulation)
    account.name = "Donald"
    await simulation.advance(by: .seconds(1))
    return true
  },
  .deallocates(
    "the settings, after they are popped",
    otherwise: "The account holds onChange, and onChange what it captures, also what it only "
      + "hands on to a closure inside it."
  ) { simulation in
    let settings = try open(in: simulation)
    try leaveTop(of: settings.navigationController, in: simulation)
    return [settings]
  },
  .answer(
    "B",
    otherwise: [
      "A": "A task begins when onChange is called, so the account holds none. And what a task "
        + "uses, onChange has to hold until then.",
      "C": "withObservationTracking gives nothing that could be ended. How often can a closure be "
        + "called that was passed to it once?",
      "D": "Then each visit would leave one closure for as long as the app runs, whatever is "
        + "changed. How often is onChange called?",
    ]),
]
