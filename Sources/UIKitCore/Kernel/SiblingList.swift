/// The children of a controller or the subviews of a view, in order: an array that also goes from the front.
///
/// Programs take away in the order in which they added. An array would move all that stand behind each time; a
/// long list moves the few in front instead, and leaves places at its front for a while. They hold once more a
/// member that is in the list anyway, so nothing that went is kept: the one in the middle, to which both ends
/// come last.
struct SiblingList<Member: AnyObject> {
  /// Bringing one member to the next place costs as much as moving so many at once. Lists shorter than this
  /// have no places to spare from the beginning, so that paths of holders tell the members' own.
  private static var movedAtOnce: Int { 32 }

  private var places: [Member]
  /// How many places at the front stand no more for a member.
  private var gone = 0

  init(_ members: [Member]) { places = members }

  /// The members as an array, which is this list's own. - Complexity: O(1), O(n) after removals at the front.
  var array: [Member] {
    mutating get {
      close()
      return places
    }
  }

  mutating func append(_ member: Member) { places.append(member) }

  mutating func insert(_ member: Member, at position: Int) {
    places.insert(member, at: gone + position)
  }

  /// Takes out the last member; the caller releases it. - Complexity: amortised O(1).
  @discardableResult mutating func removeLast() -> Member {
    gone > 0 ? remove(at: count - 1) : places.removeLast()
  }

  /// Takes out a member; the caller releases it, because its end may come back to this list.
  ///
  /// - Complexity: amortised O(1) near both ends, O(members behind) between them.
  @discardableResult mutating func remove(at position: Int) -> Member {
    if gone == 0, position >= places.count / Self.movedAtOnce { return places.remove(at: position) }
    return removeInLongList(at: position)
  }

  private mutating func removeInLongList(at position: Int) -> Member {
    if gone > 0, places[gone + position] === places[0] { close() }
    guard position < count / Self.movedAtOnce else { return places.remove(at: gone + position) }
    for place in stride(from: gone + position, to: gone, by: -1) { places.swapAt(place, place - 1) }
    var member = gone > 0 ? places[0] : places[count / 2]
    swap(&member, &places[gone])
    gone += 1
    return member
  }

  /// Takes out a member, which the caller holds. - Returns: whether it was in the list.
  @discardableResult mutating func remove(_ member: Member) -> Bool {
    // Most that go came last; taking the last costs a small part of a search.
    if last === member {
      removeLast()
    } else if let position = lastPosition(of: member) {
      remove(at: position)
    } else {
      return false
    }
    return true
  }

  /// The position of a member, looked for from both ends. - Complexity: O(distance from the nearer end).
  func lastPosition(of member: Member) -> Int? {
    places.lastPosition(of: member, from: gone).map { $0 - gone }
  }

  private mutating func close() {
    guard gone > 0 else { return }
    places.removeFirst(gone)
    gone = 0
  }
}

extension SiblingList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { places.count - gone }

  // A place that is gone holds a member of the list: where no place is, no member is.
  var isEmpty: Bool { places.isEmpty }
  var last: Member? { places.last }

  subscript(position: Int) -> Member { places[gone + position] }
}

extension SiblingList: ExpressibleByArrayLiteral {
  init(arrayLiteral members: Member...) { self.init(members) }
}

extension SiblingList: Sendable where Member: Sendable {}
