/// Members that `Collection` has for any list, once more for arrays alone.
///
/// The general forms are generic over the kind of list: where they are not specialized, as in a debug build, each call asks
/// the runtime for types and conformances. These took a twentieth of a push and a pop there.
extension Array {
  var isEmpty: Bool { count == 0 }

  var first: Element? { count == 0 ? nil : self[0] }

  var last: Element? {
    let count = count
    return count == 0 ? nil : self[count - 1]
  }

  @discardableResult mutating func removeLast() -> Element { remove(at: count - 1) }

  mutating func popLast() -> Element? { count == 0 ? nil : remove(at: count - 1) }

  /// Takes all out, the last first; the memory for a few is kept.
  mutating func empty() {
    guard count < 64 else { return self = [] }
    while count > 0 { removeLast() }
  }
}
