import ExerciseCheck
import UIKit

/// The cell that a check waits for is not there.
private struct NotShown: Error {}

/// A network that answers when the check wants it to.
private final class SlowNetwork: Network {
  private(set) var requested: [String] = []
  private var waiting: [(name: String, completion: (String) -> Void)] = []

  func get(_ name: String, completion: @escaping (String) -> Void) {
    requested.append(name)
    waiting.append((name, completion))
  }

  func answer() {
    let answered = waiting
    waiting = []
    for request in answered { request.completion("picture of \(request.name)") }
  }
}

/// Keeps network and loader for as long as the app runs, as an app delegate does.
@MainActor private final class App {
  static var current = App()
  let network = SlowNetwork()
  private(set) lazy var loader = PictureLoader(network: network)
}

/// The list, opened from another screen.
@MainActor private struct Visit {
  let stack = UINavigationController(rootViewController: UIViewController())
  let simulation: Simulation

  var network: SlowNetwork { App.current.network }

  init(simulation: Simulation) {
    self.simulation = simulation
    App.current = App()
    simulation.show(stack)
  }

  func open(_ posts: [String]) throws -> PostsViewController {
    let list = PostsViewController(posts: posts, loader: App.current.loader)
    stack.pushViewController(list, animated: false)
    try simulation.settle()
    return list
  }

  func cells(of list: PostsViewController) throws -> [PostCell] {
    try (0..<list.tableView.numberOfRows(inSection: 0)).map { row in
      guard let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PostCell
      else { throw NotShown() }
      return cell
    }
  }

  func pop() throws {
    stack.popViewController(animated: false)
    try simulation.settle()
  }
}

let checks: [Check] = [
  .feature(
    "each row shows its picture, and the title counts those that have come",
    otherwise: "The picture has to come to its cell, and the list has to count it."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let list = try visit.open(["cat", "dog"])
    let cells = try visit.cells(of: list)
    visit.network.answer()
    return cells.map(\.pictureLabel.text) == ["picture of cat", "picture of dog"]
      && list.title == "2 of 2"
  },
  .feature(
    "a tap on Like likes the post of its row",
    otherwise: "The cell calls onLike, and the list notes the post."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let list = try visit.open(["cat", "dog"])
    try visit.cells(of: list)[1].onLike?()
    try visit.cells(of: list)[1].onLike?()
    return list.likes == ["dog", "dog"]
  },
  .feature(
    "a picture that several rows and screens wait for is fetched once, and comes to all",
    otherwise:
      "While a picture is under way, each row that asks for it waits for the same answer. "
      + "Later the picture is there without the network."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let first = try visit.cells(of: visit.open(["cat", "cat"]))
    let second = try visit.cells(of: visit.open(["cat"]))
    visit.network.answer()
    let third = try visit.cells(of: visit.open(["cat"]))
    return visit.network.requested == ["cat"]
      && (first + second + third).allSatisfy { $0.pictureLabel.text == "picture of cat" }
  },
  .feature(
    "pictures that come after the list was popped",
    otherwise:
      "The loader calls the handlers when the picture comes, whether or not the list that "
      + "asked for it still exists."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    do {
      _ = try visit.cells(of: visit.open(["cat"]))
      try visit.pop()
    }
    visit.network.answer()
    return visit.network.requested == ["cat"]
  },
  .deallocates(
    "the list and its cells, after it is popped",
    otherwise:
      "A report shows one path. When the reference on it is mended and the list still leaks, "
      + "there is another path: look again."
  ) { simulation in
    let visit = Visit(simulation: simulation)
    let list = try visit.open(["cat", "dog"])
    let cells = try visit.cells(of: list)
    visit.network.answer()
    try visit.pop()
    return [list] + cells
  },
  .staysLevel(
    "the app, when lists are opened and left",
    otherwise:
      "No list leaks any more, and still something is added each time: the loader keeps what "
      + "is finished. A cache holds results, not requests."
  ) { simulation, round in
    if round == 1 { App.current = App() }
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    let list = PostsViewController(posts: ["cat \(round)"], loader: App.current.loader)
    stack.pushViewController(list, animated: false)
    try simulation.settle()
    _ = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    App.current.network.answer()
    stack.popViewController(animated: false)
    try simulation.settle()
  },
]
