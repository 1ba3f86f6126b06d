/// What grew each time a flow was run again: the types that had more objects after every round, and the
/// fields that held more.
///
/// Something that grows in some rounds only, such as a cache that fills up, is not in it.
public struct GrowthReport: Hashable, Sendable, Codable {
  /// A count after each round.
  public struct Series: Hashable, Sendable, Codable {
    /// The count before the first judged round, then after each.
    public var counts: [Int]

    /// Makes a series of counts.
    public init(_ counts: [Int]) { self.counts = counts }

    /// The least and the most that a round added.
    public var rate: ClosedRange<Int> {
      let steps = zip(counts, counts.dropFirst()).map { $1 - $0 }
      return (steps.min() ?? 0)...(steps.max() ?? 0)
    }

    /// Whether every round added something.
    public var grows: Bool { counts.count > 1 && rate.lowerBound > 0 }
  }

  /// A type of which there were more objects after every round.
  public struct GrowingType: Hashable, Sendable, Codable {
    /// The type's name, or where a closure stands.
    public var name: String
    /// How many there were.
    public var series: Series
    /// The fields that had more references to such after every round, the growing ones first; none when
    /// nothing that was looked through reaches them, as with a leaked cycle.
    public var heldIn: [String]
    /// The types that only grew because this one did: what its objects hold.
    public var followers: [GrowingType]
  }

  /// A stored property or variable that held more after every round.
  public struct GrowingField: Hashable, Sendable, Codable {
    /// The holder's type and the property: `AppCoordinator.children`; or a variable's name.
    public var name: String
    /// How many references there were in it.
    public var series: Series
  }

  /// How many rounds were judged.
  public var rounds: Int
  /// How many rounds were run before them.
  public var warmUp: Int
  /// The types that grew, by name.
  public var types: [GrowingType]
  /// The fields that grew, by name.
  public var fields: [GrowingField]
  /// Why only controllers were counted, if so: live objects cannot be read there.
  public var refusal: String?
  /// Where the budget ended a count, if it did: then there may be more.
  public var cut: String?

  /// Whether nothing grew.
  public var isEmpty: Bool { types.isEmpty && fields.isEmpty }
}
