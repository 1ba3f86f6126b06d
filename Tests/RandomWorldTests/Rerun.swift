import LifecycleKit
import SeededRandom

@testable import UIKitCore

/// A program that is run again under other conditions, with the same outcome.
@MainActor struct Rerun {
  /// The condition of a run, which must have no other effect than its own.
  enum Condition: CaseIterable {
    /// Without a search for holders, which takes most of the time.
    case usual
    /// Each span of time is passed in three advances.
    case inPieces
    case withoutLog
    case withSearch
    case withoutChecks
    /// Time passes by itself, on turns of the main queue.
    case live
  }

  /// The outcome of a program: the hierarchy, the place of each controller, and the leaks.
  struct Outcome: Equatable {
    var tree: String
    var controllers: [String]
    var misuses: [UIKitMisuse.Kind]
    var leaks: [String]
    var transcript: String

    /// Completions of presentations have a turn of their own where time is live.
    var withoutCompletions: Outcome {
      var outcome = self
      outcome.transcript =
        transcript.split(separator: "\n").filter { !$0.hasSuffix(" completion") }
        .joined(separator: "\n")
      return outcome
    }
  }

  private let world: World
  private let condition: Condition

  init(_ condition: Condition) {
    self.condition = condition
    world = World(checksForLeaks: true, isLive: condition == .live)
    world.simulation.holderSearch.isEnabled = condition == .withSearch
    switch condition {
    case .usual, .inPieces, .withSearch, .live: break
    case .withoutLog: world.simulation.log.isEnabled = false
    case .withoutChecks: world.simulation.checksAreEnabled = false
    }
  }

  /// Draws a program in a world of its own. A calm one has each call come to its end before the next.
  static func program(seed: UInt64, length: Int, isCalm: Bool) -> [Operation] {
    var generator = Generator(seed: seed) {
      $0.plantsLeaks = true
      $0.version = .newestWithLog
      $0.isLive = false
      if isCalm { $0.manner = .polite }
    }
    let world = World(checksForLeaks: true)
    world.simulation.holderSearch.isEnabled = false
    var operations: [Operation] = []
    for _ in 0..<length {
      let operation = generator.next(in: world).withoutTimeInside
      if generator.habits.manner == .polite, !world.permits(operation) { continue }
      if isCalm, !operation.isCalm { continue }
      operations.append(operation)
      world.perform(operation)
      if isCalm { world.perform(.settle) }
    }
    world.clearPlants()
    return operations
  }

  /// Performs a program, lets all come to rest and passes the time that verdicts take.
  func outcome(of operations: [Operation]) async -> Outcome {
    let rest: [Operation] = [
      .finish, .enterForeground, .settle, .enterForeground, .advance(milliseconds: 21_000), .settle,
    ]
    await perform(operations + rest)
    defer { world.clearPlants() }
    return picture
  }

  /// The state after each call of a calm program.
  func pictures(of operations: [Operation]) async -> [Outcome] {
    var pictures: [Outcome] = []
    for operation in operations {
      await perform([operation, .settle])
      var picture = picture
      (picture.transcript, picture.leaks) = ("", [])
      pictures.append(picture)
    }
    return pictures
  }

  private func perform(_ operations: [Operation]) async {
    await world.performInTime(
      condition == .inPieces ? operations.flatMap(\.inPieces) : operations)
  }

  private var picture: Outcome {
    let simulation = world.simulation
    return Outcome(
      tree: simulation.hierarchyTree(),
      controllers: world.living.map {
        "\($0.controller.readableName) \($0.controller.appearance.state) "
          + "\($0.controller.departure.map { "\($0.kind)" } ?? "")"
      },
      misuses: simulation.misuses.map(\.kind),
      leaks: simulation.leaks.filter(\.isOpen).map(\.subject),
      transcript: simulation.log.transcript())
  }
}

extension Operation {
  /// A span of time in three, and any other operation as it is.
  fileprivate var inPieces: [Operation] {
    guard case .advance(let milliseconds) = self else { return [self] }
    let piece = milliseconds / 3
    return [piece, piece, milliseconds - piece * 2].map { .advance(milliseconds: $0) }
  }
}
