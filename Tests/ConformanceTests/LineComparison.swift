/// Two texts line by line: what is missing is marked `-`, what is too much `+`.
struct LineComparison {
  let expected: [Substring]
  let actual: [Substring]

  init(expected: String, actual: String) {
    self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String {
    var missing: Set<Int> = []
    var surplus: Set<Int> = []
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): surplus.insert(offset)
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if missing.contains(left) {
        lines.append("- \(expected[left])")
        left += 1
      } else if surplus.contains(right) {
        lines.append("+ \(actual[right])")
        right += 1
      } else {
        lines.append("  \(expected[left])")
        left += 1
        right += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}
