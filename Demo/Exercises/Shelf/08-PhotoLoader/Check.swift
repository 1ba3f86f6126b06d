import ExerciseCheck
import UIKit

/// A network that answers when the check wants it to.
private final class SlowNetwork: Network {
  private(set) var requestCount = 0
  private var waiting: [(String) -> Void] = []

  func get(_ name: String, completion: @escaping (String) -> Void) {
    requestCount += 1
    waiting.append(completion)
  }

  func answer(_ photo: String) {
    let answered = waiting
    waiting = []
    for completion in answered { completion(photo) }
  }
}

/// The photo, opened from another screen.
@MainActor private struct Visit {
  let network = SlowNetwork()
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> PhotoViewController {
    let photo = PhotoViewController(network: network)
    simulation.show(stack)
    stack.pushViewController(photo, animated: false)
    try simulation.settle()
    return photo
  }

  func cover() throws {
    stack.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "the photo is shown when it has come",
    otherwise:
      "The loader has to be there until the photo comes, and it has to know its delegate. "
      + "Which object owns the loader?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let photo = try visit.open()
    visit.network.answer("a sunset")
    return photo.photoLabel.text == "a sunset"
  },
  .feature(
    "Reload shows a newer photo",
    otherwise: "The delegate is called for each photo, not only for the first one."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let photo = try visit.open()
    visit.network.answer("a sunset")
    simulation.user.tap(photo.reloadButton)
    visit.network.answer("a later sunset")
    return visit.network.requestCount == 2 && photo.photoLabel.text == "a later sunset"
  },
  .feature(
    "Reload shows a newer photo after another screen has covered this one",
    otherwise:
      "A screen that is covered disappears, and it is not left by that. What is thrown away "
      + "when it disappears is missing when it comes back."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let photo = try visit.open()
    visit.network.answer("a sunset")
    try visit.cover()
    try visit.pop()
    simulation.user.tap(photo.reloadButton)
    visit.network.answer("a later sunset")
    return photo.photoLabel.text == "a later sunset"
  },
  .feature(
    "a photo that comes after the screen was popped",
    otherwise:
      "The network still holds the loader then, until it has answered. The loader calls a "
      + "delegate that is deallocated."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      _ = try visit.open()
      try visit.pop()
    }
    visit.network.answer("a sunset")
    return true
  },
  .deallocates(
    "the photo screen, after it is popped",
    otherwise:
      "The screen owns the loader. What is owned should not hold its owner, or neither of "
      + "them is ever deallocated."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let photo = try visit.open()
    visit.network.answer("a sunset")
    try visit.pop()
    return [photo]
  },
]
