import ExerciseCheck
import UIKit

/// The screen that a check waits for is not there.
private struct NotShown: Error {}

/// Places, opened from another screen.
@MainActor private struct Visit {
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  func open() throws -> PlacesViewController {
    let places = PlacesViewController()
    simulation.show(stack)
    stack.pushViewController(places, animated: false)
    try simulation.settle()
    return places
  }

  func shown<Screen: UIViewController>(_ type: Screen.Type, of places: PlacesViewController)
    throws -> Screen
  {
    guard let screen = places.shown as? Screen else { throw NotShown() }
    return screen
  }
}

let checks: [Check] = [
  .feature(
    "a place that is selected in the list is shown on the map",
    otherwise: "The list calls onSelect, and places shows the map with that place."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let places = try visit.open()
    try visit.shown(PlaceListViewController.self, of: places).onSelect?("Museum")
    try simulation.settle()
    return try visit.shown(PlaceMapViewController.self, of: places).place == "Museum"
  },
  .feature(
    "only what was chosen last is on screen, and the list again after the map",
    otherwise:
      "Before the next child comes, the view of the one before has to leave the screen. A "
      + "child that has no parent any more can still have its view there."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let places = try visit.open()
    places.showMap()
    try simulation.settle()
    places.showList()
    try simulation.settle()
    let list = try visit.shown(PlaceListViewController.self, of: places)
    return list.viewIfLoaded?.window != nil && places.view.subviews.count == 1
  },
  .feature(
    "the map is shown again after another screen has covered places",
    otherwise: "What was chosen stays chosen when another screen covers places for a while."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let places = try visit.open()
    places.showMap(of: "Museum")
    visit.stack.pushViewController(UIViewController(), animated: false)
    try simulation.settle()
    visit.stack.popViewController(animated: false)
    try simulation.settle()
    let map = try visit.shown(PlaceMapViewController.self, of: places)
    return map.place == "Museum" && map.viewIfLoaded?.window != nil
  },
  .deallocates(
    "the list, after the map was chosen",
    otherwise:
      "UIKit holds the children of a parent in a list, beside what your properties hold. A view "
      + "that leaves the screen takes nothing out of either."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let places = try visit.open()
    let list = try visit.shown(PlaceListViewController.self, of: places)
    places.showMap()
    try simulation.settle()
    return [list]
  },
  .deallocates(
    "places and its list, after it is popped",
    otherwise: "The list is a child of places and holds a closure. What does the closure hold?"
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let places = try visit.open()
    let list = try visit.shown(PlaceListViewController.self, of: places)
    visit.stack.popViewController(animated: false)
    try simulation.settle()
    return [places, list]
  },
]
