import LifecycleKit

@testable import UIKitCore

/// A world under watch: each operation is performed and then everything that has to hold is looked at.
@MainActor final class Trial {
  private var world: World?
  private var story = Story()
  private let manner: Habits.Manner
  /// All that happened, for a comparison with another run of the same seed.
  var transcript: String { world?.simulation.log.transcript() ?? "" }

  init(_ habits: Habits) {
    manner = habits.manner
    world = World(
      checksForLeaks: habits.checksForLeaks, version: habits.version, isLive: habits.isLive)
  }

  /// Performs what `next` draws, and returns the first violation with the operations that led to it.
  func run(
    _ count: Int, next: @escaping @MainActor (World) -> Operation
  ) async -> (violation: Violation, after: [Operation])? {
    guard let world else { return nil }
    var done: [Operation] = []
    let violation = await firstViolation(in: world) {
      guard done.count < count else { return nil }
      done.append(next(world))
      return done.last
    }
    if let violation { return (violation, done) }
    return await end().map { ($0, done) }
  }

  /// Performs operations, and looks at everything after each of them; a polite program leaves out what it may not do.
  private func firstViolation(
    in world: World, _ next: @escaping @MainActor () -> Operation?
  ) async -> Violation? {
    var violation: Violation?
    var last: (operation: Operation, before: Before)?
    await world.performInTime {
      if let last { violation = self.violation(after: last.operation, last.before, in: world) }
      guard violation == nil, let operation = self.nextPermitted(in: world, next) else {
        return nil
      }
      last = (operation, Before(self.manner, in: world))
      world.spreadAppearanceByHand()
      return operation
    }
    return violation
  }

  private func nextPermitted(in world: World, _ next: () -> Operation?) -> Operation? {
    while let operation = next() {
      if manner != .polite || world.permits(operation) { return operation }
    }
    return nil
  }

  private func violation(
    after operation: Operation, _ before: Before, in world: World
  ) -> Violation? {
    let simulation = world.simulation
    world.spreadAppearanceByHand()
    if let misfit = story.read(world) {
      return Violation(rule: .pairs, words: misfit)
    }
    if let violation = Invariants(world: world).violation(story) { return violation }
    let misuses = simulation.misuses.dropFirst(before.misuseCount)
    if manner == .polite, let misuse = misuses.first {
      return Violation(rule: .misuse, words: misuse.message, misuse: misuse.kind)
    }
    if let links = before.links, misuses.count == 1, let misuse = misuses.first,
      misuse.kind.refuses, operation.isOneCall, links != Links(of: world)
    {
      return Violation(rule: .refusal, words: misuse.message)
    }
    if operation == .endTurn, !world.hasEndedTurn {
      return Violation(rule: .idle, words: "something waits after the end of the turn")
    }
    return operation == .settle ? settled(world) : nil
  }

  private func settled(_ world: World) -> Violation? {
    if let gesture = world.gesture, !gesture.isOver { return nil }
    world.gesture = nil
    return SettledInvariants(world: world).violation()
  }

  /// Lets all come to rest, and then everything go; nobody may be left.
  private func end() async -> Violation? {
    guard let world else { return nil }
    // Time for each departure's deadline and for as many scans as a report takes.
    let rest: [Operation] =
      [.finish, .enterForeground, .settle]
      + (world.checksForLeaks
        ? [.enterForeground, .advance(milliseconds: 21_000), .settle] : [])
    var left = rest[...]
    if let violation = await firstViolation(in: world, { left.popFirst() }) { return violation }
    if let violation = world.missedLeak() { return violation }
    return await survivors(world).map {
      Violation(rule: .deallocation, words: "\($0) outlives its world")
    }
  }

  private func survivors(_ world: World) async -> String? {
    struct Survivor {
      weak var controller: UIViewController?
      let name: String
    }
    let all = world.living.map {
      Survivor(controller: $0.controller, name: $0.controller.readableName)
    }
    let simulation = world.simulation
    world.clearPlants()
    world.closeMenus()
    world.letAllGo()
    for window in simulation.application.allWindows { window.rootViewController = nil }
    await world.performInTime([.settle])
    if simulation.application.allWindows.contains(where: { !$0.presentations.isEmpty }) {
      return nil
    }
    return all.first { $0.controller != nil }?.name ?? world.parts.first { $0.object != nil }?.name
  }
}

/// The state of a world before an operation.
@MainActor private struct Before {
  let misuseCount: Int
  /// A call that is refused may still end a swipe that has been given up, and so does one that finds something of the
  /// same turn in its way: nothing is compared then.
  let links: Links?

  init(_ manner: Habits.Manner, in world: World) {
    misuseCount = world.simulation.misuses.count
    links =
      manner == .rude && !world.hasMovingStack && world.hasEndedTurn ? Links(of: world) : nil
  }
}

/// Who is linked to whom, as numbers that can be compared.
@MainActor private struct Links: Equatable {
  private var numbers: [UInt32] = []

  init(of world: World) {
    for (_, controller) in world.living {
      numbers += [
        controller.id.rawValue, controller.parent?.id.rawValue ?? 0,
        controller.presenterReference?.object?.id.rawValue ?? 0, controller.isReachable ? 1 : 0,
      ]
      numbers += controller.children.map(\.id.rawValue)
    }
  }
}

extension UIKitMisuse.Kind {
  /// Whether the call was refused and so has changed nothing.
  fileprivate var refuses: Bool {
    switch self {
    case .nestedTransition, .unbalancedAppearance, .childHasAnotherParent, .superNotCalled: false
    default: true
    }
  }
}

extension Operation {
  /// Whether performing it is one call of the program, which can be refused as a whole.
  fileprivate var isOneCall: Bool {
    switch self {
    case .add, .remove, .exchange, .swipePage, .endMenu, .advance, .settle, .endTurn: false
    default: true
    }
  }
}
