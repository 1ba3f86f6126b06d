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
}
