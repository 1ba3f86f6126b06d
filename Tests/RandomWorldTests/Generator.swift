import LifecycleKit
import SeededRandom

/// Draws operations one by one, with an eye on the world that they will be performed in.
@MainActor struct Generator {
  let habits: Habits
  var numbers: SplitMix64
  /// Those for planted leaks: the rest of the program is the same with them and without.
  private var plantNumbers: SplitMix64
  private var waiting: [Operation] = []
  private let topics: [Habits.Topic]
  /// Whether what is drawn is for a callback to come, when all may be different.
  private(set) var isPlanning = false
  /// Those that a plan is going to give a place.
  private(set) var reserved: Set<Int> = []
  private(set) var count = 0
  private(set) var windowCount = 0
  let mostLiving = 24

  init(seed: UInt64, _ change: (inout Habits) -> Void = { _ in }) {
    var habits = Habits(seed: seed)
    change(&habits)
    self.habits = habits
    numbers = SplitMix64(seed: seed)
    plantNumbers = SplitMix64(seed: ~seed)
    topics = Habits.Topic.allCases.filter(habits.topics.contains)
    let root = number()
    waiting = [.make(root, .nav), .setRoot(root, window: 0), .letGo(root), .show(window: 0)]
  }

  /// The next operation; of a group that belongs together the next one in it. A turn ends anywhere, also
  /// inside a group.
  mutating func next(in world: World) -> Operation {
    let next = draw(in: world)
    return habits.isLive ? next.withoutTimeInside : next
  }

  private mutating func draw(in world: World) -> Operation {
    if let plant = drawPlant(in: world) { return plant }
    if chance(25) { return .endTurn }
    for _ in 0..<10 where waiting.isEmpty {
      isPlanning = habits.manner == .nested && chance(20)
      let drawn = drawGroup(in: world)
      waiting = isPlanning ? plan(drawn, in: world) : drawn
    }
    return waiting.isEmpty ? .advance(milliseconds: 100) : waiting.removeFirst()
  }

  private mutating func drawPlant(in world: World) -> Operation? {
    guard habits.plantsLeaks, Int.random(in: 0..<100, using: &plantNumbers) < 3 else { return nil }
    let screens = world.living.filter {
      $0.controller is Screen && world.planted[$0.number] == nil
    }
    guard let screen = screens.randomElement(using: &plantNumbers),
      let plant = Operation.Plant.allCases.randomElement(using: &plantNumbers)
    else { return nil }
    return .plant(screen.number, plant)
  }

  private mutating func drawGroup(in world: World) -> [Operation] {
    if chance(16) { return [.advance(milliseconds: roll(7) * 100)] }
    if chance(8) { return [.settle] }
    if chance(5) {
      return held(in: world).randomElement(using: &numbers).map { [.letGo($0)] } ?? []
    }
    return switch pick(topics) ?? .stacks {
    case .stacks: drawStack(in: world)
    case .tabs: drawTabs(in: world)
    case .presentations: drawPresentation(in: world)
    case .containment: drawContainment(in: world)
    case .pages: drawPage(in: world)
    case .searches: drawSearch(in: world)
    case .fingers: drawFinger(in: world)
    case .windows: drawWindow(in: world)
    case .surroundings: drawSurroundings()
    case .splits: drawSplit(in: world)
    case .services: drawService(in: world)
    case .storyboards: drawSegue(in: world)
    case .lists: drawList(in: world)
    }
  }

  /// The same operations, made inside a callback to come; what they need is there before.
  private mutating func plan(_ drawn: [Operation], in world: World) -> [Operation] {
    let screens = world.living.filter { $0.controller is Screen }.map(\.number)
    guard let screen = pick(screens), let moment = pick(Operation.moments) else { return [] }
    var ahead: [Operation] = []
    var inside: [Operation] = []
    for operation in drawn {
      switch operation {
      case .make(let number, _):
        ahead.append(operation)
        reserved.insert(number)
      case .letGo, .makeWindow, .settle, .once, .later: break
      default: inside.append(operation)
      }
    }
    if inside.isEmpty { return [] }
    if habits.topics.contains(.services), chance(50) {
      return ahead + [.later(milliseconds: roll(8) * 100, inside.filter { !$0.takesTime })]
    }
    return ahead + [.once(screen, moment, inside)]
  }

  private func held(in world: World) -> [Int] {
    world.living.map(\.number).filter(world.isHeld)
  }

  // MARK: - Drawing

  mutating func number() -> Int {
    count += 1
    return count
  }

  mutating func windowNumber() -> Int {
    windowCount += 1
    return windowCount
  }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &numbers) }

  mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }

  mutating func pick<Element>(_ all: [Element]) -> Element? { all.randomElement(using: &numbers) }
}

extension Operation {
  fileprivate var takesTime: Bool { if case .advance = self { true } else { false } }

  /// The callbacks in which a screen may do something.
  static let moments: [LifecycleEvent.Kind] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .willMoveToParent, .didMoveToParent,
  ]
}
