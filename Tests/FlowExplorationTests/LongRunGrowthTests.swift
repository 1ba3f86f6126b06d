import Foundation
import LeakDetection
import Testing

@testable import FlowExploration

/// Growth that a run shows which goes round and round, and no flow that goes there once.
@MainActor @Suite struct LongRunGrowthTests {
  /// A library whose desk is reached through a hall, and that notes each visitor there.
  @MainActor private final class Library {
    final class Visitor {}

    /// Which visitors it remembers.
    enum Memory: CaseIterable {
      case none, all, latest, tenAtMost
    }

    final class Screen: ButtonScreen {}

    let stack = UINavigationController()
    private var visitors: [Visitor] = []
    private let memory: Memory
    private let leaks: Bool

    init(_ memory: Memory, leaks: Bool) {
      (self.memory, self.leaks) = (memory, leaks)
      show("Street", [("Enter", { $0.enterHall() }), ("Look", { $0.lookInside() })])
    }

    private func show(_ title: String, _ buttons: [(String, @MainActor (Library) -> Void)]) {
      stack.setViewControllers([Screen(title, buttons, of: self)], animated: false)
    }

    private func enterHall() { show("Hall", [("Go to the desk", { $0.goToDesk() })]) }

    private func lookInside() {
      if leaks, let street = stack.topViewController as? Screen {
        street.held = { street.title = "stays" }
      }
      show("Window", [("Turn away", { $0.leave() })])
    }

    private func goToDesk() {
      visitors.append(Visitor())
      switch memory {
      case .none: visitors = []
      case .all: break
      case .latest: visitors = visitors.suffix(1)
      case .tenAtMost: if visitors.count > 10 { visitors = [] }
      }
      show("Desk", [("Leave", { $0.leave() })])
    }

    private func leave() {
      show("Street", [("Enter", { $0.enterHall() }), ("Look", { $0.lookInside() })])
    }

    static func explorer(_ memory: Memory, leaks: Bool = false) -> FlowExplorer<Library> {
      FlowExplorer { simulation in
        let library = Library(memory, leaks: leaks)
        simulation.show(library.stack)
        return library
      }
      .excluding(.rotation, .application, .memoryWarning)
      .distinguishing(appearances: 0)
    }
  }

  private static let text = """
    grows in a long run, with every round of the last 3 actions: Visitor, Library.visitors
      1. tap the bar button "Enter"
      2. tap the bar button "Go to the desk"
      3. tap the bar button "Leave"
        growth over 3 rounds after 2 of warm-up: 1 type, 1 field
          type   Visitor +1 a round (2 → 5), in Library.visitors
          field  Library.visitors +1 a round (2 → 5)
        Each round ends in the state in which it began. One round after a start does not show it.

    """

  @Test func `what grows is told with its round, of which no action can be left out`() throws {
    let explorer = Library.explorer(.all)
    let flows = try explorer.explore(.nearestFirst(depth: 6))
    #expect(flows.findings.map(\.kind) == [.longRun])
    #expect(flows.findings.first?.text == Self.text)
    // No flow that goes there once shows it, and no way there and back by two actions.
    let oracle = try explorer.explore(.breadthFirst(depth: 6))
    #expect(oracle.findings == [])
    #expect(try explorer.growth(in: oracle) == [])
    #expect(flows.states == oracle.states)
    #expect(flows.steps == oracle.steps)
    let test = flows.findings[0].swiftTest(exploring: "explorer")
    #expect(test.contains("try explorer.explore(.nearestFirst(depth: 4))"))
    #expect(test.contains("long run: grows: Visitor, Library.visitors"))
  }

  @Test(arguments: [Library.Memory.none, .latest, .tenAtMost])
  private func `what is forgotten is silent, at once or late`(memory: Library.Memory) throws {
    #expect(try Library.explorer(memory).explore(.nearestFirst(depth: 6)).findings == [])
  }

  @Test func `a leak on the way round is told as a leak, and what grows beside it`() throws {
    let flows = try Library.explorer(.all, leaks: true).explore(.nearestFirst(depth: 6))
    #expect(flows.findings.map(\.kind) == [.leak, .longRun])
    #expect(flows.findings.last?.text == Self.text)
    let leak = try Library.explorer(.none, leaks: true).explore(.nearestFirst(depth: 6))
    #expect(leak.findings.map(\.kind) == [.leak])
  }

  @Test func `what is no fault in its app is not looked for`() throws {
    let (library, rules) = (Library.explorer(.all), FlowStrategy.nearestFirst(depth: 6))
    #expect(try library.explore(rules, FlowBudget(), [], judging: false).findings == [])
  }

  @Test func `shards that hand over, and a journal that is gone on from, tell the same`() throws {
    let whole = try Library.explorer(.all).explore(.nearestFirst(depth: 6))
    let turns = try ExchangeTests.turns(of: Library.explorer(.all), .nearestFirst(depth: 6), 2)
    #expect(turns.flows.map(\.findings) == [whole.findings, whole.findings])
    try ExchangeTests.inFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appending(path: "journal").path
      for states in [2, 100] {
        let flows = try Library.explorer(.all).explore(
          .nearestFirst(depth: 6), FlowBudget(states: states), [], in: FlowJournal(path))
        if states == 100 { #expect(flows.findings == whole.findings) }
      }
    }
  }
}
