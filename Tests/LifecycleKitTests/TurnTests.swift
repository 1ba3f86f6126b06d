import LifecycleKit
import Testing

/// What is done inside a call and what at the end of the turn, as the guide tells it.
@MainActor @Suite struct TurnTests {
  final class ListViewController: UIViewController {}

  final class OrderViewController: UIViewController {
    var order: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = order
    }
  }

  let simulation = Simulation()
  let navigation = UINavigationController(rootViewController: ListViewController())

  init() { simulation.show(navigation) }

  @Test func `what is set after a push is there when the view loads`() throws {
    let detail = OrderViewController()
    navigation.pushViewController(detail, animated: true)
    detail.order = "Tea"  // in time for viewDidLoad
    #expect(navigation.topViewController === detail && !detail.isViewLoaded)

    simulation.endTurn()  // loads, and sends the wills
    #expect(detail.isViewLoaded && detail.title == "Tea")

    try simulation.settle()  // the animation ends, and the dids are sent
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `a push is drawn by its turn`() throws {
    let start = simulation.log.count
    navigation.pushViewController(OrderViewController(), animated: true)
    let pushed = simulation.log.count
    simulation.endTurn()
    let turned = simulation.log.count
    try simulation.settle()

    func mark(_ from: Int, _ to: Int, _ words: String) -> String {
      let column = "OrderViewController#1 ".count + from - start
      return String(repeating: " ", count: column) + String(repeating: "▔", count: to - from)
        + " \(words)\n"
    }
    let drawing =
      simulation.log.timeline(from: start) + mark(start, pushed, "inside the push")
      + mark(pushed, turned, "at the end of the turn")
      + mark(turned, simulation.log.count, "at the end of the animation")
    #expect(
      drawing == """
        time                  0.000   0.350
                              |       |
        OrderViewController#1 mlL·aiyY~AM
        ListViewController#1  ───d~~~~D··
                              ▔ inside the push
                               ▔▔▔▔▔▔▔ at the end of the turn
                                      ▔▔▔ at the end of the animation

        """)
  }

  @Test func `the ends of a turn: advance, settle, a user's action, a conclusion`() throws {
    func pushed(_ end: () throws -> Void) rethrows -> Bool {
      let screen = OrderViewController()
      navigation.pushViewController(screen, animated: false)
      #expect(!screen.isViewLoaded)
      try end()
      return screen.viewIfLoaded?.window != nil
    }
    #expect(pushed { simulation.endTurn() })
    #expect(pushed { simulation.advance(by: .zero) })
    #expect(try pushed { try simulation.settle() })
    #expect(pushed { simulation.user.tapBackButton(in: navigation) })
    try simulation.settle()
    #expect(pushed { _ = simulation.conclude() })
    simulation.application.enterBackground()
    #expect(pushed { _ = simulation.conclude() })
  }

  @Test func `looking at what there is ends no turn`() {
    let screen = OrderViewController()
    navigation.pushViewController(screen, animated: false)
    _ = (simulation.hierarchyTree(), simulation.log.timeline(), simulation.verdict)
    simulation.scan.run()
    #expect(simulation.visibleViewController === screen)
    #expect(!screen.isViewLoaded)
  }

  @Test func `a screen that is shown is on screen when the call returns`() {
    let root = OrderViewController()
    simulation.show(root)
    #expect(root.appearance.state == .appeared)
  }
}
