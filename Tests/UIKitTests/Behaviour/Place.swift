import LifecycleTesting
import Testing
import UIKit

/// Where a behaviour is shown: each claim holds in both places.
enum Place: CaseIterable {
  /// A simulation of its own, whose virtual time the test lets pass.
  case simulation
  /// The application that is there for everybody, whose time passes by itself on the main queue.
  case host

  /// Plays a scene on a stage here. In a simulation what left is expected to be gone after it.
  @MainActor func play(
    leaking: Int = 0, _ scene: @escaping @MainActor (TestWindow) async throws -> Void
  ) async throws {
    switch self {
    case .host:
      let stage = TestWindow(on: nil)
      try await scene(stage)
      stage.clear()
    case .simulation:
      let simulation = Simulation()
      let stage = simulation.perform { TestWindow(on: simulation) }
      try await simulation.performInTask { try await scene(stage) }
      #expect(await simulation.conclude().leaks.count == leaking)
      stage.clear()
    }
  }
}

/// A window, and a wait for what goes on in it.
@MainActor final class TestWindow {
  let window: UIWindow
  let application: UIApplication
  private let simulation: Simulation?

  init(on simulation: Simulation?) {
    self.simulation = simulation
    application = UIApplication.shared
    window = UIWindow(frame: .zero)
  }

  /// Shows a root. The window does not become the key one: on the host that is everybody's.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.isHidden = false
  }

  /// A stack that is shown, without the callbacks of that.
  func showStack(of screens: UIViewController...) async throws -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(screens, animated: false)
    show(stack)
    try await settle()
    return stack
  }

  /// Ends the turn; on iOS the main run loop does.
  func endTurn() { application.endTurn() }

  /// Waits until no transition is under way: by a turn of the main queue after the other on the host.
  func settle() async throws {
    if let simulation { return try simulation.settle() }
    while application.clock.pendingWork.contains(where: { !$0.isInBackground }) {
      await turnOfMainQueue()
    }
    // The last completion has a turn of its own.
    await turnOfMainQueue()
  }

  private func turnOfMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  fileprivate func clear() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
