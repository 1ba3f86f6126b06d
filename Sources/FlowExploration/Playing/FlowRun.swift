import UIKitCore
import VirtualTime

/// The app, started anew, and what plays a flow in it.
@MainActor final class FlowRun {
  /// How closely the run looks.
  enum Thoroughness {
    /// As fast as it can be: no holder is searched for.
    case quick
    /// With the search for who holds a leaked object.
    case thorough
  }

  let simulation = Simulation()
  let rules: FlowRules
  private let live: FlowRules.LiveApp
  private var appearances: AppearanceCounts
  /// The actions that are open now, by the keys of their names. Read on demand.
  var offers: [UInt64] {
    if !hasRead { readOffers() }
    return keys
  }
  private var keys: [UInt64] = []
  /// The keys as a set, where there are too many to look through.
  private var manyKeys: Set<UInt64> = []
  private var hasRead = false
  /// The effect of each offer; of the app's own actions only the number.
  private var effects: [Effect] = []
  private var options: [UserOption] = []

  private enum Effect {
    case option(Int)
    case own(Int)
  }

  private(set) var latestAction: UInt64?
  /// The step before, as a number, where it tells states apart.
  private var stepBefore: UInt64 = 0
  /// The screen on which it was done.
  private(set) var screenBefore = FlowScreen(nil)
  /// When the latest action began, and how many misuses there were before it.
  private(set) var actionBegan = VirtualInstant.zero
  private(set) var misusesBefore = 0

  /// Starts the app, and rests.
  init(_ rules: FlowRules, _ thoroughness: Thoroughness = .quick) throws {
    self.rules = rules
    rules.played = []
    appearances = AppearanceCounts(upTo: rules.repetitions)
    simulation.clock.workLimitAtInstant = 1_000
    // What an exploration does is no test's doing.
    simulation.application.recorder = nil
    simulation.holderSearch.isEnabled = thoroughness == .thorough
    simulation.holderSearch.sizeMeasure = .objects
    let simulation = simulation
    live = try simulation.perform { try rules.start(simulation) }
    // Paths begin at the app's own object, and not with what plays.
    if type(of: live.app) is AnyClass {
      simulation.holderSearch.registerRoot(live.app as AnyObject, named: "the app")
    }
    restAndCount()
  }

  /// The app after a flow; `nil` where an action of it was not open.
  static func after(
    _ flow: [UInt64], by rules: FlowRules, _ thoroughness: Thoroughness = .quick
  ) throws -> FlowRun? {
    let run = try FlowRun(rules, thoroughness)
    return run.play(flow) == flow.count ? run : nil
  }

  /// Plays a flow to its end.
  /// - Returns: how many of its actions were open, in a row from the first.
  @discardableResult func play(_ flow: some Collection<UInt64>) -> Int {
    var count = 0
    for key in flow {
      guard take(key) else { break }
      count += 1
    }
    return count
  }

  /// Does what goes by a key, and rests. `false` when that is not open now.
  func take(_ key: UInt64) -> Bool {
    let before = rules.tellsStepsBefore ? visibleFingerprint : nil
    guard let effect = effect(of: key) else { return false }
    if let before { stepBefore = ExploredFlows.number(ofStep: key, from: before) }
    latestAction = key
    rules.played.append(key)
    screenBefore = FlowScreen(simulation.visibleViewController)
    actionBegan = simulation.clock.now
    misusesBefore = simulation.misuses.count
    ActionInProgress.begin(
      ActionInProgress(flow: rules.played, names: rules.names, screen: screenBefore.type))
    defer { ActionInProgress.end() }
    switch effect {
    case .option(let index): perform(optionAlone(index))
    case .own(let index):
      forgetOffers()
      simulation.perform { live.actions[index].perform() }
      simulation.endTurn()
    }
    restAndCount()
    return true
  }

  /// The effect of a key. Where offers were not read, no more is looked through than it takes.
  private func effect(of key: UInt64) -> Effect? {
    if !hasRead, !rules.ownActions.contains(key),
      let option = simulation.application.userOption(for: key, typing: rules.texts)
    {
      options = [option]
      let isIn = !rules.leavesOut(option.family) && rules.admits(key, option.sentence)
      return isIn ? .option(0) : nil
    }
    return offers.firstIndex(of: key).map { effects[$0] }
  }

  /// The kind of an action that is open; `nil` for one that is not.
  func family(of key: UInt64) -> FlowFamily? {
    switch effect(of: key) {
    case .option(let index): FlowFamily(rawValue: options[index].family.rawValue)
    case .own: .own
    case nil: nil
    }
  }

  /// Offers hold screens, which may be deallocated as soon as the action says so.
  private func optionAlone(_ index: Int) -> UserOption {
    let option = options[index]
    forgetOffers()
    return option
  }

  /// Releases the offers, ahead of any action that may end them.
  func forgetOffers() {
    hasRead = false
    keys.removeAll(keepingCapacity: true)
    if !manyKeys.isEmpty { manyKeys.removeAll() }
    effects.removeAll(keepingCapacity: true)
    options = []
  }

  private func perform(_ option: consuming UserOption) {
    option.perform(in: simulation.application)
  }

  private func restAndCount() {
    simulation.advance(by: rules.rest)
    appearances.readLog(of: simulation.application)
    live.observe(latestAction.map(rules.name))
  }

  private func readOffers() {
    forgetOffers()
    hasRead = true
    let lacksTexts = rules.texts.isEmpty
    options = simulation.application.userOptions(typing: rules.readTexts)
    for index in options.indices where !rules.leavesOut(options[index].family) {
      if lacksTexts, options[index].isTyping {
        rules.leavesFieldsEmpty = true
        continue
      }
      add(options[index].key, .option(index), named: options[index].sentence)
    }
    for (index, key) in rules.ownActions.enumerated() where live.actions[index].isOpen() {
      add(key, .own(index), named: rules.name(of: key))
    }
  }

  /// Several of one name are numbered from the second on.
  private func add(_ key: UInt64, _ effect: Effect, named name: @autoclosure () -> String) {
    guard rules.admits(key, name()) else { return }
    var (ownKey, number) = (key, 1)
    func numbered() -> String { "\(name()), number \(number) of that name" }
    while isTaken(ownKey) {
      number += 1
      ownKey = FlowRules.key(of: numbered())
    }
    if number > 1, !rules.admits(ownKey, numbered()) { return }
    keys.append(ownKey)
    effects.append(effect)
    if keys.count == Self.fewKeys { manyKeys = Set(keys) }
    if keys.count > Self.fewKeys { manyKeys.insert(ownKey) }
  }

  private static let fewKeys = 32

  private func isTaken(_ key: UInt64) -> Bool {
    keys.count < Self.fewKeys ? keys.contains(key) : manyKeys.contains(key)
  }

  // MARK: - Looking

  /// A number that tells this state from others: by what is seen, and where that is asked for by the step before.
  var fingerprint: UInt64 { visibleFingerprint &+ stepBefore }

  /// A number made of the screen, the open actions and the app's additions.
  private var visibleFingerprint: UInt64 {
    var mix = StableMix()
    mix.add(simulation.application.fingerprint(counting: appearances))
    // A sum, so that the order of what can be done makes no other state.
    var sum: UInt64 = 0
    for offer in offers {
      var one = StableMix()
      one.add(offer)
      sum &+= one.value
    }
    mix.add(sum)
    for words in live.words { mix.add(words()) }
    return mix.value
  }

  /// The screen that its user looks at, by type and title.
  var screen: String { FlowScreen(simulation.visibleViewController).words }

  var isHome: Bool { live.isHome?() ?? false }

  func keeps(promise index: Int) -> Bool { live.promises[index].isKept() }

  /// Whether a promise is to be kept here.
  func isDue(promise index: Int) -> Bool { live.promises[index].isDue?() ?? true }
}

/// A screen by its type and its title; put into words only when they are read.
@MainActor struct FlowScreen {
  let type: UIViewController.Type?
  private let title: String?

  init(_ screen: UIViewController?) {
    type = screen.map { Swift.type(of: $0) }
    title = screen?.titleForUser
  }

  /// `CheckoutViewController "Payment"`; "nothing" for none.
  var words: String {
    // The screens of a model share a class, and go by their names.
    if let title, type == ModelScreen.self { return title }
    return type.map { UIViewController.wordsOfScreen($0, titled: title) } ?? ExploredFlows.noScreen
  }
}
