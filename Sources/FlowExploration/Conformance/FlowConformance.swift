import ObjectGraph

/// The differences between an app and a model of it: every transition that one has and the other has not.
public struct FlowConformance: Hashable, Sendable, Codable, CustomStringConvertible {
  /// A transition in which app and model differ.
  public struct Difference: Hashable, Sendable, Codable {
    /// How app and model differ: only one of them has the action, or it leads to different screens.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      case onlyInApp, onlyInModel, leadsElsewhere
    }

    /// How they differ.
    public var kind: Kind
    /// The screen on which it is done, in the words of the side that has it.
    public var screen: String
    /// The user's action, the last one of the flow; `start` where the app begins elsewhere.
    public var action: String
    /// The screen to which it leads in the app; `nil` where the app has no such action.
    public var inApp: String?
    /// The screen to which it leads in the model; `nil` where the model has no such action.
    public var inModel: String?
    /// The actions on a shortest way there, in the app's words; an action that the app has not in the model's.
    public var flow: [String]
  }

  /// The differences, those with the shortest flow first; of one action on one screen each kind of difference once.
  public internal(set) var differences: [Difference] = []
  /// The promises that the model keeps and the app does not, each with its shortest flow.
  public internal(set) var brokenPromises: [FlowFinding] = []
  /// How many pairs of a state of the app and one of the model were compared.
  public internal(set) var pairs = 0

  /// Whether app and model have the same transitions and keep the same promises, as far as they were explored.
  public var isConforming: Bool { differences.isEmpty && brokenPromises.isEmpty }

  /// Each difference and each broken promise with its flow as numbered sentences, or that there is none.
  public var description: String {
    let compared = "\(pairs.counted("pair")) of states compared"
    guard !isConforming else { return "\(compared): the app does what the model says.\n" }
    return (["\(compared)\n"] + differences.map(\.text) + brokenPromises.map(\.textOfPromise))
      .joined(separator: "\n")
  }
}

extension FlowFinding {
  /// The promise that the app alone breaks, with the flow.
  fileprivate var textOfPromise: String {
    let headline =
      kind == .deadEnd
      ? "the model has a way home where the app has none: \(headline)"
      : "the app breaks what the model promises and keeps: \(signature)"
    return ([headline] + Self.numbered(flow)).map { $0 + "\n" }.joined()
  }
}

extension FlowConformance.Difference {
  var headline: String {
    switch kind {
    case .onlyInApp:
      "the app has what the model has not: \(action), on \(screen), leads to \(inApp ?? "")"
    case .onlyInModel:
      "the model has what the app has not: \(action), on \(screen), leads to \(inModel ?? "")"
    case .leadsElsewhere where flow.isEmpty:
      "the app starts on \(inApp ?? ""), the model on \(inModel ?? "")"
    case .leadsElsewhere:
      "\(action), on \(screen), leads to \(inApp ?? "") in the app and to \(inModel ?? "") in the model"
    }
  }

  fileprivate var text: String {
    ([headline] + FlowFinding.numbered(flow)).map { $0 + "\n" }.joined()
  }
}

extension FlowExplorer {
  /// Compares the app with a model of it, step by step from the start.
  ///
  /// Both are explored, and each state of the app is compared with the state of the model to which the same actions
  /// lead: whether the same can be done, and whether it leads to the same screen. A flow is not
  /// compared beyond its first difference.
  ///
  /// A screen of the app is one of the model's by its type without `ViewController` at the end, or by its title
  /// without spaces; an alert is any alert. An action is one of the model's by the words in quotes, whether they are
  /// on a button, in a bar or in an alert, or by its whole name. Turning the device, leaving the app and memory
  /// warnings take no part; nor does waiting, unless the model says what comes `after` a time.
  ///
  /// Each promise of the model that its own flows keep is judged on every flow of the app, also beyond a difference. A
  /// named value is true in the app once its user has done what sets it in the model.
  /// - Parameters:
  ///   - model: the model.
  ///   - depth: how many actions from the start are looked at.
  /// - Throws: what `start` throws.
  public func conforms(to model: FlowModel, depth: Int = 6) throws -> FlowConformance {
    func explored<Other>(
      _ explorer: FlowExplorer<Other>, judging isJudging: Bool
    ) throws -> ExploredFlows {
      var explorer = explorer.distinguishing(appearances: 0)
      explorer.excluded.formUnion([.rotation, .application, .memoryWarning] + model.leftOut)
      if !model.hasTimes { explorer.excluded.insert(.waiting) }
      explorer.judgesLeaks = false
      return try explorer.explore(
        .breadthFirst(depth: depth), FlowBudget(), [], judging: isJudging)
    }
    let promises = !model.promises.isEmpty || model.home != nil
    let modelled = try explored(model.explorer, judging: promises)
    // The monitor tells more states apart, and the steps of these are the app's.
    let app =
      promises
      ? try explored(promising(what: model), judging: true) : try explored(self, judging: false)
    var conformance = FlowConformance(app: app, model: modelled)
    if promises {
      conformance.brokenPromises = app.promisesBroken(of: model, notBrokenIn: modelled)
    }
    return conformance
  }
}

extension ExploredFlows {
  /// The promises of a model that are broken here and not in another exploration.
  fileprivate func promisesBroken(
    of model: FlowModel, notBrokenIn other: ExploredFlows
  ) -> [FlowFinding] {
    let losesHome = other.findings.contains { $0.kind == .deadEnd }
    return findings.filter { finding in
      switch finding.kind {
      case .brokenPromise: !other.findings.contains { $0.signature == finding.signature }
      case .deadEnd: model.home != nil && !losesHome
      default: false
      }
    }
  }
}

extension FlowModel {
  fileprivate var hasTimes: Bool {
    screens.contains { screen in
      screen.actions.contains { if case .time = $0.trigger { true } else { false } }
    }
  }
}

extension FlowConformance {
  private struct Pair: Hashable {
    var app: Int
    var model: Int
  }

  /// Walks through both, with the same actions, breadth first.
  init(app: ExploredFlows, model: ExploredFlows) {
    let (appSteps, modelSteps) = (app.stepsByMeaning, model.stepsByMeaning)
    var ways: [Pair: [String]] = [Pair(app: 0, model: 0): []]
    var waiting = [Pair(app: 0, model: 0)]
    var told: Set<[String?]> = []
    func note(_ difference: Difference) {
      let key = [
        difference.kind.rawValue, difference.screen, difference.action.actionMeant,
        difference.inApp, difference.inModel,
      ]
      if told.insert(key).inserted { differences.append(difference) }
    }
    let start = (app.screen(of: 0), model.screen(of: 0))
    guard start.0.isScreen(ofModel: start.1) else {
      note(
        Difference(
          kind: .leadsElsewhere, screen: "nothing", action: "start", inApp: start.0,
          inModel: start.1, flow: []))
      return
    }
    var next = 0
    while next < waiting.count {
      let pair = waiting[next]
      next += 1
      guard app.states[pair.app].isExpanded, model.states[pair.model].isExpanded else { continue }
      pairs += 1
      let way = ways[pair] ?? []
      let (here, there) = (app.screen(of: pair.app), model.screen(of: pair.model))
      for (meaning, step) in appSteps[pair.app] {
        let action = app.actions[step.action]
        let inApp = app.screen(of: step.to)
        guard let other = modelSteps[pair.model].first(where: { $0.meaning == meaning })?.step
        else {
          note(
            Difference(
              kind: .onlyInApp, screen: here, action: action, inApp: inApp, inModel: nil,
              flow: way + [action]))
          continue
        }
        let inModel = model.screen(of: other.to)
        guard inApp.isScreen(ofModel: inModel) else {
          note(
            Difference(
              kind: .leadsElsewhere, screen: here, action: action, inApp: inApp, inModel: inModel,
              flow: way + [action]))
          continue
        }
        let end = Pair(app: step.to, model: other.to)
        if ways[end] == nil {
          ways[end] = way + [action]
          waiting.append(end)
        }
      }
      for (meaning, step) in modelSteps[pair.model]
      where !appSteps[pair.app].contains(where: { $0.meaning == meaning }) {
        let action = model.actions[step.action]
        note(
          Difference(
            kind: .onlyInModel, screen: there, action: action, inApp: nil,
            inModel: model.screen(of: step.to), flow: way + [action]))
      }
    }
  }
}

extension ExploredFlows {
  /// The steps from each state, in their order, by what the action means in a model.
  fileprivate var stepsByMeaning: [[(meaning: String, step: Step)]] {
    var steps = Array(repeating: [(meaning: String, step: Step)](), count: states.count)
    for step in self.steps { steps[step.from].append((actions[step.action].actionMeant, step)) }
    return steps
  }

  fileprivate func screen(of state: Int) -> String { screens[states[state].screen] }
}
