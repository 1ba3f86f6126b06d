/// How many expectations there are in each state.
public struct ExpectationTally: Hashable, Sendable, Codable {
  /// Neither gone nor due yet.
  public var pending = 0
  /// Gone in time.
  public var met = 0
  /// Gone after the deadline.
  public var metLate = 0
  /// Alive at the deadline and still.
  public var failed = 0
  /// Not judged, because the object came back.
  public var cancelled = 0

  package init() {}
}
