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
    world = World(checksForLeaks: habits.checksForLeaks, version: habits.version)
  }

  /// Performs what `next` draws, and returns the first violation with the operations that led to it.
  func run(_ count: Int, next: (World) -> Operation) -> (violation: Violation, after: [Operation])?
  {
    var done: [Operation] = []
    for _ in 0..<count {
      guard let world else { break }
      let operation = next(world)
      done.append(operation)
      if let violation = step(operation, in: world) { return (violation, done) }
    }
    return end().map { ($0, done) }
  }

  private func step(_ operation: Operation, in world: World) -> Violation? {
    if manner == .polite, !world.permits(operation) { return nil }
    let simulation = world.simulation
    // A call that is refused may still end a swipe that has been given up.
    // So does one that finds something of the same turn in its way.
    let before =
      manner == .rude && !world.hasMovingStack && world.hasEndedTurn ? Links(of: world) : nil
    let misuseCount = simulation.misuses.count
    world.spreadAppearanceByHand()
    world.perform(operation)
    world.spreadAppearanceByHand()
    if let misfit = story.read(world) {
      return Violation(rule: .pairs, words: misfit)
    }
    if let violation = Invariants(world: world).violation(story) { return violation }
    let misuses = simulation.misuses.dropFirst(misuseCount)
    if manner == .polite, let misuse = misuses.first {
      return Violation(rule: .misuse, words: misuse.message, misuse: misuse.kind)
    }
    if let before, misuses.count == 1, let misuse = misuses.first, misuse.kind.refuses,
      operation.isOneCall, before != Links(of: world)
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
  private func end() -> Violation? {
    guard let world else { return nil }
    // Time for each departure's deadline and for as many scans as a report takes.
    let rest: [Operation] =
      [.finish, .enterForeground, .settle]
      + (world.checksForLeaks
        ? [.enterForeground, .advance(milliseconds: 21_000), .settle] : [])
    for operation in rest {
      if let violation = step(operation, in: world) { return violation }
    }
    if let violation = world.missedLeak() { return violation }
    return survivors(world).map {
      Violation(rule: .deallocation, words: "\($0) outlives its world")
    }
  }

  private func survivors(_ world: World) -> String? {
    struct Survivor {
      weak var controller: UIViewController?
      let name: String
    }
    let all = world.living.map {
      Survivor(controller: $0.controller, name: $0.controller.readableName)
    }
    let simulation = world.simulation
    world.clearPlants()
    world.letAllGo()
    for window in simulation.application.allWindows { window.rootViewController = nil }
    try? simulation.settle()
    return all.first {
      $0.controller != nil
        && !simulation.application.allWindows.contains { !$0.presentations.isEmpty }
    }?.name
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
    case .add, .remove, .exchange, .swipePage, .advance, .settle, .endTurn: false
    default: true
    }
  }
}
