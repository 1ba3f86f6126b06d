import Foundation
import Testing

@testable import FlowExploration

/// A board whose departures come from a task, and a desk that begins a task as well.
private final class Departures: UIViewController {
  private let loads: Bool

  init(loads: Bool) {
    self.loads = loads
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Submit", primaryAction: UIAction { [weak self] _ in self?.submit() })
    if loads { Task { await load() } }
  }

  private func load() async { show(["Lyon 12:08"]) }

  func show(_ departures: [String]) { title = departures.first }

  private func submit() {
    if loads {
      Task { [weak self] in await self?.load() }
    } else {
      // Begins on another thread, and is over or not when the exploration is.
      Task.detached {}
    }
  }
}

/// Leads to the board.
private final class Hall: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Board",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(Departures(loads: true), animated: false)
      })
  }
}

/// A screen whose end begins a task, and that another one leads to.
private final class Leaflet: UIViewController {
  private let isFirst: Bool

  init(isFirst: Bool) {
    self.isFirst = isFirst
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { Task { @MainActor in Self.count() } }

  private static func count() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    guard isFirst else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Read",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(Leaflet(isFirst: false), animated: false)
      })
  }
}

/// Results that name what the exploration could not judge.
@MainActor @Suite struct UnjudgedTests {
  private static func station(loads: Bool = true) -> FlowExplorer<UINavigationController> {
    FlowExplorer { simulation in
      let stack = UINavigationController(rootViewController: Departures(loads: loads))
      simulation.show(stack)
      return stack
    }
    .excluding(.rotation, .application, .memoryWarning, .waiting)
    .distinguishing(appearances: 0)
  }

  private static let line =
    "tasks that never began, because none runs while exploring: Departures.submit(), "
    + "Departures.viewDidLoad(); add an action to the explorer that does what they do, "
    + "and name them there as `answering:`"

  @Test(arguments: [FlowStrategy.breadthFirst(depth: 3), .nearestFirst(depth: 3)])
  func `a result names the functions whose tasks never began`(strategy: FlowStrategy) throws {
    let flows = try Self.station().explore(strategy)
    #expect(
      flows.text == """
        1 state, 1 step, 1 action performed; everything was tried
        pairs of steps in a row: 0 of 1 tried
        \(Self.line)

        no way out of Departures
          as soon as the app has started
            All that can be done here: tap the bar button "Submit".

        """)
    let read = try JSONDecoder().decode(
      ExploredFlows.self, from: Data(flows.written(as: .json).utf8))
    #expect(read == flows)
    #expect(try flows.written(as: .sarif).contains("Departures.submit(), Departures.viewDidLoad()"))
    #expect(try flows.written(as: .github).hasSuffix("::warning title=explore::\(Self.line)\n"))
    #expect(try ExploredFlows.merging([flows]).text.contains(Self.line))
  }

  @Test func `nothing goes wrong, but tasks never began, is what a clean result says`() throws {
    let explorer = Self.station().home("the board") { _, _ in true }
    let flows = try explorer.explore(.breadthFirst(depth: 3))
    #expect(flows.isClean)
    #expect(flows.text.hasSuffix("\nNothing goes wrong, but tasks never began.\n"), "\(flows)")
    let folder = FileManager.default.temporaryDirectory.appending(path: "station-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try explorer.writeReport(of: flows, to: folder.path)
    let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains("Nothing goes wrong, but tasks never began."))
    #expect(page.contains("Tasks that never began"))
  }

  @Test func `a screen that only a task holds that never began is not judged`() throws {
    let explorer = FlowExplorer { simulation in
      let stack = UINavigationController(rootViewController: Hall())
      simulation.show(stack)
      return stack
    }
    .excluding(.rotation, .application, .memoryWarning, .waiting)
    .distinguishing(appearances: 0)
    let flows = try explorer.explore(.breadthFirst(depth: 4))
    #expect(flows.screens == ["Hall", "Departures"])
    #expect(flows.text.hasSuffix("\nNothing goes wrong, but tasks never began.\n"), "\(flows)")
  }

  @Test func `an action is the answer that a task would wait for, and no task is named any more`()
    throws
  {
    let explorer = Self.station().action(
      "the departures arrive", on: Departures.self, answering: ["Departures.viewDidLoad()"],
      when: { $0.title == nil }
    ) { $0.show(["Lyon 12:08"]) }
    let flows = try explorer.excluding(.barButton).explore(.breadthFirst(depth: 3))
    #expect(flows.screens == ["Departures", "Departures \"Lyon 12:08\""])
    #expect(
      flows.text.hasPrefix("2 states, 1 step, 1 action performed; everything was tried\n\n"),
      "\(flows)")
    // The task of the other function still has no action.
    let others = try explorer.explore(.breadthFirst(depth: 3))
    #expect(
      others.text.contains("because none runs while exploring: Departures.submit(); add "),
      "\(others)")
    // An action that is left out answers nothing.
    let without = try explorer.excluding(.barButton, .own).explore(.breadthFirst(depth: 3))
    #expect(
      without.text.hasPrefix(
        """
        1 state, 0 steps, 0 actions performed; everything was tried
        tasks that never began, because none runs while exploring: Departures.viewDidLoad(); add an action to the explorer that does what they do, and name them there as `answering:`

        """), "\(without)")
  }

  @Test func `an action that was never open answers nothing`() throws {
    let flows = try Self.station().home("the board") { _, _ in true }
      .action(
        "the departures arrive", on: Departures.self, answering: ["Departures.viewDidLoad()"],
        when: { $0.title == "Platforms" }
      ) { $0.show(["Lyon 12:08"]) }
      .excluding(.barButton)
      .explore(.breadthFirst(depth: 3))
    #expect(
      flows.text == """
        1 state, 0 steps, 0 actions performed; everything was tried
        actions that were never open: the departures arrive
        tasks that never began, because none runs while exploring: Departures.viewDidLoad(); add an action to the explorer that does what they do, and name them there as `answering:`
        Nothing goes wrong, but tasks never began.

        """)
  }

  @Test func `a task that a deinit starts is not named, for nothing is left to answer it`() throws {
    let flows = try FlowExplorer { simulation in
      let stack = UINavigationController(rootViewController: Leaflet(isFirst: true))
      simulation.show(stack)
      return stack
    }
    .excluding(.rotation, .application, .memoryWarning, .waiting)
    .distinguishing(appearances: 0)
    .explore(.breadthFirst(depth: 4))
    #expect(flows.steps.count > 1)
    #expect(flows.text.hasSuffix("\nNothing goes wrong.\n"), "\(flows)")
  }

  @Test func `without a task, and with one that needs no main actor, nothing is said`() throws {
    let explorer = Self.station(loads: false).home("the board") { _, _ in true }
    let flows = try explorer.explore(.breadthFirst(depth: 3))
    #expect(flows.text.hasSuffix("\nNothing goes wrong.\n"), "\(flows)")
    #expect(!flows.text.contains("tasks"))
  }

  @Test func `an app with a window of its own is told where to show its screen`() throws {
    let flows = try FlowExplorer { simulation in
      let window = UIWindow(frame: .zero)
      window.rootViewController = Departures(loads: false)
      return window
    }
    .excluding(.rotation, .application, .memoryWarning, .waiting)
    .home("anywhere") { _, _ in true }
    .explore(.breadthFirst(depth: 1))
    #expect(
      flows.text == """
        1 state, 0 steps, 0 actions performed; everything was tried
        no screen was shown: the app has to show its first screen in `simulation.window`, as `simulation.show(_:)` does
        Nothing goes wrong, but no screen was shown.

        """)
  }

  @Test func `screens of a model that no flow came to are named, whatever the depth`() throws {
    let model = try FlowModel(
      parsing: """
        screen Hall
          on "Enter" push Room
          on "Glance" push Glimpse
        screen Glimpse
          after 500ms pop
        screen Room
          on "Down" push Cellar
        screen Cellar Attic
        alert Fire
          on "OK"
        root stack Hall
        home on Hall
        without rotation application memoryWarning swipeBack
        """)
    func first(_ depth: Int) throws -> ExploredFlows {
      try model.explorer.explore(.breadthFirst(depth: depth))
    }
    let words = "screens that no flow came to within 1 action of the start: Attic, Cellar"
    let flows = try first(1)
    #expect(flows.text.contains("\n\(words)\n"), "\(flows)")
    #expect(try flows.written(as: .sarif).contains(words))
    #expect(try flows.written(as: .github) == "::warning title=explore::\(words)\n")
    // Everything was tried, and nothing leads there.
    #expect(try first(9).text.contains("\nscreens that no flow came to: Attic\n"))
    var parts = try (1...2).map {
      try model.explorer.explore(.breadthFirst(depth: 9), shard: FlowShard("\($0)/2"))
    }
    // Another shard came there.
    parts[0].noteUnreachedScreens(["Attic", "Cellar"])
    #expect(
      try ExploredFlows.merging(parts).text.contains("\nscreens that no flow came to: Attic\n"))
  }
}
