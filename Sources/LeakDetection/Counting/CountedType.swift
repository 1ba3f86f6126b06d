import ObjectGraph

/// Who tells of a type's instances; the first who does is the only one, so that none is counted twice.
package enum InstanceSource: Sendable {
  /// The objects' own tokens.
  case token
  /// A simulation, of its controllers.
  case simulation
}

/// Names one counted instance: its type and its number among the type's, never an address.
package struct InstanceTicket: Hashable, Sendable {
  package let type: ObjectIdentifier
  package let number: Int
}

/// What a limit is of.
package enum CountedSubject: Hashable, Sendable {
  case type(ObjectIdentifier)
  case group(String)
}

/// How often a subject went beyond its limit, and whether it is beyond it.
struct Excess {
  var serial = 0
  var isUnderWay = false
  /// The surplus that was told of last, 0 when the subject was within its limit since.
  var told = 0
  /// Whether somebody is going to judge it.
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
  let names: TypeNames
  let source: InstanceSource
  let group: String?
  let allowed: Int?
  var expected: Int?
  /// Where the living ones are, by number.
  var places: [Int: ObjectAddress] = [:]
  var peak = 0
  var total = 0
  var excess = Excess()

  var live: Int { places.count }

  /// What is judged; of controllers the expected number is not, which falls before they can be gone.
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

  /// Takes in one more.
  mutating func enter(at address: ObjectAddress) -> Int {
    total += 1
    places[total] = address
    peak = max(peak, live)
    excess.update(judgedSurplus)
    return total
  }

  mutating func leave(_ number: Int) {
    places[number] = nil
    excess.update(judgedSurplus)
  }
}
