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
    "a link leads to its page, also on a page that was turned back to",
    otherwise: "A page calls its closure for a link, and the magazine turns."
  ) { simulation in
    let magazine = try open(in: simulation)
    magazine.page?.tapLink(to: 2)
    let isTurned = magazine.number == 2
    magazine.turn(to: 1)
    simulation.endTurn()
    magazine.page?.tapLink(to: 3)
    simulation.endTurn()
    return isTurned && magazine.number == 3
  },
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
    otherwise: "The magazine was released by the stack. Follow the path: which step on it is not "
      + "meant to last?"
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
      "D": "It would go with the magazine. But its pages led back to the magazine, so neither "
        + "went.",
    ]),
]
