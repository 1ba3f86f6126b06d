/// Work that is done ahead of all else that is due, once for each time it is asked for: the end of a turn.
///
/// Its place on the clock is kept as long as this lives, so that asking allocates nothing.
package final class WorkAhead: Sendable {
  private let clock: VirtualClock
  private let number: UInt64

  /// Gives the work its place on a clock; the clock holds the closure until this is gone.
  package init(
    _ name: String, on clock: VirtualClock, _ work: @escaping @MainActor () -> Void
  ) {
    let entry = VirtualClock.Entry(
      name: name, action: .call(work), interval: nil, isInBackground: false)
    self.clock = clock
    number = clock.state.withLock { $0.ahead.add(entry) }
  }

  deinit {
    let entry = clock.state.withLock { state in
      state.takeBack(number)
      return state.ahead.remove(number)
    }
    withExtendedLifetime(entry) {}
  }

  /// Has the work done at the present instant, behind what was asked for before. Asked for twice it is done
  /// once.
  package func ask() {
    let notify = clock.state.withLock { state in
      state.ahead.ask(number) ? state.askedAhead() : nil
    }
    notify?()
  }

  /// Has it not done, where it was asked for and is not done yet.
  package func takeBack() {
    clock.state.withLock { $0.takeBack(number) }
  }

  /// All such work of a clock. There is one for each simulation that the clock has.
  struct List {
    private struct Place {
      let number: UInt64
      let entry: VirtualClock.Entry
      /// When it was asked for, among the others; 0 while it is not.
      var turn: UInt64 = 0
    }

    private var places: [Place] = []
    private var last: UInt64 = 0
    private var askedCount = 0

    /// Whether some was asked for.
    var isAsked: Bool { askedCount > 0 }

    /// The requests, in their order.
    var asked: [VirtualClock.Entry] {
      places.filter { $0.turn > 0 }.sorted { $0.turn < $1.turn }.map(\.entry)
    }

    mutating func add(_ entry: VirtualClock.Entry) -> UInt64 {
      last += 1
      places.append(Place(number: last, entry: entry))
      return last
    }

    mutating func remove(_ number: UInt64) -> VirtualClock.Entry? {
      places.firstIndex { $0.number == number }.map { places.remove(at: $0).entry }
    }

    /// - Returns: Whether it was not asked for before.
    mutating func ask(_ number: UInt64) -> Bool {
      guard let index = places.firstIndex(where: { $0.number == number }),
        places[index].turn == 0
      else { return false }
      last += 1
      askedCount += 1
      places[index].turn = last
      return true
    }

    /// - Returns: Whether it was asked for.
    mutating func takeBack(_ number: UInt64) -> Bool {
      guard let index = places.firstIndex(where: { $0.number == number }),
        places[index].turn > 0
      else { return false }
      askedCount -= 1
      places[index].turn = 0
      return true
    }

    /// Takes what was asked for first.
    mutating func takeNext() -> VirtualClock.Entry? {
      var first: Int?
      for index in places.indices where places[index].turn > 0 {
        if let earlier = first, places[earlier].turn < places[index].turn { continue }
        first = index
      }
      guard let first else { return nil }
      askedCount -= 1
      places[first].turn = 0
      return places[first].entry
    }
  }
}

extension VirtualClock.State {
  /// Notes that some work ahead is due. - Returns: the callback of the driver.
  fileprivate mutating func askedAhead() -> (@Sendable () -> Void)? {
    foregroundCount += 1
    return needsDriving
  }

  fileprivate mutating func takeBack(_ number: UInt64) {
    if ahead.takeBack(number) { foregroundCount -= 1 }
  }
}
