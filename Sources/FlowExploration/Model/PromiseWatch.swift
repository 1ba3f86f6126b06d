/// The promises of a model in a flow so far: which need no more to be kept, and which have begun.
struct PromiseWatch {
  let promises: [FlowModel.Promise]
  /// The promises, by their place, that need no more to be kept, and those whose condition is met now.
  private(set) var ended: Set<Int> = []
  private var begun: Set<Int> = []

  init(_ promises: [FlowModel.Promise]) { self.promises = promises }

  /// Notes which promises begin or end in the state that an action has led to.
  mutating func observe(_ isMet: (FlowModel.Condition) -> Bool) {
    begun = []
    for (index, promise) in promises.enumerated() {
      switch promise {
      case .always(_, _, let end?), .never(_, _, let end?): if isMet(end) { ended.insert(index) }
      case .leads(let condition, _, _): if isMet(condition) { begun.insert(index) }
      case .always, .never, .eventually: break
      }
    }
  }

  /// Whether the precondition of a promise is true that has not ended.
  func isDue(promise index: Int, _ isMet: (FlowModel.Condition) -> Bool) -> Bool {
    !ended.contains(index) && promises[index].precondition.map(isMet) ?? true
  }

  func keeps(promise index: Int, _ isMet: (FlowModel.Condition) -> Bool) -> Bool {
    switch promises[index] {
    case .always(let condition, _, _): ended.contains(index) || isMet(condition)
    case .never(let condition, _, _): ended.contains(index) || !isMet(condition)
    case .leads(_, let goal, _): !begun.contains(index) || isMet(goal)
    case .eventually(let condition, _): isMet(condition)
    }
  }

  /// The words that tell states apart in which other promises have ended.
  var fingerprint: [String] { ended.sorted().map { "promise \($0) ended" } }
}

extension FlowModel.Condition {
  /// Whether it is met, where some facts are so.
  func isMet(_ isSo: (Subject) -> Bool) -> Bool {
    alternatives.contains { facts in
      facts.allSatisfy { isSo($0.subject) != $0.isNegated }
    }
  }
}
