import ExerciseCheck
import UIKit

/// A geocoder that answers when the check wants it to.
private final class SlowGeocoder: Geocoder {
  private var waiting: [(String) -> Void] = []

  func findAddress(completion: @escaping (String) -> Void) {
    waiting.append(completion)
  }

  func answer() {
    let answered = waiting
    waiting = []
    for completion in answered { completion("Unter den Linden 1") }
  }
}

/// The screen that the map is opened from. It keeps the geocoder for as long as the app runs.
private final class HomeViewController: UIViewController {
  let geocoder = SlowGeocoder()
}

@MainActor private struct Visit {
  let home = HomeViewController()
  let stack: UINavigationController
  let simulation: Simulation

  var geocoder: SlowGeocoder { home.geocoder }

  init(simulation: Simulation) {
    stack = UINavigationController(rootViewController: home)
    self.simulation = simulation
  }

  func open() throws -> MapViewController {
    let map = MapViewController(geocoder: geocoder)
    simulation.show(stack)
    stack.pushViewController(map, animated: false)
    try simulation.settle()
    return map
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
    "a tap on the banner puts the address into the title",
    otherwise: "The banner has to show the address, and its tap has to choose it."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let map = try visit.open()
    visit.geocoder.answer()
    let isShown = !map.banner.isHidden && map.banner.label.text == "Unter den Linden 1"
    map.banner.tap()
    return isShown && map.title == "Unter den Linden 1" && map.banner.isHidden
  },
  .feature(
    "the banner can be tapped after another screen has covered the map",
    otherwise:
      "A covered screen disappears and comes back. The address is asked for once, so what is "
      + "thrown away then is never made again."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let map = try visit.open()
    visit.geocoder.answer()
    try visit.cover()
    try visit.pop()
    map.banner.tap()
    return map.title == "Unter den Linden 1"
  },
  .feature(
    "an address that comes after the map was popped",
    otherwise:
      "The geocoder is slow, and it still has the closure when the map is deallocated. An "
      + "unowned reference is read then."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      _ = try visit.open()
      try visit.pop()
    }
    visit.geocoder.answer()
    return true
  },
  .feature(
    "a tap on the banner that comes after the map was popped does no harm",
    otherwise: "The banner can outlive its screen. Its closure has to expect that."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let banner: BannerView? = try visit.open().banner
    visit.geocoder.answer()
    try visit.pop()
    banner?.tap()
    return true
  },
  .deallocates(
    "the map without a banner, after it is popped",
    otherwise:
      "The geocoder has not answered yet. It may keep a closure, and that closure must not "
      + "keep the map."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let map = try visit.open()
    try visit.pop()
    return [map]
  },
  .deallocates(
    "the map with a banner, after it is popped",
    otherwise:
      "The path leads over the banner: map, banner, onTap, map. The reference to break is the "
      + "last one."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let map = try visit.open()
    visit.geocoder.answer()
    try visit.pop()
    return [map]
  },
]
