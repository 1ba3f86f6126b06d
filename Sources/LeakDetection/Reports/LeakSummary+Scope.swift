extension LeakSummary {
  /// What a run looked at: a run without findings says little else.
  public struct Scope: Hashable, Sendable, Codable {
    /// How many screens were made.
    public var createdCount: Int
    /// How many of them were alive in the end.
    public var aliveCount: Int
    /// How many departures and other expectations of an end were judged.
    public var judgedCount: Int
    /// How often the hierarchy was scanned.
    public var scanCount: Int
    /// How many expectations that the program itself has were met.
    public var metCount: Int

    /// Says what a run looked at.
    public init(
      createdCount: Int, aliveCount: Int, judgedCount: Int, scanCount: Int, metCount: Int = 0
    ) {
      self.createdCount = createdCount
      self.aliveCount = aliveCount
      self.judgedCount = judgedCount
      self.scanCount = scanCount
      self.metCount = metCount
    }

    /// For people: `5 screens made, 2 alive; 3 departures judged, 4 scans; 1 expectation met`.
    public var words: String {
      "\(Self.count(createdCount, "screen")) made, \(aliveCount) alive; "
        + "\(Self.count(judgedCount, "departure")) judged, \(Self.count(scanCount, "scan")); "
        + "\(Self.count(metCount, "expectation")) met"
    }

    private static func count(_ number: Int, _ name: String) -> String {
      "\(number) \(name)\(number == 1 ? "" : "s")"
    }
  }
}
