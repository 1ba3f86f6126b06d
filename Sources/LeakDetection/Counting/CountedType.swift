import ObjectGraph

/// Who tells of a type's instances; the first who does is the only one, so that none is counted twice.
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

/// What a limit is of.
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
  let names: TypeNames
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
