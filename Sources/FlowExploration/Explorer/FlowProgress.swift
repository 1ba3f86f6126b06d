import ObjectGraph

/// How far an exploration is.
public struct FlowProgress: Hashable, Sendable {
  /// The states met so far.
  public var states: Int
  /// The states met, or walks planned, of which nothing was tried yet.
  public var waiting: Int
  /// The actions performed so far.
  public var performed: Int
  /// What was found so far.
  public var findings: Int

  /// How far it is, in a line, with about how long what waits will take:
  /// `1200 states, 300 waiting; 45000 actions, 1 finding; about 4 s for those that wait`.
  ///
  /// Those that wait may lead to more, of which the estimate knows nothing.
  /// - Parameter elapsed: how long it took so far.
  public func words(after elapsed: Duration) -> String {
    var words =
      "\(states.counted("state")), \(waiting) waiting; "
      + "\(performed.counted("action")), \(findings.counted("finding"))"
    let done = states - waiting
    if done > 0, waiting > 0 {
      let left = elapsed / done * waiting
      words += "; about \(max(1, left.components.seconds)) s for those that wait"
    }
    return words
  }
}
