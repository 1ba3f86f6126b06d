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
  /// How many pairs of a state of the app and one of the model were compared.
  public internal(set) var pairs = 0

  /// Whether app and model have the same transitions, as far as they were explored.
  public var isConforming: Bool { differences.isEmpty }

  /// Each difference with its flow as numbered sentences, or that there is none.
  public var description: String {
    let compared = "\(pairs.counted("pair")) of states compared"
    guard !isConforming else { return "\(compared): the app does what the model says.\n" }
    return (["\(compared)\n"] + differences.map(\.text)).joined(separator: "\n")
  }
}

extension FlowConformance.Difference {
  private var headline: String {
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
  /// - Parameters:
  ///   - model: the model.
  ///   - depth: how many actions from the start are looked at.
  /// - Throws: what `start` throws.
  public func conforms(to model: FlowModel, depth: Int = 6) throws -> FlowConformance {
    func graph<Other>(_ explorer: FlowExplorer<Other>) throws -> ExploredFlows {
      var explorer = explorer.distinguishing(appearances: 0)
      explorer.excluded.formUnion([.rotation, .application, .memoryWarning] + model.leftOut)
      if !model.hasTimes { explorer.excluded.insert(.waiting) }
      return try explorer.explore(
        .breadthFirst(depth: depth), FlowBudget(), [], judging: false)
    }
    return FlowConformance(app: try graph(self), model: try graph(model.explorer))
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

extension String {
  /// The action that a sentence means in a model: the words in quotes of a tap on a button, wherever it is.
  fileprivate var actionMeant: String {
    for start in ["tap the bar button \"", "tap \""] where hasPrefix(start) {
      let words = dropFirst(start.count)
      guard let end = words.range(of: "\" in the alert")?.lowerBound ?? words.lastIndex(of: "\"")
      else { return self }
      return String(words[..<end])
    }
    return replacing("ViewController\"", with: "\"")
  }

  /// Whether a screen of an app, told by type and title, is the one of a model with this name.
  fileprivate func isScreen(ofModel name: String) -> Bool {
    let parts = split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
    let type = parts[0].prefix { $0 != " " }
    if type == "UIAlertController" { return name.hasPrefix("UIAlertController") }
    let title = parts.count > 1 ? parts[1].dropLast().filter { $0 != " " } : ""
    return title == name || type == name || type == name + "ViewController"
  }
}
