import ExerciseCheck
import UIKit

/// A service that answers when the check wants it to.
private final class SlowService: SignInService {
  private var waiting: [(Bool) -> Void] = []

  func signIn(_ name: String, completion: @escaping (Bool) -> Void) {
    waiting.append(completion)
  }

  func answer(_ isKnown: Bool) {
    let answered = waiting
    waiting = []
    for completion in answered { completion(isKnown) }
  }
}

/// The sign-in, opened from another screen.
@MainActor private struct Visit {
  let service = SlowService()
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> SignInViewController {
    let signIn = makeSignIn(service: service)
    simulation.show(stack)
    stack.pushViewController(signIn, animated: false)
    try simulation.settle()
    return signIn
  }

  func tapSignIn(on signIn: SignInViewController) {
    signIn.nameField.text = "Ada"
    simulation.user.tap(signIn.signInButton)
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "a name that is not known is shown as a message",
    otherwise:
      "The tap goes from the screen to the presenter to the service, and the answer back to "
      + "the screen. The presenter has to be owned by one of them."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let signIn = try visit.open()
    visit.tapSignIn(on: signIn)
    visit.service.answer(false)
    return signIn.messageLabel.text == "Ada is not known"
  },
  .feature(
    "a name that is known leads to the home screen",
    otherwise:
      "The presenter asks its router to go there. The router has to be owned, and has to know "
      + "the screen."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let signIn = try visit.open()
    visit.tapSignIn(on: signIn)
    visit.service.answer(true)
    try simulation.settle()
    return visit.stack.topViewController is HomeViewController
  },
  .feature(
    "signing in works again after the home screen was left",
    otherwise:
      "The sign-in is covered by the home screen, and not left. What it throws away when it "
      + "disappears is missing when it comes back."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let signIn = try visit.open()
    visit.tapSignIn(on: signIn)
    visit.service.answer(true)
    try simulation.settle()
    try visit.pop()
    visit.tapSignIn(on: signIn)
    visit.service.answer(false)
    let message = signIn.messageLabel.text
    visit.tapSignIn(on: signIn)
    visit.service.answer(true)
    try simulation.settle()
    return message == "Ada is not known" && visit.stack.topViewController is HomeViewController
  },
  .feature(
    "an answer that comes after the sign-in was popped",
    otherwise:
      "The service still holds the presenter then, until it has answered. The presenter calls "
      + "a view that is deallocated."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let signIn = try visit.open()
      visit.tapSignIn(on: signIn)
      try visit.pop()
    }
    visit.service.answer(false)
    return true
  },
  .feature(
    "a name turns out to be known after the sign-in was popped",
    otherwise:
      "The service still holds the presenter then, and the presenter its router. The router "
      + "asks for a screen that is deallocated."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      let signIn = try visit.open()
      visit.tapSignIn(on: signIn)
      try visit.pop()
    }
    visit.service.answer(true)
    try simulation.settle()
    return !(visit.stack.topViewController is HomeViewController)
  },
  .deallocates(
    "the screen and its presenter, after the screen is popped",
    otherwise:
      "Start at the screen and follow what each object holds. There is more than one way back "
      + "to the screen."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let signIn = try visit.open()
    let presenter = signIn.presenter
    visit.tapSignIn(on: signIn)
    visit.service.answer(false)
    try visit.pop()
    return [signIn] + (presenter.map { [$0] } ?? [])
  },
]
