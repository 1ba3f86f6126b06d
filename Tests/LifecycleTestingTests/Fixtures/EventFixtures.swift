import LifecycleTesting
import Testing

/// What expectations of events say when they are not met.
@MainActor @Suite(.enabled(if: FixtureRun.isOn), .checksDeallocation) struct EventFixtures {
  let simulation = Simulation.ofTest()
  let stack = UINavigationController(rootViewController: Home())

  init() {
    simulation.show(stack)
    simulation.skipEvents(because: "the test begins with the stack on screen")
  }

  @Test func otherEvents() {
    stack.pushViewController(Detail(), animated: false)
    simulation.endTurn()
    simulation.expectEvents(
      """
      Detail#1 willMove(toParent: UINavigationController#1)
      Detail#1 loadView
      Home#1 viewWillDisappear (animated)
      """)
  }

  @Test func otherColumn() throws {
    stack.pushViewController(Detail(), animated: true)
    try simulation.settle()
    simulation.expectTimeline(
      """
      time     0.000   0.350
               |       |
      Detail#1 mlL·aiyY~AM
      Home#1   ───d~~~~·D·
      """)
  }

  @Test func missingRow() throws {
    stack.pushViewController(Detail(), animated: true)
    try simulation.settle()
    simulation.expectTimeline(
      """
      time     0.000    0.350
               |        |
      Detail#1 mlL·aiyY~~AM
      Reader#1   aA
      """)
  }

  @Test func secondBlock() throws {
    stack.pushViewController(Detail(), animated: true)
    try simulation.settle()
    simulation.expectTimeline("", width: 17)
  }

  @Test(.checksDeallocation(exhaustively: true)) func exhaustive() throws {
    stack.pushViewController(Detail(), animated: true)
    simulation.endTurn()
    simulation.expectTimeline(
      """
      time     0.000
               |
      Detail#1 mlL·aiyY
      Home#1   ───d~~~~
      """)
    try simulation.settle()
  }

  @Test func nothingToTap() {
    simulation.window.rootViewController = Home()
    simulation.tapBackButton()
    simulation.swipeBack()
    simulation.tapTab(at: 1)
    simulation.tapAction(titled: "OK")
    simulation.window.rootViewController = nil
    simulation.pullDown()
  }
}
