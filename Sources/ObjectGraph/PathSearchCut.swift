/// Where a search stopped before it was done: what it had looked at, and what it had not.
public struct PathSearchCut: Hashable, Sendable, Codable {
  /// Which limit of the budget was reached.
  public enum Reason: Hashable, Sendable, Codable {
    /// The most objects a search may meet.
    case objectLimit(Int)
    /// The most time a search may take.
    case timeLimit(Duration)
  }

  /// Which limit was reached.
  public var reason: Reason
  /// How many objects were met.
  public var visitedCount: Int
  /// How many of them were met but not looked into; what they hold is unknown.
  public var unopenedCount: Int
  /// Every path that costs less than this was looked at, and none of them was the answer.
  public var searchedBelow: RetainingPathCost

  /// Describes a cut.
  public init(
    reason: Reason, visitedCount: Int, unopenedCount: Int, searchedBelow: RetainingPathCost
  ) {
    self.reason = reason
    self.visitedCount = visitedCount
    self.unopenedCount = unopenedCount
    self.searchedBelow = searchedBelow
  }
}

extension PathSearchCut: CustomStringConvertible {
  /// One line for a report: `cut after 20,000 objects (object limit), 812 of them not looked into`.
  public var description: String {
    let limit =
      switch reason {
      case .objectLimit: "object limit"
      case .timeLimit(let limit): "time limit \(limit)"
      }
    let unopened = unopenedCount == 0 ? "" : ", \(unopenedCount.grouped) of them not looked into"
    return "cut after \(visitedCount.counted("object")) (\(limit))\(unopened)"
  }
}
