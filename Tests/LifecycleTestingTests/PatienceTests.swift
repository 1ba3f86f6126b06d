import Dispatch
import Foundation
import LifecycleTesting
import Testing

/// Screens and objects that go late: within the time, and after it.
@MainActor struct PatienceTests {
  @MainActor final class Service {
    func load() async -> String {
      await Task.detached { "loaded" }.value
    }
  }

  /// A screen whose task, and whose block on the main queue, keep it for a moment.
  final class Loader: UIViewController {
    let service = Service()

    override func viewDidLoad() {
      super.viewDidLoad()
      Task { self.title = await service.load() }
      DispatchQueue.main.async { self.view.tag = 1 }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      Task { self.title = await service.load() }
      DispatchQueue.main.async { DispatchQueue.main.async { self.view.tag = 2 } }
    }
  }

  /// A screen that another thread keeps for a moment of real time.
  final class Threaded: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      let kept = Kept(self)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
        DispatchQueue.main.async { kept.object = nil }
      }
    }
  }

  /// Holds an object until it is told.
  final class Kept: Sendable {
    @MainActor var object: AnyObject?

    @MainActor init(_ object: AnyObject) { self.object = object }
  }

  final class Session {}

  @Test(arguments: ScreenExit.allCases)
  func `a screen that a task and a block keep for a moment is no leak`(exit: ScreenExit) async {
    await assertDeallocation(after: exit) { Loader() }
  }

  @Test func `nor is one that another thread keeps for a moment`() async {
    await assertDeallocation { Threaded() }
  }

  @Test func `an object that goes ten milliseconds later is no leak`() async {
    await assertDeallocation {
      let session = Session()
      let kept = Kept(session)
      Task {
        try? await ContinuousClock().sleep(for: .milliseconds(10))
        kept.object = nil
      }
      return session
    }
  }

  @Test(.checksDeallocation) func `with a simulation the time is virtual`() async {
    let clock = Simulation.ofTest().clock
    await assertDeallocation(timeout: .seconds(3_600)) {
      let session = Session()
      clock.schedule("let go", after: .seconds(3_000)) { withExtendedLifetime(session) {} }
      return session
    }
    #expect(clock.now.sinceStart == .seconds(3_000))
  }

  @Test(.checksDeallocation) func `a condition is waited for in virtual time`() async {
    let clock = Simulation.ofTest().clock
    var isDone = false
    clock.schedule("done", after: .seconds(2)) { isDone = true }
    await wait(for: isDone, timeout: 3, description: "it is done")
    #expect(clock.now.sinceStart == .seconds(2))
    isDone = false
    Task { isDone = true }
    await wait(for: isDone, timeout: 3, description: "the task has run")
    #expect(clock.now.sinceStart == .seconds(2))
  }

  @Test func `what fails is told at the caller's line`() throws {
    #expect(
      try FixtureRun.issues(of: "conditionNeverHolds") == """
        recorded an issue at AssertionFixtures.swift:75:15: Issue recorded
        ↳ not within 0.05 s: it is done

        """)
    #expect(
      try FixtureRun.issues(of: "objectGoesTooLate").hasPrefix(
        """
        recorded an issue at AssertionFixtures.swift:82:30: Issue recorded
        ↳ Companion is still alive after every holder should have released it
        """))
  }
}
