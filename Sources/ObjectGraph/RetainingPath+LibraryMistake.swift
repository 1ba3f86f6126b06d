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

extension ReferenceDeclaration {
  /// The property that the words end in, without its elements and keys: `.userInfo` of `.userInfo["profile"]`.
  fileprivate var property: Part? { parts.last { !$0.text.isEmpty && !$0.text.hasPrefix("[") } }
}
