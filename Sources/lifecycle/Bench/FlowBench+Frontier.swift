import ToolConsole
import FlowExploration
import Foundation
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

  /// Measures one size with a journal in a file: half of it, the rest in going on from there, and to read all of it once
  /// more.
  func measureFrontier(of size: Int) {
    var table = Table([
      ("states of a made-up app", .right), ("actions", .right), ("seconds", .right),
      ("journal in MB", .right), ("peak memory in MB", .right), ("bytes a state", .right),
    ])
    let path = FileManager.default.temporaryDirectory.appending(path: "frontier-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for states in [size / 2, size, size] {
      MemoryInUse.restartPeak()
      let (before, start) = (MemoryInUse.bytes, ContinuousClock.now)
      guard
        let flows = try? Tree.explorer().explore(
          .nearestFirst(depth: 60), FlowBudget(states: states, actions: .max), journal: path)
      else { continue }
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let written = (attributes?[.size] as? Int) ?? 0
      let peak = MemoryInUse.peakBytes
      table.add(
        flows.states.count.grouped, flows.performed.grouped, seconds.grouped,
        (written / 1_000_000).grouped, (peak / 1_000_000).grouped,
        (max(0, peak - before) / max(flows.states.count, 1)).grouped)
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
