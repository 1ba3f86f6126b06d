/// Searches by identity, written as loops.
///
/// A closure that is isolated to the main actor asks, each time the standard library calls it, whether it
/// runs there; that costs more than all the rest of a search through a short list.
extension Array where Element: AnyObject {
  /// The last position of an object.
  func lastPosition(of object: Element) -> Int? {
    var position = count
    while position > 0 {
      position -= 1
      if self[position] === object { return position }
    }
    return nil
  }
}
