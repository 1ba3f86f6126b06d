import Foundation
import UIKitCore

extension FlowExplorer {
  /// Explores the app.
  ///
  /// - Parameters:
  ///   - strategy: in which order, and how far.
  ///   - time: how much time may pass; the same as `budget.time`.
  ///   - budget: what may be spent.
  ///   - shard: which part of the exploration this is; all of it unless given.
  ///   - exchange: the folder in which the shards of one exploration hand over what each has tried, so that none tries it
  ///     again: each comes to what one exploration comes to, not random walks. A shard that is started again goes on from
  ///     there. Without it a shard tries its part alone.
  ///   - patience: how long a shard waits there for the others. Those that have not come by then are named in `ending`.
  ///   - earlier: what an exploration of the same app and shard came to when its budget was spent: it goes on
  ///     from there, breadth first, and comes to what one that was never interrupted comes to. A budget counts
  ///     what was done then, too. Random walks begin anew.
  ///   - trying: called with each flow ahead of its last action, except in random walks; `false` leaves it out. With
  ///     `nearestFirst` it is the shortest flow known so far, and more may have been done since the start. So a
  ///     process that ends can be asked what it was about to do. Without it, an app that calls `exit` ends the
  ///     process with the flow as an error and the status 2, `LeakExitStatus.error`.
  ///   - progress: called now and then with how far it is.
  /// - Throws: what `start` throws at the first start; `LeakFileError` for a folder that cannot be read or written, and
  ///   `FlowMergeFailure` where what it goes on from is another exploration.
  /// - Complexity: with `breadthFirst` a state that is d actions away, in which k things can be done, takes
  ///   k starts of the app and k × (d + 1) actions.
  public func explore(
    _ strategy: FlowStrategy, within time: Duration? = nil, budget: FlowBudget = FlowBudget(),
    shard: FlowShard? = nil, exchange: URL? = nil, waiting patience: Duration = .seconds(600),
    resuming earlier: ExploredFlows? = nil, trying: (([String]) -> Bool)? = nil,
    progress: ((FlowProgress) -> Void)? = nil
  ) throws -> ExploredFlows {
    var budget = budget
    if let time { budget.time = min(time, budget.time ?? time) }
    if let shard, let exchange, strategy.isDealtOut {
      let team = FlowExchange(exchange.path, as: shard, waiting: patience)
      return try explore(
        strategy, budget, [], resuming: earlier, trying: trying, in: team, progress: progress)
    }
    return try explore(
      strategy, budget, shard.map { [$0] } ?? [], resuming: earlier, trying: trying,
      progress: progress)
  }

  /// Explores the app with a journal in a file, which it goes on from if that is there.
  package func explore(
    _ strategy: FlowStrategy, _ budget: FlowBudget, journal path: String
  ) throws -> ExploredFlows {
    try explore(strategy, budget, [], in: FlowJournal(path))
  }

  /// Explores a part of a part: of each shard the share that the next one is.
  ///
  /// - Parameters:
  ///   - isAskedToEnd: asked ahead of each action; `true` ends the exploration with what there is by then.
  ///   - team: the processes that explore it together, or a journal; what was handed over before is gone on from.
  ///   - isJudging: whether what goes wrong is looked for; without it there are states and steps alone.
  func explore(
    _ strategy: FlowStrategy, _ budget: FlowBudget, _ shards: [FlowShard],
    resuming earlier: ExploredFlows? = nil, trying: (([String]) -> Bool)? = nil,
    endingWhen isAskedToEnd: (() -> Bool)? = nil, in team: (any FlowTeam)? = nil,
    judging isJudging: Bool = true, progress: ((FlowProgress) -> Void)? = nil
  ) throws -> ExploredFlows {
    let rules = FlowRules(self)
    if case .transitionPairs = strategy { rules.tellsStepsBefore = true }
    let search = FlowSearch(
      rules, budget, judging: isJudging, trying: trying, endingWhen: isAskedToEnd,
      progress: progress)
    func run() throws {
      if let earlier, case .breadthFirst = strategy {
        try search.resume(earlier, as: shards)
      } else {
        try search.begin()
      }
      search.graph.begin(strategy, shards.last, home: home?.name)
      search.team = team
      try team?.begin(search.exploration)
      switch strategy {
      case .breadthFirst(let depth): try search.searchBreadthFirst(to: depth, shards)
      case .nearestFirst(let depth), .transitionPairs(let depth):
        try NearestFirstSearch(search).explore(to: depth, shards)
      case .randomWalks(let count, let length, let seed):
        search.walk(count, length: length, seed: seed, shards)
      }
    }
    // The process that `trying` tells of each flow sees the end itself.
    let unbegun = try UnbegunTasks.functions {
      if trying == nil { try AppExit.noticed(by: rules, run) } else { try run() }
    }
    var flows = search.graph.flows
    flows.leavesFieldsEmpty = rules.leavesFieldsEmpty ? true : nil
    flows.noteUnreachedScreens(unreached?(Set(flows.screens)) ?? [])
    // An action may be open in the states of another shard alone.
    let opened = Set(flows.actions)
    let answered = rules.answeredTasks { !shards.isEmpty || opened.contains($0) }
    flows.noteUnbegunTasks(
      (unbegun + (earlier?.unbegunTasks ?? [])).filter { !answered.contains($0) })
    flows.conclude(
      pairs: search.triedPairs,
      preconditions: search.preconditions.map { promises in
        promises + rules.expectedActions.map { .init(kind: .action, words: $0, count: 0) }
      } ?? [])
    return flows
  }

  /// Plays one flow by the names of its actions, as far as they are open, and looks at nothing.
  ///
  /// - Throws: what `start` throws.
  func replay(_ flow: [String]) throws {
    try FlowRun(FlowRules(self)).play(flow.map { FlowRules.key(of: $0) })
  }

  /// Plays one flow by the names of its actions, and judges its end.
  ///
  /// - Parameter flow: the names of its actions, in order.
  /// - Parameter watching: called when the app has started, and after each action and the rest after it. What it
  ///   keeps of the app stays alive, and counts as leaked.
  /// - Throws: `FlowInterruption` where an action is not open, what `start` throws.
  public func play(
    _ flow: [String], watching: (Simulation) -> Void = { _ in }
  ) throws -> PlayedFlow {
    let rules = FlowRules(self)
    return try AppExit.noticed(by: rules) {
      let run = try FlowRun(rules, .thorough)
      watching(run.simulation)
      for (index, name) in flow.enumerated() {
        guard run.take(FlowRules.key(of: name)) else {
          throw FlowInterruption(
            action: name, position: index, offers: run.offers.map { rules.name(of: $0) })
        }
        watching(run.simulation)
      }
      return PlayedFlow(run, flow)
    }
  }
}
