extension RetainingPath {
  /// The path with consecutive steps inside a library folded into one: `inside Timer`.
  ///
  /// A step is inside a library if a library declares its holder's class. The first object of a library keeps its
  /// name. Objects that the caller named, or has an expectation about, are never folded, and neither is a single
  /// step. Use it for display only: repairs and signatures need the whole path.
  public var foldingLibraries: RetainingPath {
    var folded = self
    folded.steps = []
    var first = 0
    while first < steps.count {
      var last = first
      if isInside(first) {
        while last + 1 < steps.count, isInside(last + 1), steps[last + 1].omittedCount == 0 {
          last += 1
        }
      }
      folded.steps.append(last == first ? steps[first] : step(through: first...last))
      first = last + 1
    }
    return folded
  }

  /// Whether a step's holder is a library's object, without a name or an expectation of the caller's.
  private func isInside(_ position: Int) -> Bool {
    let node = holder(ofStep: position)
    return node.library != nil && node.name == node.typeName && node.expectation == .unknown
      && steps[position].omittedCount == 0
  }

  private func step(through range: ClosedRange<Int>) -> Step {
    let isGuess = range.contains { steps[$0].strength == .probable }
    return Step(
      label: "inside \(holder(ofStep: range.lowerBound).name.prefix { $0 != "<" })",
      strength: isGuess ? .probable : .strong, target: steps[range.upperBound].target,
      isForeign: true)
  }
}
