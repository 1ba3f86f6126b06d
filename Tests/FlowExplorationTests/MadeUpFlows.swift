import FlowExploration
import SeededRandom

/// An app as a graph: places, and ways from one to the other. What is wrong in it is known.
struct MadeUpFlows: Sendable {
  /// Where each place leads, in the order of its buttons.
  var ways: [[Int]]
  /// The ways on which the place that is left leaks: number of the place and of its button.
  var leaks: [Way] = []

  struct Way: Hashable, Sendable {
    var from: Int
    var button: Int
  }

  /// A graph of some places with up to three ways each, and some leaks in it.
  init(seed: UInt64, places: Int, leaks count: Int) {
    var random = SplitMix64(seed: seed)
    ways = (0..<places).map { _ in
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Int.random(in: 0..<places, using: &random)
      }
    }
    if ways[0].isEmpty { ways[0] = [1] }
    for _ in 0..<count {
      let from = Int.random(in: 0..<places, using: &random)
      guard let button = ways[from].indices.randomElement(using: &random) else { continue }
      let way = Way(from: from, button: button)
      // On a way to itself nothing leaves.
      if ways[from][button] != from, !leaks.contains(way) { leaks.append(way) }
    }
  }

  init(_ ways: [[Int]]) { self.ways = ways }

  /// Every sequence of buttons up to a length, the shorter ones first, with the places it leads through.
  func sequences(upTo length: Int) -> [(buttons: [Int], places: [Int])] {
    var all: [(buttons: [Int], places: [Int])] = [([], [0])]
    var latest = all
    for _ in 0..<length {
      latest = latest.flatMap { buttons, places in
        ways[places[places.count - 1]].enumerated().map { button, place in
          (buttons + [button], places + [place])
        }
      }
      all += latest
    }
    return all
  }
}

/// A place of a made-up app. Which of the closures is set tells by which way it leaks.
final class MadeUpPlace: UIViewController {
  var first: (() -> Void)?
  var second: (() -> Void)?
  var third: (() -> Void)?

  func leak(_ number: Int) {
    switch number {
    case 0: first = { self.title = "leaks" }
    case 1: second = { self.title = "leaks" }
    default: third = { self.title = "leaks" }
    }
  }

  /// The words in a leak's signature.
  static func field(_ number: Int) -> String { ["first", "second", "third"][number] }
}

/// Shows one place at a time, with a button for each way.
@MainActor final class MadeUpApp {
  let graph: MadeUpFlows
  let stack = UINavigationController()

  init(_ graph: MadeUpFlows) {
    self.graph = graph
    show(0)
  }

  private func show(_ number: Int) {
    let place = MadeUpPlace()
    place.title = "Place \(number)"
    place.navigationItem.rightBarButtonItems = graph.ways[number].indices.map { button in
      UIBarButtonItem(
        title: "Way \(button)",
        primaryAction: UIAction { [weak self, weak place] _ in
          self?.leave(place, by: .init(from: number, button: button))
        })
    }
    stack.setViewControllers([place], animated: false)
  }

  private func leave(_ place: MadeUpPlace?, by way: MadeUpFlows.Way) {
    if let leak = graph.leaks.firstIndex(of: way) { place?.leak(leak) }
    let next = graph.ways[way.from][way.button]
    if next != way.from { show(next) }
  }

  /// An explorer that tells states apart by what they look like, and tries nothing but the ways.
  static func explorer(of graph: MadeUpFlows) -> FlowExplorer<MadeUpApp> {
    FlowExplorer { simulation in
      let app = MadeUpApp(graph)
      simulation.show(app.stack)
      return app
    }
    .excluding(.rotation, .application, .memoryWarning)
    .distinguishing(appearances: 0)
  }

  static func flow(_ buttons: [Int]) -> [String] {
    buttons.map { "tap the bar button \"Way \($0)\"" }
  }
}
