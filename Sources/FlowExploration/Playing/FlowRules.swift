import UIKitCore

/// The rules of an exploration, without the type of the app.
@MainActor final class FlowRules {
  /// The app while it lives, and what was added to the explorer, bound to it.
  struct LiveApp {
    let app: Any
    let actions: [(isOpen: () -> Bool, perform: () -> Void)]
    let promises: [(isDue: (() -> Bool)?, isKept: () -> Bool)]
    let words: [() -> String]
    let observe: (String?) -> Void
    let isHome: (() -> Bool)?
  }

  struct Promise {
    /// The words with the verb before them: `always: the badge is right`.
    let words: String
    let patience: Duration?
    let hasPrecondition: Bool
  }

  let start: (Simulation) throws -> LiveApp
  let ownActions: [UInt64]
  let promises: [Promise]
  /// The names of the actions that have a condition, as far as they take part.
  var expectedActions: [String] { conditionalActions.filter { !isLeftOut($0) } }
  private let conditionalActions: [String]
  /// The functions whose tasks the app's own actions stand for, as far as these take part.
  ///
  /// - Parameter wasOpen: whether an action was open in some state; one that never was has answered nothing.
  func answeredTasks(_ wasOpen: (String) -> Bool) -> Set<String> {
    Set(tasksOfActions.filter { !isLeftOut($0.key) && wasOpen($0.key) }.flatMap(\.value))
  }
  private let tasksOfActions: [String: [String]]
  let homeName: String?
  let texts: [String]
  let rest: Duration
  let repetitions: Int
  let judgesLeaks: Bool
  /// Whether the app is a model, whose classes are none that a user has written.
  let isModel: Bool
  private let excluded: Set<UserOption.Family>
  private let isExcluded: [@MainActor (String) -> Bool]
  /// Whether states are told apart by the step before, too.
  var tellsStepsBefore = false
  /// Whether an action that changes nothing to be seen leads to another state. The step before says so as well.
  var tellsUnseenApart: Bool { repetitions > 1 && !tellsStepsBefore }
  /// Whether there was something to type into, and no text to be typed.
  var leavesFieldsEmpty = false
  /// The texts for which actions are read: one of no meaning where there are none, until a field is met.
  var readTexts: [String] { texts.isEmpty && !leavesFieldsEmpty ? ["a text"] : texts }
  /// The flow of the latest run so far.
  var played: [UInt64] = []
  /// Every name met so far; `nil` for what is left out.
  private(set) var names: [UInt64: String?] = [:]

  init<App>(_ explorer: FlowExplorer<App>) {
    start = { simulation in
      let app = try explorer.start(simulation)
      // The app's own objects hold no simulation, and these closures go with the run.
      return LiveApp(
        app: app,
        actions: explorer.actions.map { action in
          (
            { [unowned simulation] in action.isOpen(app, simulation) },
            { [unowned simulation] in action.perform(app, simulation) }
          )
        },
        promises: explorer.promises.map { promise in
          (
            promise.isDue.map { isDue in { [unowned simulation] in isDue(app, simulation) } },
            { [unowned simulation] in promise.isKept(app, simulation) }
          )
        },
        words: explorer.words.map { words in { [unowned simulation] in words(app, simulation) } },
        observe: { [unowned simulation] action in
          for observe in explorer.observers { observe(app, simulation, action) }
        },
        isHome: explorer.home.map { home in
          { [unowned simulation] in home.isThere(app, simulation) }
        })
    }
    let leavesOwnOut = explorer.excluded.contains(.own)
    ownActions = leavesOwnOut ? [] : explorer.actions.map { FlowRules.key(of: $0.name) }
    promises = explorer.promises.map {
      Promise(
        words: "\($0.verb): \($0.words)", patience: $0.patience,
        hasPrecondition: $0.isDue != nil)
    }
    conditionalActions =
      (leavesOwnOut ? [] : explorer.actions.map(\.name)) + explorer.conditionalActions
    tasksOfActions = Dictionary(
      (leavesOwnOut ? [] : explorer.actions).map { ($0.name, $0.tasks) }, uniquingKeysWith: +)
    homeName = explorer.home?.name
    texts = explorer.texts
    rest = explorer.rest
    repetitions = explorer.repetitions
    judgesLeaks = explorer.judgesLeaks
    isModel = App.self == ModelApp.self
    excluded = Set(explorer.excluded.compactMap { UserOption.Family(rawValue: $0.rawValue) })
    isExcluded = explorer.isExcluded
    for action in explorer.actions {
      names[FlowRules.key(of: action.name)] = isLeftOut(action.name) ? .some(nil) : action.name
    }
  }

  /// The number that stands for a name.
  static func key(of name: String) -> UInt64 { ExploredFlows.key(of: name) }

  /// The key of waiting.
  static let waiting = key(of: "wait until the next deadline")

  /// Whether an action may do nothing but let time pass.
  func isIdle(_ key: UInt64) -> Bool {
    let name = name(of: key)
    return name.hasSuffix(" and let go")
      || ["turn the device", "leave the app and come back", "get a memory warning"].contains(name)
  }

  /// The name behind a key that was admitted.
  func name(of key: UInt64) -> String { (names[key] ?? nil) ?? "an action that is not known" }

  var playedNames: [String] { played.map(name) }

  func leavesOut(_ family: UserOption.Family) -> Bool {
    !excluded.isEmpty && excluded.contains(family)
  }

  /// Whether an action takes part; its name is made and judged the first time.
  func admits(_ key: UInt64, _ name: @autoclosure () -> String) -> Bool {
    if let known = names[key] { return known != nil }
    let name = name()
    let isOut = isLeftOut(name)
    names[key] = isOut ? .some(nil) : name
    return !isOut
  }

  private func isLeftOut(_ name: String) -> Bool { isExcluded.contains { $0(name) } }
}
