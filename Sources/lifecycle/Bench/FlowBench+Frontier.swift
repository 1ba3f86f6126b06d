import ToolConsole
import FlowExploration
import LifecycleKit

extension FlowBench {
  private static let frontierSizes = [2_000, 20_000]

  /// Measures memory and time a state where there are many: an app without screens, whose places are a tree.
  func measureFrontier() {
    var table = Table([
      ("states of a made-up app", .right), ("steps", .right), ("actions", .right),
      ("states a second", .right), ("bytes a state", .right),
    ])
    for size in Self.frontierSizes {
      let memory = MemoryPeak()
      let start = ContinuousClock.now
      let budget = FlowBudget(states: size, actions: .max)
      guard
        let flows = try? Tree.explorer().explore(
          .nearestFirst(depth: 60), budget: budget, progress: { _ in memory.sample() })
      else { continue }
      let states = Self.perSecond(flows.states.count, since: start)
      memory.sample()
      table.add(
        flows.states.count.grouped, flows.steps.count.grouped, flows.performed.grouped,
        states.grouped, (memory.growth / max(flows.states.count, 1)).grouped)
      withExtendedLifetime(flows) {}
    }
    output.write(table.drawn())
  }

  /// A place in a tree: from each two ways lead on, and one back.
  @MainActor private final class Tree {
    /// The start is 1; from n the ways lead to 2 n and 2 n + 1.
    var place: UInt64 = 1

    static func explorer() -> FlowExplorer<Tree> {
      FlowExplorer { _ in Tree() }
        .excluding(.rotation, .application, .memoryWarning, .waiting)
        .distinguishing(appearances: 0)
        .fingerprint { tree, _ in String(tree.place) }
        .action("go left") { tree, _ in tree.place *= 2 }
        .action("go right") { tree, _ in tree.place = tree.place * 2 + 1 }
        .action("go back", when: { tree, _ in tree.place > 1 }) { tree, _ in tree.place /= 2 }
    }
  }
}
