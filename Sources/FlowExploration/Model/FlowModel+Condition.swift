extension FlowModel.Condition {
  /// Whether both are met.
  func and(_ other: FlowModel.Condition) -> FlowModel.Condition {
    FlowModel.Condition(
      alternatives: alternatives.flatMap { facts in
        other.alternatives.map { facts + $0.filter { !facts.contains($0) } }
      })
  }

  /// Whether it is not met.
  var negated: FlowModel.Condition {
    var whole: FlowModel.Condition?
    for facts in alternatives {
      let none = FlowModel.Condition(
        alternatives: facts.map { fact in
          [Fact(subject: fact.subject, isNegated: !fact.isNegated)]
        })
      whole = whole.map { $0.and(none) } ?? none
    }
    return whole ?? self
  }
}
