import Foundation
import Testing

@testable import FlowExploration

/// Promises and actions that have a precondition: they are tried where it is true, and how often that was is counted.
@MainActor @Suite struct PreconditionTests {
  /// The museum with a promise about its rooms alone, which a fault breaks in a sheet.
  private func museum(
    when isDue: @escaping @MainActor (MuseumCoordinator) -> Bool,
    keeping isKept: @escaping @MainActor (MuseumCoordinator) -> Bool
  ) -> FlowExplorer<MuseumCoordinator> {
    MuseumTests.museum(isFixed: true)
      .always("the room is kept", when: { museum, _ in isDue(museum) }) { museum, _ in
        isKept(museum)
      }
  }

  @Test(arguments: [FlowStrategy.breadthFirst(depth: 3), .nearestFirst(depth: 3)])
  func `a promise is broken where its precondition is true, and nowhere else`(
    strategy: FlowStrategy
  ) throws {
    let inRoom = try museum(when: { $0.stack.viewControllers.count > 1 }) {
      $0.stack.presentedViewController == nil
    }
    .explore(strategy)
    #expect(inRoom.findings.map(\.kind) == [.brokenPromise])
    #expect(
      inRoom.findings.map(\.flow) == [
        ["tap the bar button \"Enter\"", "tap the bar button \"Guide\""]
      ])
    let inHall = try museum(when: { $0.stack.viewControllers.count == 1 }) {
      $0.stack.presentedViewController == nil
    }
    .explore(strategy)
    #expect(inHall.findings == [], "the guide is shown over a room alone")
  }

  @Test func `how often a precondition was true is counted, the start with it`() throws {
    let flows = try museum(when: { $0.stack.viewControllers.count == 1 }) { _ in true }
      .explore(.breadthFirst(depth: 1))
    // The start, waiting in it, and what else leads nowhere.
    let inHall =
      1 + flows.steps.count { flows.screens[flows.states[$0.to].screen].contains("Rooms") }
    #expect(
      flows.preconditions == [
        .init(kind: .promise, words: "always: the room is kept", count: inHall)
      ])
    #expect(inHall < flows.steps.count + 1, "a step leads into a room")
    #expect(
      flows.text.contains(
        "\npromise tried \(inHall == 1 ? "once" : "\(inHall) times"): always: the room is kept\n"))
    let json = try JSONDecoder().decode(
      ExploredFlows.self, from: Data(flows.written(as: .json).utf8))
    #expect(json.preconditions == flows.preconditions)
  }

  @Test(arguments: [
    FlowStrategy.breadthFirst(depth: 3), .nearestFirst(depth: 3), .transitionPairs(depth: 3),
    .randomWalks(count: 2, length: 5),
  ])
  func `what was never tried is said`(strategy: FlowStrategy) throws {
    let explorer = museum(when: { $0.stack.viewControllers.count > 9 }) { _ in false }
      .eventually("it closes", when: { _, _ in false }, within: .seconds(1)) { _, _ in false }
      .action("close the museum", when: { _, _ in false }) { _, _ in }
      .action("look around") { _, _ in }
    let flows = try explorer.explore(strategy)
    #expect(flows.findings == [])
    #expect(
      flows.text.contains(
        """

        promise never tried, because its condition was never true: always: the room is kept
        promise never tried, because its condition was never true: eventually: it closes
        actions that were never open: close the museum

        """), "\(flows)")
  }

  @Test func `a promise for later is asked for where its precondition is true`() throws {
    func findings(when isDue: @escaping @MainActor (MuseumCoordinator) -> Bool) throws -> [String] {
      try MuseumTests.museum(isFixed: true)
        .eventually("it closes", when: { museum, _ in isDue(museum) }, within: .seconds(1)) {
          _, _ in false
        }
        .explore(.breadthFirst(depth: 2)).findings.map { $0.flow.joined(separator: "; ") }
    }
    #expect(try findings { $0.stack.viewControllers.count > 1 } == ["tap the bar button \"Enter\""])
    #expect(try findings { _ in false } == [])
  }

  @Test func `counts of shards are added`() throws {
    let explorer = museum(when: { $0.stack.viewControllers.count > 1 }) { _ in true }
    let parts = try (1...2).map {
      try explorer.explore(.breadthFirst(depth: 4), shard: FlowShard($0, of: 2))
    }
    let sum = parts.reduce(0) { $0 + $1.preconditions[0].count }
    #expect(try ExploredFlows.merging(parts).preconditions.map(\.count) == [sum])
    #expect(sum > 0)
  }

  @Test func `what goes on from an earlier result counts that, too`() throws {
    let explorer = museum(when: { $0.stack.viewControllers.count > 1 }) { _ in true }
    let whole = try explorer.explore(.breadthFirst(depth: 4))
    let early = try explorer.explore(.breadthFirst(depth: 4), budget: FlowBudget(states: 4))
    let resumed = try explorer.explore(.breadthFirst(depth: 4), resuming: early)
    #expect(resumed.steps == whole.steps)
    #expect(resumed.preconditions[0].count >= whole.preconditions[0].count)
    // Of an app that promised something else then, nothing is known of the beginning.
    let other = try MuseumTests.museum(isFixed: true)
      .explore(.breadthFirst(depth: 4), budget: FlowBudget(states: 4))
    #expect(try explorer.explore(.breadthFirst(depth: 4), resuming: other).preconditions == [])
  }

  // MARK: - Models

  private func explored(_ promise: String) throws -> String {
    try FlowModel(
      parsing: """
        value open
        value locked
        screen Door
          on "Open" when not open set open
          on "Enter" when open push Room
          on "Break in" when locked push Room
        screen Room
        root stack Door
        \(promise)
        without rotation application memoryWarning
        """
    ).explorer.explore(.breadthFirst(depth: 3)).text.split(separator: "\n").dropFirst(2)
      .joined(separator: "\n")
  }

  @Test(arguments: [
    (
      "never on Room when open",
      """
      promise tried 5 times: never: on Room when open
      actions that were never open: tap "Break in"
      promise broken: never: on Room when open
        1. tap "Open"
        2. tap "Enter"
      """
    ),
    (
      "always not on Room when locked",
      """
      promise never tried, because its condition was never true: always: not on Room when locked
      actions that were never open: tap "Break in"
      Nothing goes wrong within 3 actions of the start.
      """
    ),
    (
      "never on Room when open until open",
      """
      promise never tried, because its condition was never true: never: on Room when open until open
      actions that were never open: tap "Break in"
      Nothing goes wrong within 3 actions of the start.
      """
    ),
    (
      "always on Room leads to on Door within 1s",
      """
      promise tried 2 times: always: on Room leads to on Door within 1s
      actions that were never open: tap "Break in"
      promise broken: always: on Room leads to on Door within 1s
        1. tap "Open"
        2. tap "Enter"
      """
    ),
  ])
  func `a promise of a model is tried where its condition holds`(
    promise: String, expected: String
  ) throws {
    #expect(try explored(promise) == expected)
  }
}
