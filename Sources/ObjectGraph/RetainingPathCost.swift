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
