/// Searches by identity, written as loops.
///
/// A closure that is isolated to the main actor asks, each time the standard library calls it, whether it
/// runs there; that costs more than all the rest of a search through a short list.
extension Array where Element: AnyObject {
  /// The position of an object that stands in the list once at most.
  ///
  /// Looked for from both ends, last first: most that go came last or stood there longest.
  /// - Complexity: O(distance from the nearer end).
  func lastPosition(of object: Element) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      high -= 1
      if self[high] === object { return high }
      if self[low] === object { return low }
      low += 1
    }
    return nil
  }
}
