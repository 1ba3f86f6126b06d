/// Which elements of two sequences the other one has not.
struct SequenceDifference: Hashable {
  /// Positions in the first sequence.
  private(set) var removed: [Int] = []
  /// Positions in the second.
  private(set) var added: [Int] = []

  /// How many elements may differ before only their numbers are compared.
  static let limit = 2_000

  init(_ old: [String], _ new: [String]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldPart, newPart) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    guard oldPart.count <= Self.limit, newPart.count <= Self.limit else {
      removed = Self.surplus(of: oldPart, over: newPart)
      added = Self.surplus(of: newPart, over: oldPart)
      return
    }
    for change in Array(newPart).difference(from: Array(oldPart)) {
      switch change {
      case .remove(let offset, _, _): removed.append(start + offset)
      case .insert(let offset, _, _): added.append(start + offset)
      }
    }
    removed.sort()
  }

  /// The positions of elements that come more often than in the other sequence: the last ones of each.
  private static func surplus(
    of one: ArraySlice<String>, over other: ArraySlice<String>
  ) -> [Int] {
    var counts: [String: Int] = [:]
    for element in other { counts[element, default: 0] += 1 }
    return one.indices.filter { index in
      counts[one[index], default: 0] -= 1
      return counts[one[index], default: 0] < 0
    }
  }
}
