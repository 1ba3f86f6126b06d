import ExerciseCheck
import UIKit

@MainActor private func open(in simulation: Simulation) throws -> MagazineViewController {
  simulation.delayedCheck.exclude(PageViewController.self, because: "pages are cached")
  let magazine = MagazineViewController()
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(magazine, animated: false)
  try simulation.settle()
  magazine.turn(to: 1)
  simulation.endTurn()
  return magazine
}

@MainActor private func turn(
  _ magazine: MagazineViewController, to numbers: ClosedRange<Int>, in simulation: Simulation
) {
  for number in numbers {
    magazine.turn(to: number)
    simulation.endTurn()
  }
}

let checks: [Check] = [
  .feature(
    "a page that is turned back to is scrolled as it was left",
    otherwise: "The reader turns back, and finds the page at its beginning. That is what the "
      + "cache is for."
  ) { simulation in
    let magazine = try open(in: simulation)
    magazine.page?.scrollView.contentOffset = CGPoint(x: 0, y: 120)
    turn(magazine, to: 2...3, in: simulation)
    magazine.turn(to: 1)
    simulation.endTurn()
    return magazine.page?.scrollView.contentOffset.y == 120
  },
  .deallocates(
    "the first page, after nine others were turned to",
    otherwise: "A cache without a limit is a leak that has a name."
  ) { simulation in
    let magazine = try open(in: simulation)
    let page = magazine.page
    turn(magazine, to: 2...10, in: simulation)
    return [page].compactMap { $0 }
  },
  .deallocates(
    "the magazine and its last pages, after it is popped",
    otherwise: "The cache belongs to the magazine, and has to go with it, and its pages too."
  ) { simulation in
    let magazine = try open(in: simulation)
    turn(magazine, to: 2...9, in: simulation)
    let page = magazine.page
    magazine.turn(to: 10)
    magazine.navigationController?.popViewController(animated: false)
    simulation.endTurn()
    return [magazine, page, magazine.page].compactMap { $0 }
  },
  .answer(
    "B",
    otherwise: [
      "A": "A page that only weak references know is deallocated at once. Nothing would be cached.",
      "C": "Then the cache holds a page only while it is on screen, when it is not needed.",
      "D": "They were removed from their parent, as the code says. Only the cache holds them.",
    ]),
]
