import ObjectGraph
import UIKitCore

extension ExploredFlows {
  /// How many pairs of steps in a row were tried, of how many: transition-pair coverage.
  public struct Pairs: Hashable, Sendable, Codable {
    /// The pairs that some flow had in a row.
    public var tried: Int
    /// The pairs of a step that was tried and one that was tried where it leads, as far as a flow within the depth of
    /// the exploration has them.
    public var known: Int

    /// A number of pairs, of how many.
    public init(tried: Int, known: Int) {
      (self.tried, self.known) = (tried, known)
    }

    /// The pairs in a line.
    public var words: String {
      "pairs of steps in a row: \(tried.grouped) of \(known.grouped) tried"
    }
  }

  /// The number that stands for the name of an action.
  static func key(of action: String) -> UInt64 {
    var mix = StableMix()
    mix.add(action)
    return mix.value
  }

  /// The number of a step, by which its end is told from that of another one.
  static func number(ofStep action: UInt64, from fingerprint: UInt64) -> UInt64 {
    var mix = StableMix()
    mix.add(fingerprint)
    mix.add(action)
    return mix.value
  }

  private var isOfPairs: Bool { if case .transitionPairs? = strategy { true } else { false } }

  /// The fingerprint of each state without the step before.
  var visibleFingerprints: [UInt64] {
    guard isOfPairs else { return states.map(\.fingerprint) }
    let keys = actions.map(Self.key)
    var visible: [UInt64] = []
    for state in states {
      guard let parent = state.parent, let action = state.action else {
        visible.append(state.fingerprint)
        continue
      }
      // The state before stands before it.
      let step = Self.number(ofStep: keys[action], from: visible[parent])
      visible.append(state.fingerprint &- step)
    }
    return visible
  }

  /// For each state the first one that differs by the step before alone.
  var firstAlike: [Int] {
    guard isOfPairs else { return Array(states.indices) }
    var firsts: [UInt64: Int] = [:]
    return visibleFingerprints.enumerated().map { index, fingerprint in
      if let first = firsts[fingerprint] { return first }
      firsts[fingerprint] = index
      return index
    }
  }

  /// The steps, each once, where the step before tells no states apart.
  var stepsAlike: [Step] {
    guard isOfPairs else { return steps }
    let first = firstAlike
    var met: Set<Step> = []
    return steps.map { Step(from: first[$0.from], action: $0.action, to: first[$0.to]) }
      .filter { met.insert($0).inserted }
  }

  /// How many states and steps there are, where the step before tells no states apart.
  var size: (states: Int, steps: Int) {
    isOfPairs ? (Set(firstAlike).count, stepsAlike.count) : (states.count, steps.count)
  }

  /// Adds what follows from all of it together.
  ///
  /// - Parameters:
  ///   - tried: how many pairs of steps were tried, if that was counted.
  ///   - preconditions: those of promises with their counts, and the names of actions that have some.
  mutating func conclude(pairs tried: Int?, preconditions: [Precondition]) {
    addHiddenStates()
    addDeadEnds()
    self.preconditions = counted(preconditions)
    switch strategy {
    case .breadthFirst, .transitionPairs: pairs = counted(tried: nil)
    case .nearestFirst, .randomWalks, nil: pairs = tried.map { counted(tried: $0) }
    }
  }

  /// Adds the actions that lead elsewhere by the step before, which nothing to be seen tells apart; each once.
  private mutating func addHiddenStates() {
    guard isOfPairs else { return }
    let first = firstAlike
    var usual: [[Int]: Step] = [:]
    for step in steps {
      let place = [first[step.from], step.action]
      guard let other = usual[place] else {
        usual[place] = step
        continue
      }
      guard first[other.to] != first[step.to] else { continue }
      let ways = [step, other].map { flow(to: $0.from) + [actions[$0.action]] }
      let finding = FlowFinding.hiddenState(
        actions[step.action], on: screens[states[step.from].screen],
        leadsTo: screens[states[step.to].screen], after: ways[0],
        insteadOf: screens[states[other.to].screen], after: ways[1])
      if !findings.contains(where: { $0.signature == finding.signature }) {
        findings.append(finding)
      }
    }
  }

  /// Counts the pairs.
  ///
  /// - Parameter tried: how many were tried. Where it is not known, each step was tried after the shortest way to its
  ///   state alone.
  private func counted(tried: Int?) -> Pairs {
    let (first, limit) = (firstAlike, strategy?.depth ?? .max)
    var before = Array(repeating: 0, count: states.count)
    var after = before
    var (afterWay, met) = (0, Set<[Int]>())
    for step in steps {
      if states[step.from].parent != nil { afterWay += 1 }
      if !isOfPairs, states[step.from].depth + 2 <= limit { before[step.to] += 1 }
      // States that differ by the step before have the same steps.
      let isNew = !isOfPairs || met.insert([first[step.from], step.action]).inserted
      if isNew { after[first[step.from]] += 1 }
    }
    if isOfPairs {
      for (state, first) in zip(states, first) where state.parent != nil && state.depth < limit {
        before[first] += 1
      }
    }
    let known = zip(before, after).reduce(0) { $0 + $1.0 * $1.1 }
    return Pairs(tried: tried ?? afterWay, known: known)
  }
}
