import Foundation
import LifecycleTesting
import Testing

final class Home: UIViewController {}
final class Detail: UIViewController {}

/// The planted leak: a closure that captures the screen that owns it.
final class Editor: UIViewController {
  final class Draft {}

  var onSave: (() -> Void)?
  let draft = Draft()

  override func viewDidLoad() {
    super.viewDidLoad()
    onSave = { self.title = "Saved" }
  }
}

/// Its clean twin.
final class Reader: UIViewController {
  var onSave: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onSave = { [weak self] in self?.title = "Saved" }
  }
}

/// Saves when it has left, in a task that takes some real time, or waits at a gate.
final class Saver: UIViewController {
  var gate: AsyncStream<Void>?
  private(set) var saving: Task<Void, Never>?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    saving = Task {
      if let gate { for await _ in gate {} } else { try? await Task.sleep(for: .milliseconds(20)) }
      title = "Saved"
    }
  }
}

/// A coordinator that does not clear its properties.
@MainActor final class Keeper {
  var screen: UIViewController?
  var object: AnyObject?
  var stack: UINavigationController?

  /// Not seen through, so that an optimised test has it on the heap as an app's coordinator is.
  @inline(never) static func make() -> Keeper { Keeper() }
}

extension Simulation {
  /// Shows a stack with `Home` on it, pushes a screen and taps the back button.
  @MainActor func visit(_ screen: UIViewController) {
    let stack = UINavigationController(rootViewController: Home())
    show(stack)
    stack.pushViewController(screen, animated: true)
    advance(by: .seconds(1))
    tapBackButton()
    advance(by: .seconds(1))
  }
}

/// An object that keeps itself, and a companion.
final class Cycle {
  final class Companion {}

  var end: (() -> Void)?
  let companion = Companion()

  init() {
    end = { self.end = nil }
  }
}

/// Written as a test for iOS is: it waits for completions on the main queue and advances no time.
@MainActor func visitAndWait(_ screen: UIViewController) async throws {
  let window = try #require(UIApplication.shared.keyWindow)
  let stack = UINavigationController(rootViewController: Home())
  window.rootViewController = stack
  await turnOfMainQueue()
  await completion { stack.pushViewController(screen, animated: true) }
  await completion { _ = stack.popViewController(animated: true) }
}

/// Lets the stack come on screen.
@MainActor private func turnOfMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { DispatchQueue.main.async { continuation.resume() } }
  }
}

@MainActor private func completion(of change: () -> Void) async {
  await withCheckedContinuation { continuation in
    CATransaction.begin()
    CATransaction.setCompletionBlock { continuation.resume() }
    change()
    CATransaction.commit()
  }
}
