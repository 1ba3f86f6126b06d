/// How many of the references that keep an object alive were found, against its retain count.
///
/// References that are counted but not found belong to holders that no reader sees: a task, a queue,
/// a raw retain, a root that is not registered.
public struct ExplainedReferences: Hashable, Sendable, Codable {
  /// The references found that certainly keep the object alive.
  public var strongCount: Int
  /// The references found that probably do.
  public var probableCount: Int
  /// The object's retain count, as the caller read it.
  public var retainCount: Int
  /// Where the search was cut, if it was: then there may be more.
  public var cut: PathSearchCut?

  /// Whether something that was not read holds the object too.
  public var isIncomplete: Bool { strongCount < retainCount }

  /// Describes a count.
  public init(strongCount: Int, probableCount: Int = 0, retainCount: Int, cut: PathSearchCut? = nil)
  {
    self.strongCount = strongCount
    self.probableCount = probableCount
    self.retainCount = retainCount
    self.cut = cut
  }

  /// The count with a path's last reference to the object, which was found even if the count was cut.
  package func including(_ last: ReferenceStrength?) -> ExplainedReferences {
    var explained = self
    switch last {
    case .strong?: explained.strongCount = max(1, strongCount)
    case .probable?: explained.probableCount = max(1, probableCount)
    case nil: break
    }
    return explained
  }

  /// Counts the references to an object from everything that the starts and the object itself
  /// reach, until as many are found as the count has.
  ///
  /// Complexity: every object met is read once. Memory: 13 to 19 bytes an object.
  public init(
    of target: ObjectAddress, retainCount: Int, from starts: [ObjectAddress],
    reader: some ReferenceReader, budget: PathSearchBudget = PathSearchBudget()
  ) {
    self.init(strongCount: 0, retainCount: retainCount)
    var sweep = HeapSweep(from: [target] + starts, budget: budget)
    while strongCount < retainCount, sweep.next(reader) != nil {
      for reference in sweep.references where reference.target == target {
        if reference.strength == .strong { strongCount += 1 } else { probableCount += 1 }
      }
    }
    cut = sweep.cut
  }
}

extension ExplainedReferences: CustomStringConvertible {
  /// One line for a report: `3 of 4 references explained`.
  public var description: String {
    var text = cut == nil ? "" : "at least "
    if strongCount > retainCount {
      text += "\(strongCount.counted("reference")) found, retain count \(retainCount.grouped)"
    } else {
      text += "\(strongCount.grouped) of \(retainCount.counted("reference")) explained"
    }
    if probableCount > 0 { text += ", \(probableCount.grouped) more probable" }
    if let cut { text += "; \(cut)" }
    return text
  }
}
