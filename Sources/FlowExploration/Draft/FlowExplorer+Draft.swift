import LifecycleKit
import UIKitCore

extension FlowExplorer {
  /// A model of the app as a text, to be edited: its screens, and what each action was seen to do.
  ///
  /// Where an action is open in some states of its screen alone, or comes to one of two things, a named value tells
  /// when. Comments name what a model cannot say of the app, as `conforms(to:depth:)` finds it, and what the app
  /// promises in Swift. What comes by itself after some time is left out.
  ///
  /// - Parameter depth: how many actions from the start are looked at.
  /// - Throws: what `start` throws.
  /// - Complexity: as an exploration to that depth, played twice.
  public func modelDraft(depth: Int = 6) throws -> String {
    var quiet = distinguishing(appearances: 0)
    quiet.excluded.formUnion([.rotation, .application, .memoryWarning, .waiting])
    let flows = try quiet.explore(.breadthFirst(depth: depth), FlowBudget(), [], judging: false)
    var draft = ModelDrafting(flows, FlowRules(quiet))
    var model = try draft.model()
    model.leftOut = FlowFamily.allCases.filter(excluded.contains)
    let rest = try conforms(to: model, depth: depth).differences.map(\.headline)
    var comments = [
      "A first draft, of what an exploration saw within \(depth) actions of the start.",
      "Left out: what comes by itself after some time.",
    ]
    comments += promises.map { "The app promises \($0.verb): \($0.words)" }
    if let home { comments.append("The app's home: \(home.name)") }
    comments += rest.map { "A model cannot say: \($0)" }
    return comments.map { "# \($0.replacing("\n", with: " "))\n" }.joined() + "\n" + model.text
  }
}

/// Plays every step of an exploration again, and notes what it does to the screens.
@MainActor struct ModelDrafting {
  private let flows: ExploredFlows
  private let rules: FlowRules
  private let names = DraftNames()
  private var actions = DraftedActions()
  private var families: [String: FlowFamily] = [:]

  init(_ flows: ExploredFlows, _ rules: FlowRules) {
    (self.flows, self.rules) = (flows, rules)
    // The names of actions are made when they are met.
    for action in flows.actions { _ = rules.admits(FlowRules.key(of: action), action) }
  }

  mutating func model() throws -> FlowModel {
    var model = FlowModel()
    for state in flows.states.indices {
      let run = try run(to: state)
      let structure = run.map { ScreenStructure(of: $0.simulation) }
      _ = names.name(of: flows.screens[flows.states[state].screen])
      if state == 0, let run, let structure, let root = structure.layers.first {
        let change = StructureChange(before: structure, after: structure, name: names.name)
        model.root = change.root(root.content)
        model.isOnPad =
          run.simulation.window.traitCollection.userInterfaceIdiom == .pad
      }
      note(state, run)
    }
    actions.edges = flows.steps.map { ($0.from, $0.to) }
    for step in flows.steps { try note(step) }
    let lines = actions.lines()
    model.values = actions.values.map(\.name)
    model.screens = names.all.map { words, name in
      FlowModel.Screen(
        name: name, isAlert: words.typeAndTitle.type == "UIAlertController",
        actions: lines[words] ?? [])
    }
    return model
  }

  private func run(to state: Int) throws -> FlowRun? {
    try FlowRun.after(flows.flow(to: state).map(FlowRules.key), by: rules)
  }

  private mutating func note(_ state: Int, _ run: FlowRun?) {
    let screen = flows.screens[flows.states[state].screen]
    var open: [String] = []
    for offer in flows.states[state].offers {
      let action = flows.actions[offer]
      if families[action] == nil {
        families[action] = run?.family(of: FlowRules.key(of: action))
      }
      guard !isFree(action) else { continue }
      let meaning = action.actionMeant
      open.append(meaning)
      let key = DraftedActions.Key(screen: screen, meaning: meaning)
      actions.triggers[key] = Self.trigger(action)
    }
    actions.screens.append(screen)
    actions.offers.append(open)
  }

  /// Whether a model has it without a line.
  private func isFree(_ action: String) -> Bool {
    switch families[action] {
    case .backButton, .swipeBack, .tab, .sheet, .column: true
    default: false
    }
  }

  private static func trigger(_ action: String) -> FlowModel.Action.Trigger {
    if case .row(let words) = FlowModel.Action.Trigger(sentence: action) { return .row(words) }
    return .button(action.actionMeant)
  }

  /// Plays a step, and looks at the screens before and after it.
  private mutating func note(_ step: ExploredFlows.Step) throws {
    let action = flows.actions[step.action]
    guard !isFree(action), let run = try run(to: step.from) else { return }
    let before = ScreenStructure(of: run.simulation)
    guard run.take(FlowRules.key(of: action)) else { return }
    let change = StructureChange(
      before: before, after: ScreenStructure(of: run.simulation), name: names.name)
    let screen = flows.screens[flows.states[step.from].screen]
    actions.steps.append(
      DraftedActions.Step(
        from: step.from, to: step.to,
        key: DraftedActions.Key(screen: screen, meaning: action.actionMeant),
        effects: change.effects))
  }
}
