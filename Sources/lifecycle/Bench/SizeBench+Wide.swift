import LifecycleKit

extension SizeBench {
  /// Many things side by side, or one after the other.
  nonisolated static let wide = [
    Row("screens on a stack: push", 100_000) { size in
      let world = WideWorld()
      return { world.push(size) }
    },
    Row("screens on a stack: pop to the root", 100_000) { size in
      let world = WideWorld()
      world.push(size)
      return { world.popToRoot() }
    },
    Row("children side by side: add and remove", 1_000) { size in
      let world = WideWorld()
      return { world.addAndRemoveChildren(size) }
    },
    Row("views side by side: add and remove", 1_000) { size in
      let world = WideWorld()
      return { world.addAndRemoveViews(size) }
    },
    Row("tabs: set, and select each", 1_000) { size in
      let world = WideWorld()
      return { world.selectTabs(size) }
    },
    Row("pages: turn one after the other", 1_000) { size in
      let world = WideWorld()
      return { world.turnPages(size) }
    },
    Row("expectations at one deadline: met", 10_000) { size in
      let world = WideWorld()
      return { world.expect(size, areKept: false) }
    },
    Row("expectations at one deadline: failed", 100) { size in
      let world = WideWorld()
      return { world.expect(size, areKept: true) }
    },
    Row("registrations: add, and end with their owner", 1_000) { size in
      let world = WideWorld()
      return { world.register(size) }
    },
    Row("work on the clock: schedule and do", 100_000) { size in
      let world = WideWorld()
      return { world.schedule(size) }
    },
    Row("growth: rounds", 10) { size in
      let world = WideWorld()
      return { world.grow(size) }
    },
    Row("script of pushes and pops: play", 10_000) { size in
      let script = BenchScript.pushing(lines: size)
      return { script.play() }
    },
  ]
}
