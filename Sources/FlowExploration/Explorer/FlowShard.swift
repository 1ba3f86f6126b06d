import Foundation
import LeakDetection
import ObjectGraph

/// A part of an exploration: this one of so many, told by its number alone.
///
/// Nothing is shared between the parts: a matrix of CI jobs, an indexed job or an array of a cluster runs them,
/// each writes its result, and `ExploredFlows.merging(_:)` puts the results together.
public struct FlowShard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Which part it is, from 1.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// A part. `nil` unless this is one of as many as there are, at least one and a million at most.
  public init?(_ index: Int, of count: Int) {
    guard (1...1_000_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a part.
  ///
  /// - Throws: `DecodingError`, also where there is no such part.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let index = try values.decode(Int.self, forKey: .index)
    let count = try values.decode(Int.self, forKey: .count)
    guard let shard = FlowShard(index, of: count) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "there is no shard \(index)/\(count)"))
    }
    self = shard
  }

  /// Reads `2/8`.
  public init?(_ words: some StringProtocol) {
    let parts = words.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  /// `2/8`.
  public var description: String { "\(index)/\(count)" }

  /// Whether what stands at a position, counted from 0, is this part's. Each position is that of one part.
  public func takes(_ position: Int) -> Bool { position % count == index - 1 }

  /// The part of a list that is this part's, in one piece: what stands side by side leads to the same mostly.
  func share<Element>(of all: [Element]) -> [Element] {
    Array(all[all.count * (index - 1) / count..<all.count * index / count])
  }

  /// How many states have to be there before they are dealt out.
  var leastToDeal: Int { count == 1 ? 1 : 4 * count }
}

extension [FlowShard] {
  /// Whether what stands at a position is the last one's, where each deals out the share of the one before.
  func take(_ position: Int) -> Bool {
    var position = position
    for shard in self {
      guard shard.takes(position) else { return false }
      position /= shard.count
    }
    return true
  }
}

extension FlowShard {
  /// Reads `2/8`, or what the engine of a job says: `auto`, and `auto/8` where it tells the number of a job and not
  /// how many there are. `nil` where neither can be read.
  ///
  /// Known are Bazel's test sharding, GitLab, CircleCI, Buildkite, AWS Batch, an array of Slurm, and an indexed job of
  /// Kubernetes, which does not tell how many there are. A matrix of GitHub's has no variable of its own: it passes
  /// `2/8`. To Bazel the file that it names is made, which says that the program takes a part.
  public init?(_ words: some StringProtocol, environment: [String: String]) {
    func value(_ name: String?) -> Int? { name.flatMap { environment[$0] }.flatMap { Int($0) } }
    let parts = words.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first == "auto" else {
      self.init(words)
      return
    }
    let given = parts.count == 2 ? Int(parts[1]) : nil
    guard parts.count == 1 || (parts.count == 2 && given != nil) else { return nil }
    for engine in Engine.all {
      guard let index = value(engine.index), let count = given ?? value(engine.count) else {
        continue
      }
      if let file = engine.status.flatMap({ environment[$0] }),
        !FileManager.default.fileExists(atPath: file)
      {
        try? WholeFile.write("", to: file)
      }
      self.init(index &- (value(engine.first) ?? engine.usualFirst) &+ 1, of: count)
      return
    }
    return nil
  }

  /// The variables of an engine that runs jobs.
  private struct Engine {
    var index: String
    var count: String?
    /// The number of the first job.
    var usualFirst = 0
    /// The variable that has the number of the first job, where that may be any.
    var first: String?
    /// The variable that has the path of a file to be made.
    var status: String?

    static let all = [
      // Bazel comes first, because the jobs of the others may run it.
      Engine(
        index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", status: "TEST_SHARD_STATUS_FILE"),
      Engine(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", usualFirst: 1),
      Engine(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
      Engine(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
      Engine(index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
      Engine(
        index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
        first: "SLURM_ARRAY_TASK_MIN"),
      Engine(index: "JOB_COMPLETION_INDEX"),
    ]
  }
}
