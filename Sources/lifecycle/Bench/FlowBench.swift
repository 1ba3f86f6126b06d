import ToolConsole
import FlowExploration
import Foundation
import GuidedTour
import ExampleKiosk
import LifecycleKit

/// Measures the cost of an exploration of the tour's app: time an action, time a state, memory a state, for
/// n states and for ten times n; of the strategies for the kiosk, processor time a step, and the work of eight shards; and
/// of a made-up app of many states, time and memory a state for n states and for ten times n.
@MainActor struct FlowBench {
  let output: Output

  private static let sizes = [200, 2_000]
  private static let aim = 50_000

  func run() {
    var table = Table([
      ("states", .right), ("steps", .right), ("actions", .right), ("actions a second", .right),
      ("states a second", .right), ("bytes a state", .right),
    ])
    let progress = Progress(total: Self.sizes.count + 1)
    for size in Self.sizes {
      progress.step("exploring \(size.grouped) states")
      measure(size, into: &table)
    }
    progress.step("random walks")
    let walks = AppCoordinator.sound().distinguishing(appearances: 1)
    let start = ContinuousClock.now
    let count = (try? walks.explore(.randomWalks(count: 50, length: 400)))?.performed ?? 0
    let walked = Self.perSecond(count, since: start)
    progress.finish()
    output.write(table.drawn())
    output.line(
      "The aim is \(Self.aim.grouped) actions a second; starts and judgements are in the time.")
    output.line("random walks: \(walked.grouped) actions a second")
    for (name, strategy) in [
      ("breadth first", FlowStrategy.breadthFirst(depth: Self.depth)),
      ("nearest first", .nearestFirst(depth: Self.depth)),
    ] {
      measure(strategy, named: name)
      measureShards(strategy, named: name)
    }
    measureFrontier()
  }

  static let depth = 8

  private func measure(_ strategy: FlowStrategy, named name: String) {
    let start = clock()
    guard let flows = try? KioskCoordinator.explorer().explore(strategy) else { return }
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    let count = Int(Double(flows.steps.count) / max(seconds, 1e-9))
    output.line(
      "\(name), the kiosk to depth \(Self.depth): \(flows.steps.count.grouped) steps, "
        + "\(flows.performed.grouped) actions, \(count.grouped) steps a processor's second")
  }

  private func measure(_ size: Int, into table: inout Table) {
    // Without end: each appearance of a screen is another state.
    let explorer = AppCoordinator.sound().distinguishing(appearances: 250)
    let memory = MemoryPeak()
    let start = ContinuousClock.now
    guard
      let flows = try? explorer.explore(
        .breadthFirst(depth: 1_000), budget: FlowBudget(states: size))
    else { return }
    let (actions, states) = (
      Self.perSecond(flows.performed, since: start),
      Self.perSecond(flows.states.count, since: start)
    )
    memory.sample()
    table.add(
      flows.states.count.grouped, flows.steps.count.grouped, flows.performed.grouped,
      actions.grouped, states.grouped, (memory.growth / max(flows.states.count, 1)).grouped)
    withExtendedLifetime(flows) {}
  }

  static func perSecond(_ count: Int, since start: ContinuousClock.Instant) -> Int {
    Int(Double(count) / max((ContinuousClock.now - start) / .seconds(1), 1e-9))
  }
}

extension AppCoordinator {
  /// The tour's app without its profile, which leaks for good each time.
  fileprivate static func sound() -> FlowExplorer<AppCoordinator> {
    explorer().excluding { $0.contains("Edit profile") }
  }
}
