import ExerciseCheck
import UIKit

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

/// The reader, opened from another screen.
@MainActor private struct Visit {
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> ReaderViewController {
    let reader = ReaderViewController(pageCount: 20)
    simulation.show(stack)
    stack.pushViewController(reader, animated: false)
    try simulation.settle()
    return reader
  }

  func page(of reader: ReaderViewController) throws -> PageViewController {
    guard let page = reader.viewControllers?.first as? PageViewController else {
      throw NotShown()
    }
    return page
  }

  func turn(
    _ reader: ReaderViewController, _ direction: UIPageViewController.NavigationDirection,
    times count: Int = 1
  ) throws {
    for _ in 0..<count {
      simulation.user.swipe(direction, in: reader)
      try simulation.settle()
    }
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "swipes turn the pages forward and back",
    otherwise: "Each swipe asks for the page before or after the one that is shown."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let reader = try visit.open()
    try visit.turn(reader, .forward, times: 3)
    let fourth = try visit.page(of: reader).number
    try visit.turn(reader, .reverse)
    return try visit.page(of: reader).number == 3 && fourth == 4
  },
  .feature(
    "a marked page is still marked after ten pages were turned and turned back",
    otherwise:
      "A mark belongs to the book, and a page that is made anew has to know it. Which object "
      + "lives as long as the book is open?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let reader = try visit.open()
    try visit.turn(reader, .forward)
    reader.toggleMark()
    try visit.turn(reader, .forward, times: 10)
    let other = try visit.page(of: reader).isMarked
    try visit.turn(reader, .reverse, times: 10)
    return try visit.page(of: reader).isMarked && !other
  },
  .feature(
    "a mark can be taken away again",
    otherwise: "A second tap takes the mark away, also on a page that was turned back to."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let reader = try visit.open()
    reader.toggleMark()
    try visit.turn(reader, .forward, times: 4)
    try visit.turn(reader, .reverse, times: 4)
    let isMarked = try visit.page(of: reader).isMarked
    reader.toggleMark()
    return try !visit.page(of: reader).isMarked && isMarked
  },
  .feature(
    "a mark that was taken away is gone when its page is shown again",
    otherwise:
      "The page that is shown and what the reader remembers have to agree, when a mark is set "
      + "and when it is taken away."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let reader = try visit.open()
    reader.toggleMark()
    reader.toggleMark()
    try visit.turn(reader, .forward, times: 10)
    try visit.turn(reader, .reverse, times: 10)
    return try !visit.page(of: reader).isMarked
  },
  .deallocates(
    "a page without a mark, when the reader has turned on from it",
    otherwise:
      "A cache that is never emptied keeps everything that was in it once. What of a page has "
      + "to be kept, and what can be made again?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let reader = try visit.open()
    let page = try visit.page(of: reader)
    try visit.turn(reader, .forward, times: 10)
    return [page]
  },
  .deallocates(
    "a marked page, when the reader has turned on from it",
    otherwise: "A marked page is kept, too. What of it is the mark?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let reader = try visit.open()
    let page = try visit.page(of: reader)
    reader.toggleMark()
    try visit.turn(reader, .forward, times: 10)
    return [page]
  },
  .deallocates(
    "the reader and its page, after the reader is popped",
    otherwise: "The reader holds the page that it shows. Does the page hold the reader?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let reader = try visit.open()
    try visit.turn(reader, .forward)
    reader.toggleMark()
    let page = try visit.page(of: reader)
    try visit.pop()
    return [reader, page]
  },
]
