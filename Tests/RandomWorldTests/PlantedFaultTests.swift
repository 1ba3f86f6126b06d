import LifecycleKit
import Testing

@testable import UIKitCore

/// A fault planted in the screens: the random programs find it, and say it in a few lines of Swift.
///
/// That they find faults of the simulation itself is judged by `Tests/Mutants`.
@MainActor struct PlantedFaultTests {
  @Test func `a planted fault is shrunk to a program that shows it and nothing else`() async throws
  {
    let failure = try #require(
      await Screen.$forgetsSuper.withValue(true) {
        for seed in 1...UInt64(20) {
          if let failure = await Failure(seed: seed, length: 250, { $0.isLive = false }) {
            return failure
          }
        }
        return nil
      })
    #expect(
      failure.description == """
        misuse: <A#1> overrides viewWillDisappear(_:) and does not call super, which it has to at some point
        polite
        let simulation = Simulation(version: .iOS(27))
        let user = simulation.user
        let a1 = simulation.perform { A() }
        simulation.window.rootViewController = a1
        simulation.window.makeKeyAndVisible()
        let a2 = simulation.perform { A() }
        simulation.window.rootViewController = a2
        try simulation.settle()

        """)
  }

  @Test(arguments: Operation.Plant.allCases)
  func `a planted leak is demanded of the checks, with what holds it`(plant: Operation.Plant) {
    for checksAreOn in [true, false] {
      for searches in [true, false] {
        let world = World(checksForLeaks: true)
        world.simulation.checksAreEnabled = checksAreOn
        world.simulation.holderSearch.isEnabled = searches
        let program: [Operation] = [
          .make(1, .nav), .setRoot(1, window: 0), .show(window: 0), .make(2, .a), .make(3, .a),
          .push(2, on: 1, animated: false), .push(3, on: 1, animated: true), .letGo(2), .letGo(3),
          .settle, .plant(3, plant), .pop(1, animated: true), .settle,
          .advance(milliseconds: 21_000),
        ]
        for operation in program { world.perform(operation) }
        let words = world.missedLeak()?.words
        world.clearPlants()
        #expect(
          words
            == (!checksAreOn
              ? "A#2 has left, is alive and is not reported"
              : searches ? nil : "A#2 was made to leak, and what holds it is not found"))
        #expect(world.controller(3) == nil)
      }
    }
  }

  /// The program of the test above, pasted.
  @Test(arguments: [true, false])
  func `the shrunk program fails with the fault and passes without it`(isPlanted: Bool) throws {
    try Screen.$forgetsSuper.withValue(isPlanted) {
      let simulation = Simulation()
      let nav1 = simulation.perform { Nav() }
      simulation.window.rootViewController = nav1
      simulation.window.makeKeyAndVisible()
      let a1 = simulation.perform { A() }
      let a2 = simulation.perform { A() }
      add(a2, to: a1)
      nav1.setViewControllers([a1], animated: false)
      let a3 = simulation.perform { A() }
      exchange(a2, for: a3, in: a1, milliseconds: 0)
      try simulation.settle()
      #expect(simulation.misuses.map(\.kind) == (isPlanted ? [.superNotCalled] : []))
    }
  }
}
