extension DraftedActions {
  /// The values that an action sets: those that are the same in each state that it leads to, and may have been other
  /// before.
  func settings(
    of key: Key, _ effects: [FlowModel.Effect], _ values: [Value]
  ) -> [FlowModel.Effect] {
    values.compactMap { value in
      let before = possible(value)
      let ends = steps.filter { $0.key == key && $0.effects == effects }.compactMap { step in
        value.truths[step.to].map { (before: before[step.from], after: $0) }
      }
      guard let first = ends.first, ends.allSatisfy({ $0.after == first.after }),
        ends.contains(where: { $0.before.contains(!$0.after) })
      else { return nil }
      return .set(value.name, first.after)
    }
  }

  /// The value with its truth in the states of other screens, too: as it will be when its screen comes next.
  ///
  /// So an action far from the screen sets it, if what is open there is decided by that action. A state is left out
  /// where the screen may come in either way, and where something leads that sets no value, such as a swipe back.
  func following(_ value: Value) -> Value {
    var whole = value
    for (state, truths) in nearest(value.truths) where truths.count == 1 {
      whole.truths[state] = truths.first
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      let before = possible(whole)
      let unset = unset(whole)
      for edge in unset where value.truths[edge.to] == nil {
        guard let truth = whole.truths[edge.to], before[edge.from].contains(!truth) else {
          continue
        }
        whole.truths[edge.to] = nil
        hasChanged = true
      }
    }
    return whole
  }

  /// The truths of the states with one that are the fewest steps ahead of each state.
  private func nearest(_ truths: [Int: Bool]) -> [Int: Set<Bool>] {
    var all = truths.mapValues { Set([$0]) }
    while true {
      var layer: [Int: Set<Bool>] = [:]
      for edge in edges where all[edge.from] == nil {
        if let ahead = all[edge.to] { layer[edge.from, default: []].formUnion(ahead) }
      }
      if layer.isEmpty { return all }
      all.merge(layer) { _, new in new }
    }
  }

  /// The steps on which no line of the model sets a value: those without a line, and those of a line that leads to
  /// states in which the value differs.
  private func unset(_ value: Value) -> [(from: Int, to: Int)] {
    let lines = Dictionary(grouping: steps) { [$0.key.screen, $0.key.meaning, "\($0.effects)"] }
    var isSet: Set<[Int]> = []
    for steps in lines.values where Set(steps.compactMap { value.truths[$0.to] }).count == 1 {
      for step in steps { isSet.insert([step.from, step.to]) }
    }
    return edges.filter { !isSet.contains([$0.from, $0.to]) }
  }

  /// Whether a value can be true, and false, in each state: as it is known, or as in one of the states before.
  private func possible(_ value: Value) -> [Set<Bool>] {
    var truths = value.truths
    // All values are false when the app starts.
    if truths[0] == nil { truths[0] = false }
    return spread(truths, along: edges)
  }

  /// The truths of each state, and in those without one all that can be reached there.
  private func spread(
    _ truths: [Int: Bool], along edges: [(from: Int, to: Int)]
  ) -> [Set<Bool>] {
    var all = screens.indices.map { truths[$0].map { [$0] } ?? Set<Bool>() }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for edge in edges where truths[edge.to] == nil && !all[edge.from].isSubset(of: all[edge.to]) {
        all[edge.to].formUnion(all[edge.from])
        hasChanged = true
      }
    }
    return all
  }
}
