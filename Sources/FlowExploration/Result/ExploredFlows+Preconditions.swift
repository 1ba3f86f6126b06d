import ObjectGraph

extension ExploredFlows {
  /// A promise or an action that has a precondition, and how often that was true: one that never was says nothing.
  public struct Precondition: Hashable, Sendable, Codable {
    /// The kinds of what has a precondition.
    public enum Kind: String, Hashable, Sendable, Codable {
      case promise, action
    }

    /// Whether a promise or an action has it.
    public var kind: Kind
    /// The promise with its first word, or the name of the action.
    public var words: String
    /// Of a promise the steps after which its precondition was true, the start among them; of an action the states in
    /// which it was open. Of shards that were put together, a step that several tried counts in each.
    public var count: Int

    /// A precondition, and how often it was true.
    public init(kind: Kind, words: String, count: Int) {
      (self.kind, self.words, self.count) = (kind, words, count)
    }

    fileprivate var line: String {
      switch count {
      case 0: "promise never tried, because its condition was never true: \(words)"
      case 1: "promise tried once: \(words)"
      default: "promise tried \(count.grouped) times: \(words)"
      }
    }
  }

  /// The lines about promises with a precondition, and one about actions that were never open.
  var linesOfPreconditions: [String] {
    let closed = preconditions.filter { $0.kind == .action && $0.count == 0 }.map(\.words)
    return preconditions.filter { $0.kind == .promise }.map(\.line)
      + (closed.isEmpty ? [] : ["actions that were never open: \(closed.joined(separator: ", "))"])
  }

  /// The preconditions of what was explored in parts.
  static func preconditions(of parts: [ExploredFlows]) -> [Precondition] {
    guard let first = parts.first, parts.allSatisfy({ !$0.preconditions.isEmpty }) else {
      return []
    }
    return first.preconditions.map { precondition in
      var whole = precondition
      whole.count = parts.reduce(0) { sum, part in
        let own = part.preconditions.first {
          $0.kind == precondition.kind && $0.words == precondition.words
        }
        return sum + (own?.count ?? 0)
      }
      return whole
    }
  }

  /// The preconditions, of actions with the number of states in which they are open.
  func counted(_ preconditions: [Precondition]) -> [Precondition] {
    guard preconditions.contains(where: { $0.kind == .action }) else { return preconditions }
    var counts = Array(repeating: 0, count: actions.count)
    for (index, first) in firstAlike.enumerated() where index == first {
      for offer in states[index].offers { counts[offer] += 1 }
    }
    let countOf = Dictionary(zip(actions, counts), uniquingKeysWith: { one, _ in one })
    return preconditions.map { precondition in
      guard precondition.kind == .action else { return precondition }
      var whole = precondition
      whole.count = countOf[precondition.words] ?? 0
      return whole
    }
  }
}
