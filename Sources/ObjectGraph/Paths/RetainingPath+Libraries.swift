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
    var step = Step(
      label: "inside \(holder(ofStep: range.lowerBound).name.prefix { $0 != "<" })",
      strength: isGuess ? .probable : .strong, target: steps[range.upperBound].target,
      isForeign: true)
    step.call = steps[range.upperBound].call
    return step
  }
}

extension RetainingPath {
  /// The mistake of the program that led to a cycle of a library's own fields; nil for any other path.
  ///
  /// None of these fields is the program's to make weak, so the words say what it called or set. They are the
  /// library's own where its vocabulary has some, as `remove the associated object`. For anything else that a
  /// program sets they are `remove it from .accessibilityElements` or `clear .context`.
  public var libraryMistake: String? {
    guard origin == .cycle, !steps.isEmpty, suspects == steps.indices,
      steps.indices.allSatisfy({ steps[$0].isForeign && steps[$0].omittedCount == 0 })
    else { return nil }
    for position in steps.indices.reversed() {
      switch declaration(ofStep: position).property?.note {
      case .mistake(let words): return words
      case .askedFor: if let words = steps[position].target.mistake { return words }
      case .link, .ending, nil: continue
      }
    }
    let set = steps.indices.last {
      declaration(ofStep: $0).property.map { $0.note != .link } ?? false
    }
    guard let set else { return "take one of them out of the other" }
    return ReferenceDeclaration(assumedFrom: steps[set].label, isForeign: true).ending.map {
      Remedy.words([$0])
    } ?? "clear \(steps[set].label)"
  }
}

extension RetainingPath {
  /// Whether each step is a reference by which a library's own objects hold each other.
  package var isOfLinks: Bool {
    steps.indices.allSatisfy { declaration(ofStep: $0).property?.note == .link }
  }
}

extension ReferenceDeclaration {
  /// The property that the words end in, without its elements and keys: `.userInfo` of `.userInfo["profile"]`.
  fileprivate var property: Part? { parts.last { !$0.text.isEmpty && !$0.text.hasPrefix("[") } }
}
