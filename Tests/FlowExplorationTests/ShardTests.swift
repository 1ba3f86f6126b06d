import FlowExploration
import Foundation
import SeededRandom
import Testing

/// The parts of an exploration are a whole again.
@MainActor @Suite struct ShardTests {
  static func parts(
    of explorer: FlowExplorer<some Any>, _ count: Int, depth: Int
  ) throws -> [ExploredFlows] {
    try (1...count).map { index in
      try explorer.explore(.breadthFirst(depth: depth), shard: FlowShard(index, of: count))
    }
  }

  @Test(arguments: MadeUpFlowsTests.seeds.prefix(3), [2, 3])
  func `what shards found is what one run finds`(seed: UInt64, count: Int) throws {
    let graph = MadeUpFlows(seed: seed, places: 40, leaks: 3)
    let explorer = MadeUpApp.explorer(of: graph)
    let whole = try explorer.explore(.breadthFirst(depth: 5))
    let parts = try Self.parts(of: explorer, count, depth: 5)
    #expect(try ExploredFlows.merging(parts) == whole)
    // The order in which they come back is no matter.
    #expect(try ExploredFlows.merging(parts.reversed()) == whole)
  }

  @Test func `each shard does less than all`() throws {
    let explorer = MuseumTests.museum().distinguishing(appearances: 4)
    let whole = try explorer.explore(.breadthFirst(depth: 7))
    let parts = try Self.parts(of: explorer, 2, depth: 7)
    #expect(parts.allSatisfy { $0.performed < whole.performed })
    #expect(try ExploredFlows.merging(parts) == whole)
  }

  @Test func `a lost shard is named`() throws {
    let explorer = MadeUpApp.explorer(of: MadeUpFlows(seed: 3, places: 40, leaks: 0))
    let parts = try Self.parts(of: explorer, 3, depth: 5)
    let merged = try ExploredFlows.merging([parts[0], parts[2]])
    #expect(merged.ending == .shardsLost([2]))
    #expect(merged.ending.words == "without what is missing: shard 2")
    let eighth = try explorer.explore(.breadthFirst(depth: 1), shard: FlowShard(4, of: 8))
    #expect(
      try ExploredFlows.merging([eighth]).ending.words
        == "without what is missing: shard 1 to 3, 5 to 8")
    #expect(ExploredFlows.Ending.shardsLost([1, 2, 4]).words.hasSuffix(" shard 1, 2, 4"))
  }

  @Test func `parts of different apps are refused`() throws {
    let one = try MuseumTests.museum().explore(.breadthFirst(depth: 1))
    let other = try MadeUpApp.explorer(of: MadeUpFlows([[1], []])).explore(.breadthFirst(depth: 1))
    #expect(throws: FlowMergeFailure(reason: "they do not begin in the same state")) {
      try ExploredFlows.merging([one, other])
    }
  }

  @Test(arguments: [
    ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "4"],
    ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"],
    ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "4"],
    ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "4"],
    ["AWS_BATCH_JOB_ARRAY_INDEX": "2", "AWS_BATCH_JOB_ARRAY_SIZE": "4"],
    [
      "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4",
    ],
    // Bazel, run by a job of GitLab's.
    [
      "TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "4", "CI_NODE_INDEX": "1",
      "CI_NODE_TOTAL": "2",
    ],
  ])
  func `the third of four jobs is told by its engine`(environment: [String: String]) {
    #expect(FlowShard("auto", environment: environment) == FlowShard(3, of: 4))
    #expect(FlowShard("auto/5", environment: environment) == FlowShard(3, of: 5))
    #expect(FlowShard("2/8", environment: environment) == FlowShard(2, of: 8))
    // Without the number of jobs there is no part.
    let indexes = environment.filter { $0.key.hasSuffix("INDEX") || $0.key.hasSuffix("JOB") }
    #expect(FlowShard("auto", environment: indexes) == nil)
  }

  @Test func `an indexed job of Kubernetes is told how many there are`() {
    let environment = ["JOB_COMPLETION_INDEX": "2"]
    #expect(FlowShard("auto/4", environment: environment) == FlowShard(3, of: 4))
    #expect(FlowShard("auto", environment: environment) == nil)
    #expect(FlowShard("auto/2", environment: environment) == nil)
    #expect(FlowShard("auto", environment: [:]) == nil)
  }

  @Test func `the file that Bazel names is made, and what is in it stays`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "shard-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": file.path,
    ]
    #expect(FlowShard("1/2", environment: environment) == FlowShard(1, of: 2))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(FlowShard("auto", environment: environment) == FlowShard(1, of: 2))
    #expect(try Data(contentsOf: file).isEmpty)
    try Data("kept".utf8).write(to: file)
    _ = FlowShard("auto", environment: environment)
    #expect(try String(contentsOf: file, encoding: .utf8) == "kept")
  }

  @Test func `a shard is read from its words`() {
    #expect(FlowShard("2/8") == FlowShard(2, of: 8))
    #expect(FlowShard("2/8")?.description == "2/8")
    for words in ["0/8", "9/8", "2", "2/", "/8", "a/b", "1/0", "1/2/3", "1/1000001"] {
      #expect(FlowShard(words) == nil, "\(words)")
    }
  }
}
