import FlowExploration
import Foundation
import ExampleKiosk

extension FlowBench {
  private static let shardCount = 8

  /// Counts the actions of eight shards, each alone, and with a folder in which they hand over what they tried.
  func measureShards(_ strategy: FlowStrategy, named name: String) {
    let whole = work { try KioskCoordinator.explorer().explore(strategy, trying: $0) }
    let alone = (1...Self.shardCount).map { index in
      work {
        let shard = FlowShard(index, of: Self.shardCount)
        return try KioskCoordinator.explorer().explore(strategy, shard: shard, trying: $0)
      }
    }
    tell(alone, of: whole, "\(name), each alone")
    let folder = FileManager.default.temporaryDirectory.appending(path: "shards-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var together = Array(repeating: 0, count: Self.shardCount)
    var isDone = false
    // They take turns, and none waits.
    for _ in 0..<100 where !isDone {
      isDone = true
      for index in 1...Self.shardCount {
        together[index - 1] += work {
          let flows = try KioskCoordinator.explorer().explore(
            strategy, shard: FlowShard(index, of: Self.shardCount), exchange: folder,
            waiting: .zero, trying: $0)
          if case .shardsLost = flows.ending { isDone = false }
          return flows
        }
      }
    }
    tell(together, of: whole, "\(name), handing over")
  }

  private func tell(_ work: [Int], of whole: Int, _ name: String) {
    func words(_ count: Int) -> String {
      let hundredths = count * 100 / max(whole, 1)
      return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
    }
    output.line(
      "\(Self.shardCount) shards, \(name): \(work.reduce(0, +).grouped) actions, "
        + "\(words(work.reduce(0, +))) times the whole's; the slowest \(words(work.max() ?? 0))")
  }

  /// The actions that an exploration performs; breadth first each flow is taken from the start.
  private func work(_ explore: (@escaping ([String]) -> Bool) throws -> ExploredFlows) -> Int {
    var (flows, actions) = (0, 0)
    let result = try? explore { flow in
      (flows, actions) = (flows + 1, actions + flow.count)
      return true
    }
    if case .breadthFirst? = result?.strategy { return actions }
    return flows
  }
}
