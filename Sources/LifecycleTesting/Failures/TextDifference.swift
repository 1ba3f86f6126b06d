/// Two texts line by line, with marks for lines that are only expected and lines that are only found.
package struct TextDifference {
  /// The lines with their marks in front: two spaces, `- ` or `+ `.
  package private(set) var lines: [String] = []

  /// `nil` when both are equal.
  package init?(of expected: [String], _ found: [String]) {
    guard expected != found else { return nil }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in found.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (old, new) = (0, 0)
    while old < expected.count || new < found.count {
      if removed.contains(old) {
        lines.append("- \(expected[old])")
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ \(found[new])")
        new += 1
      } else {
        lines.append("  \(found[new])")
        old += 1
        new += 1
      }
    }
  }
}
