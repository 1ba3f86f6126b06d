import UIKitCore
import VirtualTime

/// A search that goes on from where it is, along known steps to the nearest one that was not tried.
///
/// Faults that seem to show on the way are looked into at the end, from the start; see `FlowDoubts`.
@MainActor final class NearestFirstSearch {
  /// A run of the app, and what was done in it.
  struct Walk {
    let run: FlowRun
    var node: StepGraph.Node
    /// All that was done since the start.
    var history: [UInt64] = []
    /// When each of it began, and from which state.
    var moments: [(began: VirtualInstant, step: StepGraph.Step)] = []
    /// How many reports were looked at.
    var reportCount = 0
    /// Whether nothing but the shortest way to a state was done.
    var isDirect = true
    /// How often in a row it went beyond the limit.
    var detours = 0
  }

  let search: FlowSearch
  let graph: StepGraph
  var doubts: FlowDoubts
  private(set) var walk: Walk?
  /// Why not all is tried.
  var ending: ExploredFlows.Ending?
  /// How many actions all members of a team have performed, as far as it is known.
  var performed = 0
  /// How often it was corrected where a step leads.
  private var corrections: [StepGraph.Step: Int] = [:]

  /// The walks that are over and not handed over yet, each as the offers that it took from the start.
  private var finished: [[Int]] = []

  /// How many actions are performed before the app is started anew: it holds its log and its reports until then.
  static let longestWalk = 200
  private static let mostDetours = 2
  private static let mostCorrections = 3

  /// Begins in the start, which the search's graph has.
  init(_ search: FlowSearch) throws {
    self.search = search
    graph = StepGraph(tellingUnseenApart: search.rules.tellsUnseenApart, limit: 0)
    doubts = FlowDoubts(search: search, graph: graph)
    _ = graph.add(search.look(at: try FlowRun(search.rules)), after: nil)
  }

  /// Tries every step of the states that are nearer than that.
  ///
  /// A shard takes its share as with a breadth-first search. The processes of a team deal out what is to be tried round
  /// after round.
  func explore(to depth: Int, _ shards: [FlowShard]) throws {
    var undealt = ArraySlice(shards)
    var distance = 0
    while let shard = undealt.first, distance < depth, ending == nil {
      graph.limit = distance
      tryAll()
      let layer = graph.branches().filter { graph.depth(of: $0) == distance }
      if layer.isEmpty { break }
      if layer.count >= shard.leastToDeal {
        undealt.removeFirst()
        let own = Set(shard.share(of: layer))
        for node in layer where !own.contains(node) { graph.leaveToOthers(node) }
      }
      distance += 1
    }
    graph.limit = depth
    if let team = search.team {
      try tryTogether(team)
    } else {
      tryAll()
      endWalk()
      doubts.absorb(doubts.takeFresh())
      let states = writeResult()
      lookInto(states, for: [])
    }
    search.graph.end(ending ?? (graph.reachesTheLimit ? .depth(depth) : .complete))
  }

  /// Plays from the start what seemed to be wrong, and looks for what grows.
  ///
  /// - Parameter members: which share of it is looked into here.
  func lookInto(_ states: StepGraph.Places, for members: [FlowShard]) {
    doubts.lookInto(in: states, for: members)
    if search.looksForGrowth, members.take(0), ending?.hasTimeLeft ?? true {
      LongRunGrowth(search, graph, in: states).look()
    }
  }

  /// Writes the states and the steps, and counts the pairs of steps.
  func writeResult() -> StepGraph.Places {
    let states = graph.write(to: search.graph)
    search.triedPairs = graph.pairCount(in: states)
    return states
  }

  private func tryAll() {
    while graph.openCount > 0, ending == nil {
      goOn()
      search.tell(waiting: graph.openCount, of: graph.count)
    }
  }

  /// Goes to the nearest step that was not tried, and tries it.
  func goOn() {
    guard let walk = walk ?? startAnew() else { return graph.giveUp() }
    self.walk = walk
    if let way = graph.wayToUntried(from: walk.node) {
      for step in way {
        guard follow(step) else { return }
      }
      guard let node = self.walk?.node, let step = graph.untried(in: node) else { return }
      self.walk?.detours = 0
      tryOut(step)
    } else if walk.history.isEmpty {
      graph.giveUp()
    } else if walk.detours < Self.mostDetours, let step = graph.wayBack(from: walk.node) {
      self.walk?.detours += 1
      tryOut(step)
    } else {
      endWalk()
    }
  }

  // MARK: - Walking

  private func startAnew() -> Walk? {
    guard let run = try? FlowRun(search.rules),
      run.fingerprint == graph.visible(0).fingerprint
    else {
      search.noteDifference(in: [])
      return nil
    }
    return Walk(run: run, node: 0)
  }

  /// Ends the app, after a while in which it is judged.
  func endWalk() {
    guard let run = walk?.run else { return }
    run.forgetOffers()
    if run.simulation.clock.standstill == nil {
      _ = run.simulation.conclude()
      takeReports(atEnd: true)
    }
    if search.team != nil, let walk { finished.append(walk.moments.map(\.step.offer)) }
    walk = nil
  }

  /// Hands over the walks that ended since the last call.
  func takeFinished() -> [[Int]] {
    defer { finished = [] }
    return finished
  }

  /// Does what is known. `false` when it led elsewhere, and the walk is over.
  private func follow(_ step: StepGraph.Step) -> Bool {
    guard let expected = graph.target(of: step), perform(step), let run = walk?.run else {
      return false
    }
    let end = graph.index(of: run.fingerprint, after: step.from, by: graph.action(of: step))
    guard end == expected else {
      if let walk { doubts.noteOtherEnd(of: step, after: walk.history, in: run) }
      if walk?.isDirect == true { correct(step, in: run) }
      endWalk()
      return false
    }
    walk?.node = expected
    takeReports()
    return true
  }

  /// Takes over where the shortest way led.
  private func correct(_ step: StepGraph.Step, in run: FlowRun) {
    corrections[step, default: 0] += 1
    guard corrections[step, default: 0] <= Self.mostCorrections else { return graph.leaveOut(step) }
    graph.note(step, to: node(of: run, after: step))
  }

  private func node(of run: FlowRun, after step: StepGraph.Step) -> StepGraph.Node {
    graph.index(of: run.fingerprint, after: step.from, by: graph.action(of: step))
      ?? graph.add(search.look(at: run), after: step)
  }

  /// Does what was not done before, and adds where it leads.
  private func tryOut(_ step: StepGraph.Step) {
    guard perform(step), let run = walk?.run else { return }
    let node = node(of: run, after: step)
    graph.note(step, to: node)
    walk?.node = node
    walk?.isDirect = false
    takeReports()
    if let walk { doubts.note(at: step, after: walk.history, in: run) }
    search.noteDuePromises(in: run)
    let isLong = walk.map { $0.history.count >= Self.longestWalk } ?? false
    if isLong || run.simulation.clock.standstill != nil { endWalk() }
  }

  /// Performs an action. `false` when it may not be done or is not open: then it is left out.
  private func perform(_ step: StepGraph.Step) -> Bool {
    ending = search.exhaustion(at: graph.count)
    guard let run = walk?.run, ending == nil else { return false }
    let action = graph.action(of: step)
    let mayTry = search.mayTry((graph.way(to: step.from) + [step]).map(graph.action))
    guard mayTry, run.take(action) else {
      if mayTry { search.noteDifference(in: walk?.history ?? []) }
      graph.leaveOut(step)
      if mayTry { endWalk() }
      return false
    }
    if let latest = walk?.moments.last?.step { graph.note(latest, followedBy: step.offer) }
    walk?.history.append(action)
    walk?.moments.append((run.actionBegan, step))
    search.graph.count(performed: 1)
    return true
  }

  /// Takes in what the checks reported since.
  private func takeReports(atEnd isAtEnd: Bool = false) {
    guard let walk else { return }
    let reports = walk.run.simulation.leaks
    for report in reports[(isAtEnd ? 0 : walk.reportCount)...] {
      guard let place = walk.moments.lastIndex(where: { $0.began <= report.since }) else {
        continue
      }
      doubts.note(
        report, at: walk.moments[place].step, after: Array(walk.history[...place]),
        staysOpen: isAtEnd && report.isOpen)
    }
    self.walk?.reportCount = reports.count
  }
}
