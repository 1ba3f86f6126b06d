import LifecycleKit
import SeededRandom

@testable import UIKitCore

/// A simulation that performs operations one by one, and what the program around it would hold.
@MainActor final class World {
  /// One controller that was made: how it can be found, which keeps nothing alive.
  struct Made {
    weak var controller: UIViewController?
  }

  /// An object that screens made; it is not held.
  struct Part {
    weak var object: AnyObject?
    let name: String
  }

  let simulation: Simulation
  let checksForLeaks: Bool
  /// The program's variables: what it has made and not let go.
  private(set) var held: [Int: UIViewController] = [:]
  private var made: [Int: Made] = [:]
  /// The numbers of those that were alive when the last one was made.
  private var numbers: [Int] = []
  var windows: [Int: UIWindow] = [:]
  var gesture: SimulatedUser.Gesture?
  /// The delegates around those of stacks.
  var stackWitnesses: [StackWitness] = []
  /// Other objects than controllers that must not outlive the world.
  private(set) var parts: [Part] = []
  /// The driver of a world whose time is live.
  private let driver: VirtualClockDriver?
  /// How many callbacks of the program are on the stack of calls.
  var callbackDepth = 0
  private var directors: [Director] = []
  /// The screens that leak on purpose, with the instants at which the leaks were planted.
  private(set) var planted: [Int: VirtualInstant] = [:]
  /// The holders of the planted screens that do not hold themselves.
  private var holders: [Holder] = []
  /// Those whose appearance the program sends by hand, with all that was below them then.
  private(set) var appearingByHand: Set<InstanceID> = []
  /// Pages that appeared ahead of their container, which has not been on screen.
  private(set) var ahead: Set<InstanceID> = []
  /// Those whose moves the program has sent by hand.
  private(set) var movedByHand: Set<InstanceID> = []
  /// Those that were reported though somebody has them.
  private(set) var wronglyReported: [String] = []

  init(checksForLeaks: Bool, version: SystemVersion = .newestWithLog, isLive: Bool = false) {
    self.checksForLeaks = checksForLeaks
    simulation = Simulation(version: version)
    driver = isLive ? VirtualClockDriver(clock: simulation.clock, timeScale: 0) : nil
    UIStoryboard.registerSegue(name: "World", identifier: "next", make: { A(coder: $0) })
    windows[0] = simulation.window
    simulation.delayedCheck.isAutomatic = checksForLeaks
    simulation.scan.isPeriodic = checksForLeaks
    // A look through the whole heap for each leak is the search's affair, not the world's.
    simulation.holderSearch.thoroughSearchLimit = Campaign.size(0, full: 20)
    simulation.leakResponse = .call { [weak self] in self?.judge($0) }
    driver?.start()
  }

  /// A controller by its number while it lives.
  func controller(_ number: Int) -> UIViewController? { made[number]?.controller }

  func number(of controller: UIViewController) -> Int? {
    living.first { $0.controller === controller }?.number
  }

  /// All living controllers that operations made, by number.
  var living: [(number: Int, controller: UIViewController)] {
    numbers.compactMap { number in controller(number).map { (number, $0) } }
  }

  /// Notes which pages, with all that is below them, have appeared ahead of their container.
  func notePagesAhead() {
    for (_, controller) in living {
      guard let pages = controller as? UIPageViewController, pages.showsChildrenAhead else {
        continue
      }
      for page in pages.children { page.forEachBelow { ahead.insert($0.id) } }
    }
  }

  var isLive: Bool { driver != nil }

  func isHeld(_ number: Int) -> Bool { held[number] != nil }

  func make(_ number: Int, _ kind: Operation.Kind) {
    let controller: UIViewController = simulation.perform {
      switch kind {
      case .a: A()
      case .box: Box()
      case .byHand: ByHand()
      case .nav: Nav()
      case .tabs: Tabs()
      case .scroll: Page(.scroll)
      case .curl: Page(.pageCurl)
      case .alert: Alert(title: nil, message: nil)
      case .search: Search(searchResultsController: nil)
      case .searchWithResults: Search(searchResultsController: A())
      case .split: Split(style: .doubleColumn)
      case .storyboarded:
        UIStoryboard(name: "World", bundle: nil).instantiateViewController(identifier: "A") {
          A(coder: $0)
        }
      case .feed: Feed()
      case .table: Table(style: .grouped)
      case .grid: Grid()
      case .host: Host()
      case .question: Question.make()
      case .album: Album()
      case .documents: Documents()
      }
    }
    (controller as? any ListScreen)?.note = { [weak self] in self?.note($0) }
    (controller as? Host).map { note($0.rootView.model) }
    (controller as? Question)?.actions.forEach(note)
    held[number] = controller
    made[number] = Made(controller: controller)
    numbers.removeAll { self.controller($0) == nil }
    numbers.append(number)
  }

  private func note(_ object: AnyObject) {
    parts.append(Part(object: object, name: "\(type(of: object))"))
  }

  func plant(_ number: Int, _ plant: Operation.Plant) {
    guard let screen = controller(number) as? Screen, planted[number] == nil,
      plant != .observation || screen.isViewLoaded
    else { return }
    planted[number] = simulation.clock.now
    switch plant {
    case .cycle: screen.holdItself()
    case .action: screen.holdItselfByAction()
    case .observation: screen.holdItselfByObservation()
    case .holder:
      let holder = Holder(of: screen)
      holders.append(holder)
      simulation.holderSearch.registerRoot(holder, named: "the holder")
    }
  }

  /// Ends all planted leaks.
  func clearPlants() {
    // Sorted, because a dictionary has an order of its own in every run, and deallocations follow it in the log.
    for number in planted.keys.sorted() { (controller(number) as? Screen)?.letGoOfItself() }
    planted = [:]
    holders = []
  }

  func noteAppearanceByHand(_ controller: UIViewController) {
    appearingByHand.insert(controller.id)
  }

  /// Takes along the controllers below one whose appearance is sent by hand, and those that wait to be pushed there.
  func spreadAppearanceByHand() {
    if appearingByHand.isEmpty { return }
    for (_, controller) in living where appearingByHand.contains(controller.id) {
      controller.forEachBelow { below in
        appearingByHand.insert(below.id)
        for push in (below as? UINavigationController)?.waitingPushes ?? [] {
          push.screen.forEachBelow { appearingByHand.insert($0.id) }
        }
      }
    }
  }

  /// What a root presents stays in the window without it, and goes with the window as it is.
  func noteLeftBehind(in window: UIWindow?) {
    for held in window?.presentations ?? [] { noteAppearanceByHand(held.presentation.presented) }
  }

  func noteMoveByHand(_ controller: UIViewController) { movedByHand.insert(controller.id) }

  func letGo(_ number: Int) { held[number] = nil }

  /// Lets all of the program's variables go; what is left is what the windows hold.
  func letAllGo() {
    // One after the other, in order, so that the log is the same each time.
    for number in held.keys.sorted() { held[number] = nil }
    gesture = nil
    stackWitnesses = []
    windows = [:]
  }

  func direct(_ controller: UIViewController, milliseconds: Int, removesPresenter: Bool) {
    let director = Director(
      seconds: Double(milliseconds) / 1000, removesPresenter: removesPresenter)
    directors.append(director)
    director.direct(controller)
  }

  /// All objects that the program's variables, planted leaks or the windows hold, independent of the model's links.
  var reachable: Set<ObjectIdentifier> {
    var waiting = Array(held.values) + planted.keys.compactMap(controller) + heldByMenus
    for window in simulation.application.allWindows {
      waiting += window.presentations.flatMap { [$0.presenter, $0.presentation.presented] }
      if let root = window.rootViewController { waiting.append(root) }
    }
    var found: Set<ObjectIdentifier> = []
    while let controller = waiting.popLast() {
      guard found.insert(ObjectIdentifier(controller)).inserted else { continue }
      waiting += controller.children + controller.leaving.map(\.controller)
      waiting += (controller as? UINavigationController)?.waitingPushes.map(\.screen) ?? []
      waiting += (controller as? UISplitViewController)?.occupants.values.map(\.controller) ?? []
      if let presentation = controller.presentation { waiting.append(presentation.presented) }
      if let search = controller.item?.searchController { waiting.append(search) }
      if let preview = (controller as? Feed)?.menu?.preview { waiting.append(preview) }
      if let results = (controller as? UISearchController)?.searchResultsController {
        waiting.append(results)
      }
    }
    return found
  }

  private func judge(_ report: LeakReport) {
    // Whoever is calling back still has those that it has just taken off its lists.
    if callbackDepth > 0 { return }
    // An exchange of children under way holds its container.
    let found = reachable.union(
      living.filter(\.controller.isExchanging).map { ObjectIdentifier($0.controller) })
    let isHeld = living.contains {
      $0.controller.readableName == report.subject
        && found.contains(ObjectIdentifier($0.controller))
    }
    // A finger on the glass holds what it moves; results belong to their search and have no number.
    if !isHeld, gesture == nil,
      living.contains(where: { $0.controller.readableName == report.subject })
    {
      wronglyReported.append(report.headline)
    }
  }
}
