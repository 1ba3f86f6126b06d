import UIKitCore
import VirtualTime

/// The app, started anew, and whoever plays a flow in it.
@MainActor final class FlowStage {
  /// What can be done now.
  struct Offer {
    enum Deed {
      case option(UserOption)
      case own(Int)
    }

    let key: UInt64
    let family: FlowFamily
    let deed: Deed
  }

  /// How closely the stage looks.
  enum Manner {
    /// As fast as it can be: nobody is asked who holds what.
    case quick
    /// With the search for who holds a leaked object.
    case thorough
  }

  let simulation = Simulation()
  let rules: FlowRules
  private let live: FlowRules.LiveApp
  private var appearances: AppearanceCounts
  private(set) var offers: [Offer] = []
  private(set) var latestAction: UInt64?
  /// The screen on which it was done.
  private(set) var screenBefore = FlowScreen(nil)
  /// When the latest action began, and how many misuses there were before it.
  private(set) var actionBegan = VirtualInstant.zero
  private(set) var misusesBefore = 0

  /// Starts the app and rests.
  init(_ rules: FlowRules, _ manner: Manner = .quick) throws {
    self.rules = rules
    appearances = AppearanceCounts(upTo: rules.repetitions)
    simulation.clock.workLimitAtInstant = 10_000
    simulation.holderSearch.isEnabled = manner == .thorough
    let simulation = simulation
    live = try simulation.perform { try rules.start(simulation) }
    restAndRead()
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

  /// Does what goes by a key, rests, and reads what can be done then. `false` when that is not open now.
  func take(_ key: UInt64) -> Bool {
    // What is offered holds screens, which are to go as soon as the action says so.
    var offer = offers.first { $0.key == key }
    offers = []
    guard let deed = offer?.deed else { return false }
    offer = nil
    latestAction = key
    screenBefore = FlowScreen(simulation.visibleViewController)
    actionBegan = simulation.clock.now
    misusesBefore = simulation.misuses.count
    perform(deed)
    restAndRead()
    return true
  }

  private func perform(_ deed: consuming Offer.Deed) {
    switch deed {
    case .option(let option): option.perform(in: simulation.application)
    case .own(let index):
      simulation.perform { live.actions[index].perform() }
      simulation.endTurn()
    }
  }

  private func restAndRead() {
    simulation.advance(by: rules.rest)
    appearances.readLog(of: simulation.application)
    readOffers()
  }

  private func readOffers() {
    var read: [Offer] = []
    for option in simulation.application.userOptions(typing: rules.texts) {
      let family = FlowFamily(option.family)
      if rules.leavesOut(family) { continue }
      add(option.key, family, .option(option), named: option.sentence, to: &read)
    }
    for (index, key) in rules.ownActions.enumerated()
    where !rules.leavesOut(.own) && live.actions[index].isOpen() {
      add(key, .own, .own(index), named: rules.name(of: key), to: &read)
    }
    offers = read
  }

  /// Several of one name are numbered from the second on.
  private func add(
    _ key: UInt64, _ family: FlowFamily, _ deed: Offer.Deed, named name: @autoclosure () -> String,
    to offers: inout [Offer]
  ) {
    guard rules.admits(key, name()) else { return }
    var (ownKey, number) = (key, 1)
    while offers.contains(where: { $0.key == ownKey }) {
      number += 1
      var mix = StableMix()
      mix.add("\(name()) (\(number))")
      ownKey = mix.value
    }
    if number > 1, !rules.admits(ownKey, "\(name()) (\(number))") { return }
    offers.append(Offer(key: ownKey, family: family, deed: deed))
  }

  // MARK: - Looking

  /// What tells this state from others: what is on screen, what can be done, what the app adds.
  var fingerprint: UInt64 {
    var mix = StableMix()
    mix.add(simulation.application.fingerprint(counting: appearances))
    // A sum, so that the order of what can be done makes no other state.
    var sum: UInt64 = 0
    for offer in offers {
      var one = StableMix()
      one.add(offer.key)
      sum &+= one.value
    }
    mix.add(sum)
    for words in live.words { mix.add(words()) }
    return mix.value
  }

  /// The screen that its user looks at, by type and title.
  var screen: String { FlowScreen(simulation.visibleViewController).words }

  var isHome: Bool { live.isHome?() ?? false }

  func keeps(promise index: Int) -> Bool { live.promises[index]() }
}
