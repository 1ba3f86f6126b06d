extension FlowSearch {
  /// Makes walks from the start, each with a choice of actions of its own.
  func walk(_ count: Int, length: Int, seed: UInt64, _ shards: [FlowShard]) {
    for number in 0..<max(count, 0) where shards.take(number) {
      if let exhaustion { return graph.end(exhaustion) }
      walkOnce(length, FlowDice(seed: seed, walk: number))
      tell(waiting: count - number - 1)
    }
    graph.end(.walks(count))
  }

  private func walkOnce(_ length: Int, _ dice: FlowDice) {
    var dice = dice
    guard let run = try? FlowRun(rules) else { return noteDifference(in: []) }
    var flow: [UInt64] = []
    var state = graph.index(of: run.fingerprint)
    var latest: [Int]?
    if state == nil { noteDifference(in: []) }
    while flow.count < length, let action = dice.choose(among: run.offers) {
      guard run.take(action) else { break }
      flow.append(action)
      graph.count(performed: 1)
      noteDuePromises(in: run)
      if let before = state {
        let end = self.state(of: run, after: before, by: action)
        let step = graph.addOnce(from: before, by: action, to: end)
        if let latest { walkedPairs.insert(latest + step.dropFirst()) }
        (state, latest) = (end, step)
      }
      note(run.suspicionsAtOnce(), in: flow)
      if exhaustion != nil { break }
    }
    note(run.judge(), in: flow)
    triedPairs = walkedPairs.count
  }
}

/// The random numbers of one walk, and the actions that it leaves out.
struct FlowDice {
  private var state: UInt64
  private let salt: UInt64

  init(seed: UInt64, walk: Int) {
    var mix = StableMix()
    mix.add(seed)
    mix.add(UInt64(truncatingIfNeeded: walk))
    state = mix.value
    salt = mix.value
  }

  /// Draws one; among all of them where the walk leaves every one out.
  mutating func choose(among actions: [UInt64]) -> UInt64? {
    let chosen = actions.filter { takesPart($0) }
    let pool = chosen.isEmpty ? actions : chosen
    return pool.isEmpty ? nil : pool[Int(next() % UInt64(pool.count))]
  }

  /// About half of all actions take part in a walk, whatever the state.
  private func takesPart(_ action: UInt64) -> Bool {
    var mix = StableMix()
    mix.add(salt)
    mix.add(action)
    return mix.value >> 40 & 1 == 0
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
