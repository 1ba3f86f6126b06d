import ExerciseCheck
import UIKit

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

/// The products, which stay on screen.
@MainActor private struct Visit {
  let products = ProductsViewController()
  let simulation: Simulation

  func openFilter() throws -> FilterViewController {
    if products.viewIfLoaded?.window == nil { simulation.show(products) }
    products.showFilter()
    try simulation.settle()
    guard let filter = products.presentedViewController as? FilterViewController else {
      throw NotShown()
    }
    return filter
  }

  /// The delegate of the presentation, unless the products are that themselves: they stay.
  func observers(of filter: FilterViewController) -> [AnyObject] {
    guard let delegate = filter.presentationController?.delegate, delegate !== products else {
      return []
    }
    return [delegate]
  }

  func tapDone(on filter: FilterViewController) throws {
    filter.onDone?()
    try simulation.settle()
  }

  func pullDown(_ filter: FilterViewController) throws {
    simulation.user.pullDown(filter)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "Done takes the choice and closes the sheet",
    otherwise: "Done has to take the choice before the sheet is closed."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let filter = try visit.openFilter()
    filter.choice = "Shoes"
    try visit.tapDone(on: filter)
    return visit.products.filterLabel.text == "Shoes"
      && visit.products.presentedViewController == nil
  },
  .feature(
    "pulling the sheet down takes the choice, the second time as well",
    otherwise:
      "The sheet can be pulled down, and its presentation tells its delegate. It holds the "
      + "delegate weakly: an observer that no object keeps is deallocated before that."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let first = try visit.openFilter()
    first.choice = "Shoes"
    try visit.pullDown(first)
    let taken = visit.products.filterLabel.text
    let second = try visit.openFilter()
    second.choice = "Hats"
    try visit.pullDown(second)
    return taken == "Shoes" && visit.products.filterLabel.text == "Hats"
      && visit.products.presentedViewController == nil
  },
  .deallocates(
    "the sheet and its observer, after it is pulled down",
    otherwise:
      "The products stay, and so does what they keep. A list to which is added and from which "
      + "nothing is removed holds everything in it."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let filter = try visit.openFilter()
    let observers = visit.observers(of: filter)
    try visit.pullDown(filter)
    return [filter] + observers
  },
  .deallocates(
    "the sheet and its observer, after Done",
    otherwise:
      "A sheet that is dismissed by the app does not call presentationControllerDidDismiss. "
      + "What is released only there is kept after Done."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let filter = try visit.openFilter()
    let observers = visit.observers(of: filter)
    try visit.tapDone(on: filter)
    return [filter] + observers
  },
]
