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
  /// How many of them were met but not read, so that their references are unknown.
  public var unopenedCount: Int
  /// How many bytes were left unsearched in a search of the whole heap for references to the object.
  public var unsearchedByteCount: Int
  /// Every path that costs less than this was looked at, and none of them was the answer.
  public var searchedBelow: RetainingPathCost

  /// Describes a cut.
  public init(
    reason: Reason, visitedCount: Int, unopenedCount: Int, unsearchedByteCount: Int = 0,
    searchedBelow: RetainingPathCost
  ) {
    self.reason = reason
    self.visitedCount = visitedCount
    self.unopenedCount = unopenedCount
    self.unsearchedByteCount = unsearchedByteCount
    self.searchedBelow = searchedBelow
  }

  private enum CodingKeys: String, CodingKey {
    case reason, visitedCount, unopenedCount, unsearchedByteCount, searchedBelow
  }

  /// Reads a cut. Without a count of unsearched bytes, as older versions wrote it, the count is zero.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      reason: try values.decode(Reason.self, forKey: .reason),
      visitedCount: try values.decode(Int.self, forKey: .visitedCount),
      unopenedCount: try values.decode(Int.self, forKey: .unopenedCount),
      unsearchedByteCount: try values.decodeIfPresent(Int.self, forKey: .unsearchedByteCount) ?? 0,
      searchedBelow: try values.decode(RetainingPathCost.self, forKey: .searchedBelow))
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
    let unsearched =
      unsearchedByteCount == 0
      ? "" : ", \(unsearchedByteCount.grouped) bytes of memory not looked through"
    return "cut after \(visitedCount.counted("object")) (\(limit))\(unopened)\(unsearched)"
  }
}

/// The cost of a retaining path to its reader. The lower the cost, the more the path tells.
///
/// Costs compare by their parts, in this order: fewer guesses first, then fewer passages through
/// the insides of libraries, then fewer references. A path of a hundred of the app's own references
/// is better than a path of two that leads through a run loop, and any certain path is better than
/// any probable one.
public struct RetainingPathCost: Hashable, Comparable, Sendable, Codable {
  /// How many references are only `.probable`, whatever their rank.
  public var probableCount: Int
  /// How many references are of rank `.service`, whatever their strength.
  public var serviceCount: Int
  /// How many references there are, those inside collections and boxes included.
  public var length: Int

  /// A cost of known parts; the path from a root to itself costs nothing.
  public init(probableCount: Int = 0, serviceCount: Int = 0, length: Int = 0) {
    self.probableCount = probableCount
    self.serviceCount = serviceCount
    self.length = length
  }

  /// The cost of the path that is longer by one reference.
  public func extended(by reference: ObjectReference) -> RetainingPathCost {
    RetainingPathCost(
      probableCount: probableCount + (reference.strength == .probable ? 1 : 0),
      serviceCount: serviceCount + (reference.rank == .service ? 1 : 0),
      length: length + 1)
  }

  /// The better path costs less.
  public static func < (one: RetainingPathCost, other: RetainingPathCost) -> Bool {
    (one.probableCount, one.serviceCount, one.length)
      < (other.probableCount, other.serviceCount, other.length)
  }
}
