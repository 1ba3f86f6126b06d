/// Which of several leaked objects are culprits, and which are merely kept by a culprit.
///
/// A leaked object is a *culprit* when something other than a leaked object keeps it:
/// - a path from a root that passes through no other leaked object, or
/// - a cycle through it that passes through no other leaked object.
///
/// Every other leaked object that a culprit reaches is its *victim*: it goes when the culprit goes.
/// Of two culprits that reach it, the one fewer leaked objects away has it, then the earlier one.
/// Leaked objects that no culprit reaches keep each other in circles, or are kept by what no reader
/// sees: of each circle that nothing else holds the object given first stands for all, the rest are
/// its victims.
///
/// Probable references count as references. Order: groups in the order of their culprits as given,
/// and the victims within a group too.
public struct LeakFolding: Hashable, Sendable {
  /// What keeps a culprit.
  public enum Hold: String, Hashable, Sendable, Codable {
    /// A path from a root, past all other leaked objects.
    case root
    /// A cycle of its own.
    case ownCycle
    /// A cycle through other leaked objects; the culprit stands for it.
    case sharedCycle
    /// Nothing that was found.
    case unknown
  }

  /// A culprit with its victims.
  public struct Group: Hashable, Sendable {
    /// The object to report.
    public var culprit: ObjectAddress
    /// What keeps it.
    public var hold: Hold
    /// The objects to mention under it.
    public var victims: [ObjectAddress]

    /// Describes a group.
    public init(culprit: ObjectAddress, hold: Hold, victims: [ObjectAddress] = []) {
      self.culprit = culprit
      self.hold = hold
      self.victims = victims
    }
  }

  /// The culprits, each with its victims.
  public var groups: [Group] = []
  /// Leaked objects of which nothing can be said because the budget was spent; report each by
  /// itself.
  public var unjudged: [ObjectAddress] = []
  /// Where the walks were cut, if they were.
  public var cut: PathSearchCut?

  /// Folds leaked objects; the budget is spent once, by all walks together.
  ///
  /// Complexity: one walk from the roots, then one from each leaked object through what is kept by
  /// leaked objects alone. What a root keeps is walked once only.
  public init(
    of leaked: [ObjectAddress], roots: [ObjectAddress], reader: some ReferenceReader,
    budget: PathSearchBudget = PathSearchBudget()
  ) {
    var meter = budget.startMeter()
    let relation = LeakRelation(of: leaked, roots: roots, reader: reader, meter: &meter)
    cut = relation.cut
    if cut != nil {
      // A walk that was cut may have missed a holder, and then a victim would look like a culprit.
      for member in relation.members {
        if relation.isHeldByRoot[member] {
          groups.append(Group(culprit: relation.objects[member], hold: .root))
        } else {
          unjudged.append(relation.objects[member])
        }
      }
      return
    }
    let holds = relation.holdsOfCulprits()
    let owners = relation.nearestCulprits(holds)
    var positions: [Int: Int] = [:]
    for member in relation.members {
      guard let hold = holds[member] else { continue }
      positions[member] = groups.count
      groups.append(Group(culprit: relation.objects[member], hold: hold))
    }
    for member in relation.members where holds[member] == nil {
      guard let owner = owners[member], let position = positions[owner] else { continue }
      groups[position].victims.append(relation.objects[member])
    }
  }
}
