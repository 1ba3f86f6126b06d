import ExerciseCheck
import UIKit

let checks: [Check] = [
  .feature(
    "a tap on Save sets the title to Saved",
    otherwise: "The tap has to go on working: keep the closure, and change how it captures self."
  ) { simulation in
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    let profile = ProfileViewController()
    stack.pushViewController(profile, animated: true)
    try simulation.settle()
    profile.saveButton.tap()
    return profile.title == "Saved"
  },
  .feature(
    "a tap on Save still works after another screen has covered the profile",
    otherwise:
      "A screen that is covered disappears, and it is not left by that. What is thrown away "
      + "when it disappears is missing when it comes back."
  ) { simulation in
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    let profile = ProfileViewController()
    stack.pushViewController(profile, animated: true)
    try simulation.settle()
    stack.pushViewController(UIViewController(), animated: true)
    try simulation.settle()
    stack.popViewController(animated: true)
    try simulation.settle()
    profile.saveButton.tap()
    return profile.title == "Saved"
  },
  .feature(
    "a tap that comes after the profile was popped does no harm",
    otherwise: "The button can outlive its screen. Its closure has to expect that."
  ) { simulation in
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    stack.pushViewController(ProfileViewController(), animated: true)
    try simulation.settle()
    let button = (stack.topViewController as? ProfileViewController)?.saveButton
    stack.popViewController(animated: true)
    await simulation.advance(by: .seconds(3))
    button?.tap()
    return true
  },
  .deallocates(
    "the profile, after it is popped",
    otherwise: "The profile holds the button, the button its closure, and the closure the profile."
  ) { simulation in
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    let profile = ProfileViewController()
    stack.pushViewController(profile, animated: true)
    try simulation.settle()
    stack.popViewController(animated: true)
    try simulation.settle()
    return [profile]
  },
]
