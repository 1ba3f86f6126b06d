import LifecycleKit

/// Measures the memory of a simulation: for a screen, an event, a day.
///
/// Resident bytes, as the kernel counts them in pages, so each figure comes from very many.
@MainActor struct MemoryBench {
  static let stepCount = 4

  private static let count = 100_000

  let progress: Progress

  func run() -> [(name: String, bytes: Double, aim: Int?)] {
    // What an allocator keeps for later would hide what comes next, so the largest comes last,
    // and the screens that live before all else.
    [
      ("a screen that was popped and deallocated, bytes", departedScreen(), 16),
      ("a day of a push a second, log of 1,000 events, kilobytes", day() / 1_000, 2_000),
      ("an event in the log, bytes", event(), 64),
    ]
  }

  /// The name stays in memory, because reports name deallocated screens.
  private func departedScreen() -> Double {
    progress.step("letting screens go")
    let cycle = SimulatedCycle()
    // The checks remember the latest thousands of what they judged.
    cycle.run(10_000)
    return Self.growth { cycle.run(Self.count) } / Double(Self.count)
  }

  /// From the second hour to the end of the day.
  private func day() -> Double {
    progress.step("a day of virtual time")
    let cycle = SimulatedCycle(isLogged: true)
    cycle.simulation.log.limit = 1_000
    return withExtendedLifetime(cycle) {
      cycle.spend(seconds: 3_600)
      return Self.growth { cycle.spend(seconds: 23 * 3_600) }
    }
  }

  private func event() -> Double {
    progress.step("recording events")
    let cycle = SimulatedCycle(isLogged: true)
    let start = cycle.simulation.log.count
    let bytes = Self.growth { cycle.spend(seconds: Self.count) }
    return bytes / Double(cycle.simulation.log.count - start)
  }

  /// Screens on a stack, pushed one after the other, and what one of them takes.
  @MainActor struct LiveScreens {
    let bytes: Double
    private let world = WideWorld()

    init(progress: Progress) {
      progress.step("pushing screens")
      let world = world
      bytes = growth { world.push(count) } / Double(count)
    }
  }

  private static func growth(_ body: () -> Void) -> Double {
    let before = MemoryInUse.bytes
    body()
    return Double(max(0, MemoryInUse.bytes - before))
  }
}
