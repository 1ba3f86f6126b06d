import LifecycleTesting
import Testing

/// Suites side by side, each test with a window of its own.
@Suite(.ownWindow) @MainActor struct OwnWindowTests {
  private final class Wizard: UIViewController {}

  @Test(arguments: 0..<6) func `what a test puts into its window no other test finds`(number: Int)
    async throws
  {
    let window = try #require(UIApplication.shared.keyWindow)
    #expect(UIApplication.shared.windows.count == 1)
    let root = try #require(window.rootViewController)
    #expect(root.presentedViewController == nil)
    let wizard = Wizard()
    await withCheckedContinuation { done in
      root.present(wizard, animated: true) { done.resume() }
    }
    // Others have their turns here, and present theirs.
    for _ in 0..<20 { await Task.yield() }
    #expect(root.presentedViewController === wizard)
    #expect(UIApplication.shared.keyWindow === window)
  }

  @Test func `a suite inside has it too`() async throws {
    let shared = UIApplication.shared
    let inside = await Task { @MainActor in UIApplication.shared }.value
    #expect(inside === shared)
  }

  @Suite(.checksDeallocation) @MainActor struct Checked {
    @Test func `a checked test keeps to its own simulation`() {
      #expect(Simulation.ofTest().application === UIApplication.shared)
    }
  }
}

/// Helper code that does not throw.
@Suite(.checksDeallocation) @MainActor struct SettlingTests {
  let simulation = Simulation.ofTest()

  private func open(_ screen: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    stack.pushViewController(screen, animated: true)
    simulation.settleOrFail()
    return stack
  }

  @Test func `a helper settles without a try`() {
    let screen = UIViewController()
    #expect(open(screen).topViewController === screen)
    #expect(screen.viewIfLoaded?.window === simulation.window)
  }
}

@Suite(.checksDeallocation) @MainActor struct EndlessSettlingTests {
  let simulation = Simulation.ofTest()

  @Test func `what never comes to an end fails the test at its line`() {
    withKnownIssue {
      var rounds = 0
      @MainActor func again() {
        rounds += 1
        if rounds < 40 { simulation.clock.schedule("again", after: .seconds(1)) { again() } }
      }
      again()
      simulation.settleOrFail(limit: 20)
    } matching: { issue in
      issue.sourceLocation?.line == 68 && issue.comments.contains { "\($0)".contains("again") }
    }
    simulation.settleOrFail()
  }
}
