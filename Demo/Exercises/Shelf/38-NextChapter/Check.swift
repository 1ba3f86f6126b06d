import ExerciseCheck
import UIKit

@MainActor private func open(in simulation: Simulation) throws -> ChapterViewController {
  // No screen that was never shown has left, so only a scan from its creation on can find it.
  simulation.scan.registersAtInit = true
  let chapter = ChapterViewController(number: 1)
  let stack = UINavigationController(rootViewController: UIViewController())
  simulation.show(stack)
  stack.pushViewController(chapter, animated: false)
  try simulation.settle()
  return chapter
}

let checks: [Check] = [
  .feature(
    "a tap on the header scrolls to the top",
    otherwise: "The header calls its closure, and the closure scrolls."
  ) { simulation in
    let chapter = try open(in: simulation)
    chapter.scrollView.contentOffset = CGPoint(x: 0, y: 300)
    chapter.header.tap()
    return chapter.scrollView.contentOffset == .zero
  },
  .feature(
    "the second chapter is prepared while the first is read",
    otherwise: "A chapter that is made only when it is asked for makes the reader wait."
  ) { simulation in
    try open(in: simulation).nextChapter?.number == 2
  },
  .feature(
    "a tap on Next shows the second chapter, whose header works, and prepares the third",
    otherwise: "The prepared chapter is shown, and it prepares the one behind it."
  ) { simulation in
    let chapter = try open(in: simulation)
    chapter.tapNext()
    try simulation.settle()
    guard let second = simulation.visibleViewController as? ChapterViewController else {
      return false
    }
    second.scrollView.contentOffset = CGPoint(x: 0, y: 300)
    second.header.tap()
    return second.number == 2 && second.scrollView.contentOffset == .zero
      && second.nextChapter?.number == 3
  },
  .feature(
    "the first chapter, gone back to, prepares the second again",
    otherwise: "A chapter that appears prepares the next one, also when it appears again."
  ) { simulation in
    let chapter = try open(in: simulation)
    chapter.tapNext()
    try simulation.settle()
    chapter.navigationController?.popViewController(animated: true)
    try simulation.settle()
    return chapter.nextChapter?.number == 2
  },
  .deallocates(
    "the chapter that was read and the next one, after the book is popped",
    otherwise: "A screen that was never shown never appears, disappears or moves to a parent. "
      + "What should end a cycle on the way out is never called for it."
  ) { simulation in
    let chapter = try open(in: simulation)
    let next = chapter.nextChapter
    chapter.navigationController?.popViewController(animated: true)
    try simulation.settle()
    return [chapter, next].compactMap { $0 }
  },
]
