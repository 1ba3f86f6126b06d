import Testing

@testable import FlowExploration

/// The line about an action that does not return.
@MainActor @Suite struct ActionInProgressTests {
  @Test func `an action that takes half a minute is named once, with its flow and its screen`() {
    let start = ContinuousClock.now
    var action = ActionInProgress(
      flow: [1, 2], names: [1: "tap a", 2: "tap row 1"], screen: UINavigationController.self,
      since: start)
    #expect(action.line(at: start + .seconds(29)) == nil)
    #expect(
      action.line(at: start + .seconds(31)) == """
        lifecycle: the flow tap a, tap row 1 on UINavigationController has not come back for 31 s; \
        --jobs of a program ends such a flow
        """)
    #expect(action.line(at: start + .seconds(60)) == nil)
  }

  @Test func `while an action is performed it is the one in progress, and none is afterwards`()
    throws
  {
    var lines: [String?] = []
    let explorer = FlowExplorer { simulation in
      let screen = UIViewController()
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Stay",
        primaryAction: UIAction { _ in
          lines.append(
            ActionInProgress.current.withLock { $0?.line(at: .now + .seconds(40)) })
        })
      let stack = UINavigationController(rootViewController: screen)
      simulation.show(stack)
      return stack
    }
    _ = try explorer.play(["tap the bar button \"Stay\""])
    #expect(lines.count == 1)
    #expect(
      lines.first??.hasPrefix(
        "lifecycle: the flow tap the bar button \"Stay\" on UIViewController has not come back")
        == true)
    #expect(ActionInProgress.current.withLock { $0 == nil })
  }
}
