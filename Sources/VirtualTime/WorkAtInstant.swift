/// How much work was done since the time went on.
struct WorkAtInstant {
  private var instant = VirtualInstant.zero
  private var count = 0

  /// Counts a piece of work that was done at an instant.
  ///
  /// - Returns: how many there were at this one.
  mutating func counts(one now: VirtualInstant) -> Int {
    count = now == instant ? count + 1 : 1
    instant = now
    return count
  }
}
