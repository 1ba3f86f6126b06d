import LifecycleKit
import Testing

@testable import UIKitCore

/// A fault planted in the screens: the random programs find it, and say it in a few lines of Swift.
///
/// That they find faults of the simulation itself is judged by `Tests/Mutants`.
@MainActor struct PlantedFaultTests {
  @Test func `a planted fault is shrunk to a program that shows it and nothing else`() throws {
    let failure = try #require(
      Screen.$forgetsSuper.withValue(true) {
        (1...UInt64(20)).lazy.compactMap { Failure(seed: $0, length: 250) }.first
      })
    #expect(
      failure.description == """
        misuse: <A#2> overrides viewWillDisappear(_:) and does not call super, which it has to at some point
        polite
        let simulation = Simulation()
        let user = simulation.user
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

        """)
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
