import ObjectGraph

/// The source that counts a type's instances; the first source is the only one, so that none is counted twice.
package enum InstanceSource: Sendable {
  /// The objects' own tokens.
  case token
  /// A simulation, of its controllers.
  case simulation
}

/// Names a type within one `InstanceCounts`: its place in the order in which they came.
package typealias CountedTypeIndex = Int32

/// Names one counted instance: its type and its number among the type's, never an address.
package struct InstanceTicket: Hashable, Sendable {
  package let type: CountedTypeIndex
  package let number: Int
}

/// The subject of a limit.
package enum CountedSubject: Hashable, Sendable {
  case type(CountedTypeIndex)
  case group(String)
}

/// How often a subject went beyond its limit, and whether it is beyond it.
struct Excess {
  var serial = 0
  var isUnderWay = false
  /// The surplus that was told of last, 0 when the subject was within its limit since.
  var told = 0
  /// Whether it is going to be judged.
  var isAnnounced = false

  mutating func update(_ surplus: Int) {
    if surplus > 0, !isUnderWay {
      serial += 1
      isAnnounced = false
    }
    isUnderWay = surplus > 0
    told = min(told, surplus)
  }
}

/// One type as the counts keep it.
struct CountedType {
  let type: AnyObject.Type
  let source: InstanceSource
  let group: String?
  var allowed: Int?
  var expected: Int?
  /// Where the living ones are, by number; only kept where a limit may ask for them.
  var places: [Int: ObjectAddress] = [:]
  var live = 0
  var peak = 0
  var total = 0
  var excess = Excess()

  /// Whether there may be a limit, the type's own or its group's. A controller's type has none unless it
  /// says so.
  var isJudged: Bool { source == .token || allowed != nil }

  /// The limits that are judged; the expected number of controllers is not, as it falls before they can be deallocated.
  var judgedLimit: (most: Int, limit: InstanceSurplus.Limit)? {
    let expected = source == .simulation ? nil : expected
    switch (allowed, expected) {
    case (let allowed?, let expected?) where expected < allowed: return (expected, .expected)
    case (let allowed?, _): return (allowed, .allowed)
    case (nil, let expected?): return (expected, .expected)
    case (nil, nil): return nil
    }
  }

  var judgedSurplus: Int { judgedLimit.map { max(0, live - $0.most) } ?? 0 }

  /// Expects so many more, and never less than none.
  mutating func adjustExpected(by difference: Int) {
    expected = max(0, (expected ?? 0) + difference)
  }

  /// Takes in one more.
  mutating func enter(at address: ObjectAddress) -> Int {
    total += 1
    live += 1
    peak = max(peak, live)
    guard isJudged else { return total }
    places[total] = address
    excess.update(judgedSurplus)
    return total
  }

  mutating func leave(_ number: Int) {
    live -= 1
    guard isJudged else { return }
    places[number] = nil
    excess.update(judgedSurplus)
  }
}

/// Types of which together only so many instances may be alive, such as the view models of one flow.
///
/// A group is its name. The maximum is that of the type that was counted first.
public struct InstanceGroup: Hashable, Sendable, Codable {
  /// The name under which the table lists the types.
  public var name: String
  /// How many instances of all the types may be alive together.
  public var maxInstances: Int

  /// Names a group.
  public init(_ name: String, maxInstances: Int) {
    self.name = name
    self.maxInstances = maxInstances
  }
}

/// A surplus and the limit that it is beyond.
package struct CountedSurplus: Sendable {
  package let subject: CountedSubject
  package let surplus: InstanceSurplus
}

/// One excess to be judged later: a limit, and which time of its being exceeded.
package struct ExcessNews: Sendable {
  package let subject: CountedSubject
  package let serial: Int
  package let source: InstanceSource
}

/// More instances of a type, or of a group's types, than there should be: what a count saw.
public struct InstanceSurplus: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Which number was exceeded.
  public enum Limit: String, Hashable, Sendable, Codable {
    /// The type's, or the group's, `maxInstances`.
    case allowed
    /// The number of those that have a reason to be alive.
    case expected
  }

  /// The name of the type or group.
  public var subject: String
  /// How many are alive.
  public var live: Int
  /// How many should be at most.
  public var most: Int
  /// The source of the count.
  public var limit: Limit
  /// The living instances, oldest first, by their type's name and number: `SessionModel#1`. Empty for controllers,
  /// which have reports under their own names.
  public var members: [String]

  /// How many are too many.
  public var count: Int { live - most }

  /// The numbers: `2 alive, 1 allowed`.
  public var numbers: String { "\(live) alive, \(most) \(limit.rawValue)" }

  /// The surplus in a line: `SessionModel: 2 alive, 1 allowed`.
  public var description: String { "\(subject): \(numbers)" }

  package init(
    subject: String, live: Int, most: Int, limit: Limit, members: [String] = []
  ) {
    self.subject = subject
    self.live = live
    self.most = most
    self.limit = limit
    self.members = members
  }
}

/// The instances of one type at the moment of asking.
public struct InstanceCount: Hashable, Sendable, Codable {
  /// The type's name; with its module, or the type it is nested in, where another counted type has the same.
  public var name: String
  /// The group it belongs to.
  public var group: String?
  /// How many are alive.
  public var live: Int
  /// How many were alive at once, at most.
  public var peak: Int
  /// How many there ever were.
  public var total: Int
  /// How many may be alive, as the type says; `nil` where it says nothing.
  public var allowed: Int?
  /// How many are expected to be alive; `nil` where no number is expected.
  public var expected: Int?

  /// How many are alive beyond what is allowed and expected, whichever is less.
  public var surplus: Int {
    max(0, allowed.map { live - $0 } ?? 0, expected.map { live - $0 } ?? 0)
  }
}

/// An object that counted itself and is gone.
package struct InstanceRelease: Sendable {
  package let name: String
  package let typeName: String
}
