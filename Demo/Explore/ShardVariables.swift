import FlowExploration

/// The number of a job as the engine that runs it tells it.
struct ShardVariables {
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// Reads `auto`, and `auto/8` where an engine tells the number of a job and not how many there are.
  ///
  /// GitLab counts from 1, an indexed job of Kubernetes from 0, an array of Slurm from where it begins.
  func shard(_ words: String) -> FlowShard? {
    let parts = words.split(separator: "/")
    guard parts.first == "auto", parts.count <= 2 else { return nil }
    let given = parts.count == 2 ? Int(parts[1]) : nil
    if let index = value("CI_NODE_INDEX"), let count = given ?? value("CI_NODE_TOTAL") {
      return FlowShard(index, of: count)
    }
    if let index = value("SLURM_ARRAY_TASK_ID"),
      let count = given ?? value("SLURM_ARRAY_TASK_COUNT")
    {
      return FlowShard(index - (value("SLURM_ARRAY_TASK_MIN") ?? 0) + 1, of: count)
    }
    if let index = value("JOB_COMPLETION_INDEX"), let given {
      return FlowShard(index + 1, of: given)
    }
    return nil
  }

  private func value(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
}
