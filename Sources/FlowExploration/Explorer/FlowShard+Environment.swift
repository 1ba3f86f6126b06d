extension FlowShard {
  /// Reads `2/8`, or what the engine of a job says: `auto`, and `auto/8` where it tells the number of a job and not
  /// how many there are. `nil` where neither can be read.
  ///
  /// GitLab counts from 1 (`CI_NODE_INDEX`, `CI_NODE_TOTAL`), an indexed job of Kubernetes from 0
  /// (`JOB_COMPLETION_INDEX`), an array of Slurm from where it begins (`SLURM_ARRAY_TASK_ID`, `…_MIN`, `…_COUNT`).
  /// A matrix of GitHub's has no variable of its own: it passes `2/8`.
  public init?(_ words: some StringProtocol, environment: [String: String]) {
    func value(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    let parts = words.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first == "auto" else {
      self.init(words)
      return
    }
    let given = parts.count == 2 ? Int(parts[1]) : nil
    guard parts.count == 1 || (parts.count == 2 && given != nil) else { return nil }
    if let index = value("CI_NODE_INDEX"), let count = given ?? value("CI_NODE_TOTAL") {
      self.init(index, of: count)
    } else if let index = value("SLURM_ARRAY_TASK_ID"),
      let count = given ?? value("SLURM_ARRAY_TASK_COUNT")
    {
      self.init(index - (value("SLURM_ARRAY_TASK_MIN") ?? 0) + 1, of: count)
    } else if let index = value("JOB_COMPLETION_INDEX"), let given {
      self.init(index + 1, of: given)
    } else {
      return nil
    }
  }
}
